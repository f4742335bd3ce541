import { act, fireEvent, render, screen } from '@testing-library/react'
import { SeatEngine, SeatMap, type SeatMapProps } from '../index.ts'
import { createStatuses, vault } from '../sample/auditoriums.ts'
import { sampleTexts } from '../sample/texts.ts'
import { largestScale } from './viewport.ts'

const observers = globalThis.ResizeObserver

/** A window that is measured as soon as somebody looks. */
function createWindow(width: number, height: number) {
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #tell: ResizeObserverCallback
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell
    }
    observe() {
      this.#tell([{ contentRect: new DOMRect(0, 0, width, height) } as ResizeObserverEntry], this)
    }
    unobserve() {}
    disconnect() {}
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  createWindow(900, 700)
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.ResizeObserver = observers
})

function show(props: Partial<SeatMapProps> = {}) {
  const engine = new SeatEngine({
    auditorium: vault,
    statuses: createStatuses(vault),
    limits: [{ areaCategoryId: 'standard', count: 2 }],
  })
  render(<SeatMap engine={engine} texts={sampleTexts} {...props} />)
  return engine
}

const seen = () => {
  const parts = document.querySelector('[data-slot=room]')?.getAttribute('viewBox')?.split(' ').map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = parts ?? []
  return { x, y, width, height }
}
/** A glide takes 250 ms; the drawing is settled then. */
const rest = () => {
  act(() => {
    jest.advanceTimersByTime(300)
  })
}
/** The head's buttons come first; a phone has its own at the foot of the map. A look-up by role takes far longer. */
const press = (name: string) => {
  fireEvent.click(document.querySelector(`button[aria-label="${name}"]`) as Element)
  rest()
}
const keyIn = (init: { key: string; shiftKey?: boolean }) => {
  fireEvent.keyDown(document.querySelector('[role=gridcell][tabindex="0"]') as Element, init)
  rest()
}
const pans = ['Look left', 'Look right', 'Look towards the screen', 'Look towards the back']
const panButtons = () => pans.flatMap((name) => screen.queryAllByRole('button', { name }))
const scale = () => 900 / seen().width

describe('zoom by buttons and keys', () => {
  it('comes to the size of a finger first, then closer up to the limit, and no further', () => {
    show()
    const whole = seen()
    press('Closer')
    expect(scale()).toBeCloseTo(1, 2)
    press('Closer')
    expect(scale()).toBeCloseTo(1.35, 2)
    for (let times = 0; times < 8; times += 1) press('Closer')
    expect(scale()).toBeCloseTo(largestScale, 2)
    for (let times = 0; times < 12; times += 1) press('Further away')
    expect(seen()).toEqual(whole)
  })

  it('goes back to the whole room in one press', () => {
    show()
    const whole = seen()
    press('Closer')
    press('Look right')
    press('Whole room')
    expect(seen()).toEqual(whole)
  })

  it('answers to +, - and 0', () => {
    show()
    const whole = seen()
    keyIn({ key: '+', shiftKey: true })
    expect(scale()).toBeCloseTo(1, 2)
    keyIn({ key: '=' })
    expect(scale()).toBeCloseTo(1.35, 2)
    keyIn({ key: '-' })
    expect(scale()).toBeCloseTo(1, 2)
    keyIn({ key: '0' })
    expect(seen()).toEqual(whole)
  })
})

describe('pan by buttons and keys', () => {
  it('has buttons while the room is larger than its window, and none while it is not', () => {
    show()
    expect(panButtons()).toHaveLength(0)
    press('Closer')
    expect(panButtons()).toHaveLength(4)
    press('Whole room')
    expect(panButtons()).toHaveLength(0)
  })

  it('looks two fifths of a window further, as far as the room goes', () => {
    show()
    for (let times = 0; times < 4; times += 1) press('Closer')
    const from = seen()
    press('Look right')
    expect(seen().x).toBeCloseTo(from.x + from.width * 0.4, 0)
    expect(seen().y).toBe(from.y)
    for (let times = 0; times < 6; times += 1) press('Look right')
    const end = seen()
    const right = screen.getByRole('button', { name: 'Look right' })
    expect(right).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Look left' })).not.toHaveAttribute('aria-disabled')
    press('Look right')
    expect(seen()).toEqual(end)
  })

  it('keeps the focus on a button that has come to the end', () => {
    show()
    press('Closer')
    const up = screen.getByRole('button', { name: 'Look towards the screen' })
    act(() => up.focus())
    for (let times = 0; times < 6; times += 1) press('Look towards the screen')
    expect(up).toHaveFocus()
    expect(up).toHaveAttribute('aria-disabled', 'true')
  })

  it('answers to arrows with Shift, which leave the focus where it is', () => {
    const engine = show()
    const focused = () => document.querySelector('[role=gridcell][tabindex="0"]')?.getAttribute('data-seat')
    act(() => engine.select([engine.plan.seats.find(({ name }) => name === 'H10')?.id ?? '']))
    for (let times = 0; times < 4; times += 1) press('Closer')
    const from = seen()
    const seat = focused()
    keyIn({ key: 'ArrowRight', shiftKey: true })
    keyIn({ key: 'ArrowUp', shiftKey: true })
    expect(seen().x).toBeGreaterThan(from.x)
    expect(seen().y).toBeLessThan(from.y)
    expect(focused()).toBe(seat)
    keyIn({ key: 'ArrowLeft', shiftKey: true })
    keyIn({ key: 'ArrowDown', shiftKey: true })
    expect(seen().x).toBeCloseTo(from.x, 0)
    expect(seen().y).toBeCloseTo(from.y, 0)
  })

  it('brings a seat that takes the focus into the window', () => {
    show()
    for (let times = 0; times < 4; times += 1) press('Closer')
    const stop = document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')
    act(() => stop?.focus())
    keyIn({ key: 'End' })
    const [, x = 0] = /translate\((-?[\d.]+)/
      .exec(document.querySelector('[role=gridcell][tabindex="0"]')?.getAttribute('transform') ?? '')
      ?.map(Number) ?? [0, 0]
    const { x: left, width } = seen()
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + width)
  })
})

