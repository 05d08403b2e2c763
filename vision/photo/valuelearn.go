package photo

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
)

const (
	valueShowings = 60   // crops of each die of a photograph
	drawnShowings = 6    // the same of a drawn scene
	valueOff      = 0.16 // maximum distance of the middle of a crop from that of the die, in edges
	smallest      = -0.5 // bounds of the logarithm of the size of a crop over that of its die: the pips of many dice
	largest       = 0.2  // are closer together than usual, so that their dice are taken for smaller ones
)

// ValueTraining says what the net of values learns from.
type ValueTraining struct {
	Photographs []Photograph // Number seeds the crops of each
	Scenes      int          // number of drawn scenes
	Seed        uint64       // of the scenes, their crops, the first weights and the order of the examples
	Passes      int          // over the examples
}

// TrainValues learns the net of values. The same training gives the same weights on the same kind of processor. told, if
// not nil, gets the number of examples and the mean cross entropy of each pass.
func TrainValues(ctx context.Context, t ValueTraining, told func(examples, pass int, loss float64)) ([]byte, error) {
	all, err := t.examples(ctx)
	if err != nil {
		return nil, err
	}
	return train(ctx, valuesShape, all, nil, t.Seed, t.Passes, func(pass int, loss float64) {
		if told != nil {
			told(len(all), pass, loss)
		}
	})
}

func (t *ValueTraining) examples(ctx context.Context) ([]Example, error) {
	lists, failed := make([][]Example, len(t.Photographs)), make([]error, len(t.Photographs))
	inParallel(len(lists), func(i int) {
		p, _, _, shrunk, err := decode(t.Photographs[i].Data)
		if failed[i] = errors.Join(err, ctx.Err()); failed[i] == nil {
			rng := rand.New(rand.NewPCG(t.Photographs[i].Number, 1))
			lists[i] = valueExamples(&p, marked(t.Photographs[i], shrunk), false, rng)
		}
	})
	if err := errors.Join(failed...); err != nil {
		return nil, err
	}
	drawn, err := eachPicture(ctx, nil, t.Scenes, t.Seed, valueExamples)
	return append(slices.Concat(lists...), drawn...), err
}

// valueExamples crops a picture at its dice, in any orientation and a little off in place and size.
func valueExamples(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example {
	showings := valueShowings
	if isDrawn {
		showings = drawnShowings
	}
	c := cropper{p: p, rng: rng}
	for _, b := range bodies {
		if b.value < 1 {
			continue
		}
		for range showings {
			x, y := b.x+c.spread(valueOff*b.edge), b.y+c.spread(valueOff*b.edge)
			edge := b.edge * math.Exp(smallest+(largest-smallest)*rng.Float64())
			c.crop(x, y, edge/valueEdge, b.value)
		}
	}
	return c.out
}
