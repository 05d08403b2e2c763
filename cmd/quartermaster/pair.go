package main

import (
	"fmt"
	"net/url"

	"github.com/spf13/cobra"
)

// newPair is "quartermaster pair": a new host's code, at the box.
func newPair() *cobra.Command {
	var data, table string
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
			if err := askControl(cmd.Context(), folder, "/host?"+url.Values{"table": {table}}.Encode(), &in); err != nil {
				return err
			}
			showLinks(cmd.OutOrStdout(), in.Table, in.Links)
			until := "once, until " + in.Until.Local().Format("15:04")
			fmt.Fprintf(cmd.OutOrStdout(), "Or type this code on the page: %s-%s (good %s)\n", in.Code[:4], in.Code[4:], until)
			return nil
		},
	}
	c.Flags().StringVar(&data, "data", "", "data folder of the running table, as it was told to serve")
	c.Flags().StringVar(&table, "table", "", "name of the table, where this machine serves several (none: the first)")
	return c
}