describe('row letters', () => {
  const pinned = () =>
    [...document.querySelectorAll('[data-slot=gutter] text')].map((letter) => [
      letter.textContent,
      Number(letter.getAttribute('y')),
    ])
  const rowNames = vault.areas.flatMap(({ rows }) => rows.map(({ label }) => label))

  it('are the room’s own while it is seen whole', () => {
    show()
    expect(pinned()).toEqual([])
  })

  it.each([
    ['a desk', 900, 700],
    ['a phone', 390, 428],
  ])('stay at the edge of a window on %s that is closer, each at the height of its row', (_, ...size) => {
    createWindow(...size)
    show()
    press('Closer')
    press('Closer')
    const names = pinned().map(([name]) => name)
    expect(names).toEqual([...new Set(rowNames)])
    const heights = pinned().map(([, y]) => y as number)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
  })

  it('move with the room, and are told once where their own come into sight', () => {
    show()
    for (let times = 0; times < 4; times += 1) press('Closer')
    const [, before = 0] = pinned()[0] ?? []
    press('Look towards the screen')
    const [, after = 0] = pinned()[0] ?? []
    expect(Number(after)).toBeGreaterThan(Number(before))
    for (let times = 0; times < 8; times += 1) press('Look left')
    // Where the widest row begins, its own letter is in the window and the pinned one is hidden.
    const widest = [...document.querySelectorAll('[data-slot=room] [data-paint=letter]')]
      .map((letter) => ({ name: letter.textContent, x: Number(letter.getAttribute('x')) }))
      .sort((a, b) => a.x - b.x)[0]
    const scaled = 900 / seen().width
    expect(((widest?.x ?? 0) - seen().x) * scaled).toBeGreaterThan(34)
    expect(pinned().map(([name]) => name)).not.toContain(widest?.name)
  })

  it('mark the row of the choice', () => {
    const engine = show()
    act(() => engine.select([engine.plan.seats.find(({ name }) => name === 'H10')?.id ?? '']))
    for (let times = 0; times < 3; times += 1) press('Closer')
    expect(document.querySelector('[data-slot=gutter] text[data-used]')).toHaveTextContent('H')
  })
})

describe('on a phone', () => {
  it('arrives close, with the buttons, and can go out to the whole room', () => {
    createWindow(390, 428)
    show()
    expect(390 / seen().width).toBeCloseTo(1, 2)
    expect(panButtons()).toHaveLength(4)
    for (let times = 0; times < 8; times += 1) press('Further away')
    expect(panButtons()).toHaveLength(0)
  })
})

describe('the set of controls', () => {
  it('may be without pan', () => {
    show({ controls: ['Zoom'] })
    press('Closer')
    expect(scale()).toBeCloseTo(1, 2)
    expect(panButtons()).toHaveLength(0)
  })

  it('may be without zoom: keys and the switch to the list stay', () => {
    show({ controls: ['Pan'] })
    expect(screen.queryByRole('button', { name: 'Closer' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'List of seats' })).not.toHaveLength(0)
    keyIn({ key: '+' })
    expect(panButtons()).toHaveLength(4)
  })
})

describe('a question on a phone', () => {
  beforeEach(() => createWindow(390, 422))

  it('brings the seat that it is about into the window, with room for its flag, and the small map makes way', () => {
    const engine = show()
    const find = (name: string) => engine.plan.seats.find((seat) => seat.name === name)?.id ?? ''
    act(() => engine.select([find('A1'), find('A2')]))
    rest()
    const small = () => document.querySelector('[data-mini=window]')
    expect(small()).toBeInTheDocument()
    // Far from where the window arrived.
    act(() => engine.loseSeats([find('A1')]))
    rest()
    expect(small()).toBeNull()
    const lost = engine.place.of(engine.seats([find('A1')])[0] as never)
    const { x, y, width, height } = seen()
    expect(lost.x).toBeGreaterThan(x + 22)
    expect(lost.x).toBeLessThan(x + width - 22)
    // A flag is 60 high, above or below.
    expect(Math.max(lost.y - y, y + height - lost.y)).toBeGreaterThan(60)
    act(() => engine.dismissOffer())
    rest()
    expect(small()).toBeInTheDocument()
  })
})
