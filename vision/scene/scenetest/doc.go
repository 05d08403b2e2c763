// Package scenetest makes scenes of drawn pictures, for tests.
package scenetest
