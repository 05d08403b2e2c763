package main

import (
	"fmt"
	"net/url"

	"github.com/spf13/cobra"
)

// newPair is "quartermaster pair": a new host's code, at the box.
func newPair() *cobra.Command {
	var data, table string
	var first bool
	c := &cobra.Command{
		Use:   "pair",
		Short: "Show a code that makes one device the host of the running table",
		Long: `Show a code that makes one device the host of the table that runs on this machine.

Open the address, scan the QR code, or type the code on the page. Whoever was host before is a player afterwards.
Use it when the host's tablet is lost or broken. Other devices are let in by the host's page.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			folder, err := dataPath(data)
			if err != nil {
				return err
			}
			var in letIn
			asked := url.Values{"table": {table}}
			if first {
				asked.Set("first", "")
			}
			if err := askControl(cmd.Context(), folder, "/host?"+asked.Encode(), &in); err != nil {
				return err
			}
			if in.Code == "" { // somebody is host already
				fmt.Fprintf(cmd.OutOrStdout(), "Table %s is served at:\n", in.Table)
				for _, l := range in.Links {
					fmt.Fprintln(cmd.OutOrStdout(), "  "+l)
				}
				return nil
			}
			showLinks(cmd.OutOrStdout(), in.Table, in.Links, first)
			until := "once, until " + in.Until.Local().Format("15:04")
			fmt.Fprintf(cmd.OutOrStdout(), "Or type this code on the page: %s-%s (good %s)\n", in.Code[:4], in.Code[4:], until)
			return nil
		},
	}
	c.Flags().StringVar(&data, "data", "", "data folder of the running table, as it was told to serve")
	c.Flags().BoolVar(&first, "first", false, "for installers: show the code and its QR code while nobody is host yet, otherwise only the addresses")
	c.Flags().StringVar(&table, "table", "", "name of the table, where this machine serves several (none: the first)")
	return c
}
