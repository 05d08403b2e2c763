package photo

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"quartermaster/vision/photo/scenery"
)

// Chosen; smallest and largest were fitted on: unknown.
const (
	valueShowings = 60   // number of crops of each die of a photograph
	drawnShowings = 6    // the same for a drawn scene
	valueOff      = 0.16 // maximum offset of the middle of a crop from that of the die in each direction, edges
	// Bounds of the logarithm of the size for which a crop is made over the size of its die. Many dice have pips closer together than
	// usual, so the reader takes them for smaller dice.
	smallest = -0.5
	largest  = 0.2
)

// ValueTraining holds what the net of values is trained on.
type ValueTraining struct {
	Photographs []Photograph // Number is the seed of the crops of each
	Scenes      int          // number of drawn scenes
	Glossy      int          // number of drawn scenes of glossy dice; if above 0, the colours of all crops are changed more: see altered
	Seed        uint64       // of the scenes, their crops, the initial weights and the order of the examples
	Passes      int          // number of passes over the examples
	From        []byte       // weights from which training starts; empty: from random ones
}

// TrainValues trains the net of values and returns its weights. The same training gives the same weights on the same kind of processor.
// told, if not nil, is called after each pass with the number of examples and the mean cross entropy.
func TrainValues(ctx context.Context, t ValueTraining, told func(examples, pass int, loss float64)) ([]byte, error) {
	all, err := t.examples(ctx)
	if err != nil {
		return nil, err
	}
	return train(ctx, valuesShape, all, t.From, t.Seed, t.Passes, func(pass int, loss float64) {
		if told != nil {
			told(len(all), pass, loss)
		}
	})
}

// examples makes the examples of all photographs and drawn scenes.
func (t *ValueTraining) examples(ctx context.Context) ([]Example, error) {
	lists, failed := make([][]Example, len(t.Photographs)), make([]error, len(t.Photographs))
	inParallel(len(lists), func(i int) {
		p, shrunk, err := decode(t.Photographs[i].Data)
		if failed[i] = errors.Join(err, ctx.Err()); failed[i] == nil {
			rng := rand.New(rand.NewPCG(t.Photographs[i].Number, 1))
			lists[i] = t.show(&p, marked(t.Photographs[i], shrunk), false, rng)
		}
	})
	if err := errors.Join(failed...); err != nil {
		return nil, err
	}
	drawn, err := eachPicture(ctx, nil, t.Scenes, t.Seed, scenery.New, t.show)
	if err != nil {
		return nil, err
	}
	glossy, err := eachPicture(ctx, nil, t.Glossy, t.Seed, scenery.NewGlossy, t.show)
	return slices.Concat(slices.Concat(lists...), drawn, glossy), err
}

// show makes crops of the dice of a picture with a known value. Their orientation, offset, size and colours are random.
func (t *ValueTraining) show(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example {
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
			c.crop(x, y, edge/valueEdge, b.value, func(crop []float32) {
				if t.Glossy > 0 {
					altered(crop, b.edge/edge*valueEdge, rng)
				} else {
					recoloured(crop, rng)
				}
			})
		}
	}
	return c.out
}
