import { render } from '@testing-library/react'
import { SeatEngine } from '../index.ts'
import { createBigAuditorium, createStatuses, parlour, vault } from '../sample/auditoriums.ts'
import { sampleTexts } from '../sample/texts.ts'
import { getExtent, rowLabel } from '../geometry/extent.ts'
import { fitAuditorium } from '../view/viewport.ts'
import { LetterLayer, LightLayer } from './AuditoriumLayer.tsx'
import { chooseLetters } from './detail.ts'
import { Flag } from './Flag.tsx'
import { getLetterSize, getUnit, letterSizes } from './letter-size.ts'

const createEngine = (auditorium = vault) =>
  new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium),
    limits: [{ areaCategoryId: 'standard', count: 2 }],
  })

describe('lettering', () => {
  it('has its own size where the map is as large as life', () => {
    expect(getUnit(null)).toBe(1)
    expect(getUnit({ scale: 1, x: 0, y: 0 })).toBe(1)
    expect(getUnit({ scale: 2.5, x: 0, y: 0 })).toBe(1)
    expect(getLetterSize('word', 1)).toBe(letterSizes.word)
  })

  const names = Object.keys(letterSizes) as (keyof typeof letterSizes)[]
  const scales = [0.2, 0.27, 0.315, 0.5, 0.7, 0.99, 1, 2.5]
  it.each(scales.flatMap((scale) => names.map((name) => [scale, name] as const)))(
    'is painted at 11 px or more at a scale of %s: %s',
    (scale, name) => {
      const size = getLetterSize(name, getUnit({ scale, x: 0, y: 0 }))
      expect(size * scale).toBeGreaterThanOrEqual(11)
    },
  )

  it.each([320, 390, 768])('is drawn so, of the whole room in a window of %s px', (width) => {
    const engine = createEngine()
    const { box } = getExtent(engine.place)
    const view = fitAuditorium(box, { width, height: width })
    const unit = getUnit(view)
    const { container } = render(
      <svg>
        <LightLayer engine={engine} texts={sampleTexts} picture={undefined} id="x" unit={unit} />
        <LetterLayer engine={engine} used="2" unit={unit} {...chooseLetters(engine, box, unit)} />
      </svg>,
    )
    const texts = [...container.querySelectorAll('text')]
    expect(texts.length).toBeGreaterThan(engine.plan.rows.length)
    for (const text of texts) {
      const painted = Number(text.getAttribute('font-size')) * view.scale
      expect(painted).toBeGreaterThanOrEqual(11)
    }
  })

  it('leaves rows without letters rather than lay one over another', () => {
    const engine = createEngine(createBigAuditorium(25))
    const { box } = getExtent(engine.place)
    const unit = getUnit({ scale: 0.1, x: 0, y: 0 })
    expect(chooseLetters(engine, box, unit).step).toBeGreaterThanOrEqual(getLetterSize('letter', unit) / 48)
    expect(chooseLetters(engine, box).step).toBe(1)
  })
})

it('a flag grows around its tip, which stays at the seat', () => {
  const engine = createEngine()
  const [seat] = engine.plan.seats
  if (!seat) throw new Error('no seat')
  const draw = (unit: number) => {
    const { container } = render(
      <svg>
        <Flag engine={engine} seat={seat} text="Just taken" unit={unit} />
      </svg>,
    )
    return container.querySelector('[data-flag]')?.getAttribute('transform') ?? ''
  }
  expect(draw(1)).not.toContain('scale')
  const [, place, grown] = /^(translate\(.*?\)) scale\((.*)\)$/.exec(draw(3.2)) ?? []
  expect(place).toBe(draw(1))
  expect((letterSizes.flag * Number(grown)) / 3.2).toBeGreaterThanOrEqual(11)
})

it('a flag hides no seat that is offered with it', () => {
  const engine = createEngine()
  const [first, second] = engine.plan.rows.slice(3, 5)
  const seat = first?.seats[5]
  if (!seat || !second) throw new Error('no seat')
  const placeWith = (offered: readonly string[]) => {
    const { container } = render(
      <svg>
        <Flag engine={engine} seat={seat} text="Just taken" unit={1} offered={offered} />
      </svg>,
    )
    return Number(
      / (.*)\)/.exec(container.querySelector('[data-flag]')?.getAttribute('transform') ?? '')?.[1],
    )
  }
  const { y } = engine.place.of(seat)
  const near = (row = second) =>
    row.seats
      .filter((each) => Math.abs(engine.place.of(each).x - engine.place.of(seat).x) < 40)
      .map(({ id }) => id)
  expect(placeWith(near(second))).toBeLessThan(y)
  expect(placeWith(near(engine.plan.rows[2]))).toBeGreaterThan(y)
})

describe('the floor', () => {
  it.each([
    ['curved', vault],
    ['straight', parlour],
  ])('holds the bands and the letters of a %s room', (_, auditorium) => {
    const engine = createEngine(auditorium)
    const { half, box } = getExtent(engine.place)
    for (const band of engine.place.bands) {
      expect(band.right).toBeLessThan(half)
      expect(-band.left).toBeLessThan(half)
    }
    expect(box.width / 2).toBeGreaterThan(engine.place.halfWidth + rowLabel.margin + rowLabel.size)
  })
})
