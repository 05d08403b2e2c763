// Package web shows a table to devices: the page, the API, the live stream, the languages.
//
//	companion.Snapshot ──words of the game, words of the house──▶ JSON in the device's language ──stream──▶ page
//	page ──tap──▶ request ──checked, bounded──▶ companion.Table
//
// openapi.yaml is the API's description; a test holds it against the router and the answers.
package web
