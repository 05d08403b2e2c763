package sevenseas

import "quartermaster/games"

// Countries, in the order of the options and flags.
const (
	ENG = iota
	ESP
	FRA
	NED
)

var countries = [4]string{"ENG", "ESP", "FRA", "NED"}

var countryEmblems = [4]string{"flag-en", "flag-es", "flag-fr", "flag-nl"}

// Goods, in the order of Player.Goods.
const (
	Rum = iota
	Coffee
	Fruit
	Talisman // in Loss.Cards, after the goods
)

var goods = [3]string{"rum", "coffee", "fruit"}

const talisman = "talisman"

// Characters in the order of their calls (R1).
const (
	Shipwright = 1 + iota
	Governor
	Captain
	Islander
	Shaman
	MerchantChar
	Cartographer
)

// Curses.
const (
	Kraken    = "KRA"
	Iceberg   = "ICE"
	Sirens    = "SIR"
	Mutiny    = "MUT"
	Whirlpool = "WHI"
	Tavern    = "TAV"
	Idol      = "IDO"
	Payday    = "PAY"
)

var curses = [8]string{Kraken, Iceberg, Sirens, Mutiny, Whirlpool, Tavern, Idol, Payday}

var curseEmblems = map[string]string{Kraken: "kraken", Iceberg: "iceberg", Sirens: "sirens", Mutiny: "mutiny", Whirlpool: "whirl", Tavern: "tavern", Idol: "idol", Payday: "payday"}

// curseRules names the rule that defines each curse.
var curseRules = map[string]string{Kraken: "Q4", Iceberg: "Q5", Sirens: "Q6", Mutiny: "Q7", Whirlpool: "Q8", Tavern: "Q9", Idol: "Q10", Payday: "Q11"}

// hit is the die value that each dice curse hits (Q4–Q7).
var hit = map[string]int{Kraken: 1, Iceberg: 2, Sirens: 3, Mutiny: 4}

// orders holds the prices of the six ports: all six orders of 3, 2 and 1 (A3). Entry 0 stands for Pirate Bay and is empty.
var orders = [7][3]int{{}, {3, 2, 1}, {3, 1, 2}, {2, 3, 1}, {1, 3, 2}, {2, 1, 3}, {1, 2, 3}}

// Contents of the box.
const (
	shipsEach      = 10
	lootCards      = 60
	lootOfAKind    = 15
	adventureCards = 31
	belowLastRound = 6
	convoysEach    = 4 // of each country; one less with two players
)

func characterText(c int) games.Text {
	return text("character."+string(rune('0'+c)), nil)
}

func countryText(c int) games.Text { return text("country."+countries[c], nil) }

func goodText(g int) games.Text { return text("good."+goods[g], nil) }

// lootText names a loot card: a kind of goods or the talisman.
func lootText(what int) games.Text {
	if what == Talisman {
		return text("good."+talisman, nil)
	}
	return goodText(what)
}

func curseText(kind string) games.Text { return text("curse."+kind, nil) }
