/** @jest-environment jsdom */
import type { PlanSeat } from '../engine/plan.ts'
import { SeatEngine } from '../engine/seat-engine.ts'
import { placeOnArc } from '../geometry/arc.ts'
import { paintCss } from '../paint/paint-css.ts'
import { createSampleAuditorium, createStatuses, vault } from '../sample/auditoriums.ts'
import { createBatches, countChunks, type Batch } from './batches.ts'

function readPaintRules(): readonly CSSStyleRule[] {
  const style = document.createElement('style')
  style.textContent = paintCss
  document.head.append(style)
  const rules = [...(style.sheet?.cssRules ?? [])]
  return rules.filter((rule) => rule instanceof CSSStyleRule)
}

const paintRules = readPaintRules()

/** The declarations of a paint in a map of the plainest style: of rules with the same specificity, the last. */
function getPaintValue(paint: string, property: string): string {
  const map = document.createElement('div')
  map.innerHTML = `<svg data-seats><path data-paint="${paint}" /></svg>`
  const path = map.querySelector('path')
  const values = paintRules
    .filter(({ selectorText }) => path?.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
  return values.findLast((value) => value !== '') ?? ''
}

interface Dash {
  readonly paint: string
  readonly x: number
  readonly y: number
  readonly length: number
}

/** The dashes that a browser draws of a batch: their middles, in user units. */
function parseDashes({ paint, path }: Batch, radius: number): readonly Dash[] {
  const [long, gap] = getPaintValue(paint, 'stroke-dasharray').split(' ').map(Number) as [number, number]
  const lines = path.matchAll(/M(\S+) (\S+)(?:L|A\S+ \S+ 0 0 0 )([^\sM]+) ([^\sM]+)/g)
  return [...lines].flatMap((line) => {
    const [fromX, fromY, toX, toY] = line.slice(1).map(Number) as [number, number, number, number]
    const isBent = Number.isFinite(radius)
    const depth = isBent ? Math.hypot(fromX, fromY + radius) - radius : fromY
    const along = (x: number, y: number) => (isBent ? Math.atan2(x, y + radius) * (radius + depth) : x)
    const start = along(fromX, fromY)
    const end = along(toX, toY)
    const dashes: Dash[] = []
    // A tenth of a unit is what the numbers of a path are rounded to.
    for (let at = start; at < end - 0.2; at += long + gap) {
      const length = Math.min(long, end - at)
      const { x, y } = placeOnArc(radius, at + length / 2, depth)
      dashes.push({ paint, x, y, length })
    }
    return dashes
  })
}

function fromAfar(engine: SeatEngine, leftOut: readonly string[] = []): readonly Dash[] {
  const seatStyle = { radius: 'Rounded', seats: 'filled', coarse: true } as const
  const taken = new Set(
    engine.plan.seats.flatMap(({ id }) => (engine.getStatus(id) === 'Available' ? [] : id)),
  )
  return Array.from({ length: countChunks(engine) }, (_, chunk) =>
    createBatches(engine, chunk, seatStyle, new Set(leftOut), taken),
  )
    .flat()
    .flatMap((batch) => parseDashes(batch, engine.place.radius))
}

function expectedPaint(engine: SeatEngine, seat: PlanSeat): string {
  if (seat.kind === 'Friend') return 'far-friend'
  if (engine.getStatus(seat.id) !== 'Available') return 'far-taken'
  if (seat.kind === 'Wheelchair') return 'far-place'
  return seat.isPremier ? 'far-prem' : 'far'
}

/** Each seat has one dash, of its paint, on its place; no dash is without a seat. */
function expectEachSeatOnce(engine: SeatEngine, leftOut: readonly string[] = []) {
  const dashes = fromAfar(engine, leftOut)
  const seats = engine.plan.seats.filter(({ id }) => !leftOut.includes(id))
  const missing = seats.filter((seat) => {
    const { x, y } = engine.place.of(seat)
    const paint = expectedPaint(engine, seat)
    return !dashes.some((dash) => dash.paint === paint && Math.hypot(dash.x - x, dash.y - y) < 0.5)
  })
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(dashes).toHaveLength(seats.length)
}

const createEngine = (auditorium = vault, taken: Readonly<Record<string, string>> = {}) =>
  new SeatEngine({ auditorium, statuses: createStatuses(auditorium, taken), limits: [] })

const kinds = [
  {
    category: 'standard',
    rows: [
      ['A', 'ssss__ssssss__ssss'],
      ['B', 'ssWCssFsss__ssCWss'],
      ['C', 'LRLMRsss__ssssssss'],
    ],
  },
  {
    category: 'premier',
    rows: [
      ['D', 'ssssssssssss'],
      ['E', 'ssss__ssssss'],
    ],
  },
] as const
const sold = { A: 'xx..xxx...xx......', B: 'x.....x....x.x....', D: '.xxx....x..x', E: 'xx..xx......' }

describe('from afar, each seat is one dash where it stands', () => {
  it('in a room with all kinds of seats', () => {
    expectEachSeatOnce(createEngine(createSampleAuditorium(kinds), sold))
  })

  it('where rows are straight', () => {
    expectEachSeatOnce(createEngine(createSampleAuditorium(kinds, null), sold))
  })

  it('in the design’s own room', () => {
    expectEachSeatOnce(createEngine())
  })

  it('in a hall, to the end of its longest row', () => {
    const rows = Array.from({ length: 9 }, (_, row) => [String(row + 1), 's'.repeat(200)] as const)
    const marks = Object.fromEntries(
      rows.map(([label], row) => [label, '....xx.'.repeat(row % 3 === 0 ? 28 : 0)]),
    )
    expectEachSeatOnce(createEngine(createSampleAuditorium([{ category: 'standard', rows }]), marks))
  })

  it('but for those that are drawn apart', () => {
    const engine = createEngine(createSampleAuditorium(kinds), sold)
    const apart = ['A4', 'A8', 'D7', 'E10'].map(
      (name) => engine.plan.seats.find((seat) => seat.name === name)?.id ?? '',
    )
    expect(apart).not.toContain('')
    expectEachSeatOnce(engine, apart)
  })
})

test('from afar, kinds are told apart by more than colour: what is free is a square, the rest is smaller', () => {
  const size = (paint: string) => [
    Number(getPaintValue(paint, 'stroke-dasharray').split(' ')[0]),
    Number(getPaintValue(paint, 'stroke-width')),
  ]
  expect(size('far')).toEqual([30, 30])
  expect(size('far-prem')).toEqual([30, 30])
  const lengths = Object.fromEntries(
    fromAfar(createEngine(createSampleAuditorium(kinds), sold)).map(({ paint, length }) => [
      paint,
      Math.round(length),
    ]),
  )
  expect(lengths).toEqual({ far: 30, 'far-prem': 30, 'far-place': 16, 'far-friend': 16, 'far-taken': 12 })
  expect([size('far-place')[1], size('far-friend')[1], size('far-taken')[1]]).toEqual([16, 16, 2.2])
})

test('neighbours of one kind are one line: a hall of free seats has one a row', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [String(row + 1), 's'.repeat(100)] as const)
  const engine = createEngine(createSampleAuditorium([{ category: 'standard', rows }]))
  const seatStyle = { radius: 'Rounded', seats: 'filled', coarse: true } as const
  const [batch, ...others] = createBatches(engine, 0, seatStyle, new Set(), new Set())
  expect(others).toEqual([])
  expect(batch?.path.match(/M/g)).toHaveLength(8)
})
