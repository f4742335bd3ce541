import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { SeatEngine, SeatLegend, SeatMap, type SeatMapProps } from './index.ts'
import type { SeatMapModel } from './engine/types.ts'
import { areaLabel } from './geometry/extent.ts'
import { parlour, createSampleAuditorium, createStatuses, vault, vaultTaken } from './sample/auditoriums.ts'
import { sampleLegend, sampleTexts, testLegend } from './sample/texts.ts'

function setUp(props: Partial<SeatMapProps> = {}) {
  const engine = new SeatEngine({
    auditorium: vault,
    statuses: createStatuses(vault, vaultTaken),
    limits: [{ areaCategoryId: 'standard', count: 3 }],
  })
  const ids = (...names: string[]) =>
    names.map((name) => engine.plan.seats.find((s) => s.name === name)?.id ?? '')
  const chosen = () => engine.seats(engine.getSnapshot().selection).map((seat) => seat.name)
  const view = render(<SeatMap engine={engine} texts={sampleTexts} {...props} />)
  return { engine, ids, chosen, ...view, user: userEvent.setup() }
}

const focusedName = () => document.activeElement?.getAttribute('data-seat')
const status = () => document.querySelector('[role=status]')?.textContent

const cell = (name: string) => document.querySelector<SVGElement>(`[data-seat="${name}"]`)

/** Focuses the grid's one tab stop. */
function enterGrid() {
  const stop = screen.getByRole('grid').querySelector<SVGElement>('[tabindex="0"]')
  act(() => stop?.focus())
}

describe('by keyboard', () => {
  it('has one tab stop in the grid and enters at the choice', () => {
    const { engine, ids } = setUp()
    act(() => engine.select(ids('H10', 'H11', 'H12')))
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    enterGrid()
    expect(focusedName()).toBe('H10')
  })

  it('moves over aisles, taken seats and rows, to the ends and by pages', async () => {
    const { user, engine, ids } = setUp()
    act(() => engine.select(ids('H10')))
    enterGrid()
    await user.keyboard('{ArrowLeft}')
    expect(focusedName()).toBe('H9')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(focusedName()).toBe('H6')
    await user.keyboard('{End}')
    expect(focusedName()).toBe('H22')
    await user.keyboard('{ArrowDown}')
    expect(focusedName()).toBe('J22')
    await user.keyboard('{Home}{ArrowUp}')
    expect(focusedName()).toBe('H1')
    await user.keyboard('{PageUp}')
    expect(focusedName()?.[0]).toBe('C')
    await user.keyboard('{PageDown}{PageDown}{PageDown}')
    expect(focusedName()?.[0]).toBe('N')
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(focusedName()).toBe('A1')
  })

  it('jumps to a seat by its name', async () => {
    const { user } = setUp()
    enterGrid()
    await user.keyboard('g12')
    expect(focusedName()).toBe('G12')
  })

  it('chooses with space and enter, and gives back', async () => {
    const { user, chosen } = setUp()
    enterGrid()
    await user.keyboard('h10 {ArrowRight}{Enter}')
    expect(chosen()).toEqual(['H10', 'H11'])
    await user.keyboard(' ')
    expect(chosen()).toEqual(['H10'])
  })

  it('keeps only a window of rows in the page and says how many there are', () => {
    setUp()
    const grid = screen.getByRole('grid')
    expect(grid).toHaveAttribute('aria-rowcount', '13')
    expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(5)
  })

  it('has the seats of a long row around the focus only, and says how many there are and which one this is', async () => {
    const auditorium = createSampleAuditorium([
      { category: 'standard', rows: [['A', 's'.repeat(60)] as const] },
    ])
    const { user } = setUp({
      engine: new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] }),
    })
    const grid = screen.getByRole('grid')
    expect(grid).toHaveAttribute('aria-colcount', '60')
    enterGrid()
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAttribute('aria-colindex', '60')
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThanOrEqual(26)
    await user.keyboard('{ArrowLeft>30/}')
    expect(document.activeElement).toHaveAttribute('aria-colindex', '30')
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(26)
  })
})

describe('what is announced', () => {
  it('names a seat by row, number, kind, state and price', () => {
    const { engine, ids } = setUp()
    act(() => engine.select(ids('H10')))
    expect(cell('H12')).toHaveAttribute('role', 'gridcell')
    expect(cell('H12')).toHaveAccessibleName('Row H, seat 12, Standard, free, £13.50')
    expect(cell('H9')).toHaveAccessibleName('Row H, seat 9, Standard, taken, £13.50')
    expect(cell('H9')).toHaveAttribute('aria-disabled', 'true')
    expect(cell('H10')).toHaveAccessibleName('Row H, seat 10, Standard, chosen, £13.50')
    expect(cell('H10')).toHaveAttribute('aria-selected', 'true')
  })

  it('goes with a visitor who chooses, is refused, takes the offer and loses a seat', async () => {
    const { user, engine, ids } = setUp()
    expect(status()).toBe('')
    enterGrid()
    await user.keyboard('h11 ')
    expect(status()).toBe('Row H, seat 11 chosen')
    await user.keyboard('{ArrowRight} {ArrowRight} ')
    expect(status()).toBe('Seat H10 would be left on its own. Offered instead: H10, H11 and H12')
    expect(cell('H10')).toHaveAccessibleName(/would be left on its own/)
    act(() => engine.acceptOffer())
    expect(status()).toBe('Row H, seats 10 to 12 chosen')
    act(() => engine.loseSeats(ids('H10')))
    expect(status()).toBe('H10 has just gone to someone else. Offered instead: H11, H12 and H13')
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft} ')
    expect(status()).toBe('H9 is taken')
  })
})

describe('the drawing', () => {
  it('is batched: few paths for many seats, the chosen ones apart', () => {
    const { container, engine, ids } = setUp()
    act(() => engine.select(ids('H10', 'H11', 'H12')))
    expect(container.querySelectorAll('[data-seat-state=chosen]')).toHaveLength(3)
    expect(container.querySelectorAll('[data-paint=seat]').length).toBeLessThanOrEqual(2)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(400)
  })

  it('shows the seat left alone, what is offered, and what is lost', () => {
    const { container, engine, ids } = setUp()
    act(() => engine.select(ids('H11', 'H12', 'H13')))
    expect(container.querySelectorAll('[data-seat-state=alone]')).toHaveLength(1)
    expect(container.querySelectorAll('[data-paint=offer-ring]')).toHaveLength(1)
    expect(screen.getByText('On its own')).toBeInTheDocument()
    act(() => engine.select(ids('H10', 'H11', 'H12')))
    act(() => engine.loseSeats(ids('H10')))
    expect(container.querySelectorAll('[data-seat-state=lost]')).toHaveLength(1)
    expect(container.querySelectorAll('[data-seat-state=offered]')).toHaveLength(1)
    expect(screen.getByText('Just taken')).toBeInTheDocument()
  })

  it('finds the pressed seat by its coordinates', () => {
    const { container, engine, chosen } = setUp()
    const frame = container.querySelector<HTMLElement>('[data-slot=frame]')
    const auditorium = container.querySelector('[data-slot=room]')
    if (!frame || !auditorium) throw new Error('no map')
    const [x = 0, y = 0, width = 0, height = 0] = (auditorium.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    frame.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
    const seat = engine.plan.seats.find((candidate) => candidate.name === 'H10')
    const place = seat && engine.place.of(seat)
    if (!place) throw new Error('no seat')
    fireEvent.click(frame, { clientX: place.x - x + 5, clientY: place.y - y - 5 })
    expect(chosen()).toEqual(['H10'])
    fireEvent.click(frame, { clientX: 2, clientY: 2 })
    expect(chosen()).toEqual(['H10'])
  })

  it('renders on the server, seats and names included, without style attributes', () => {
    const engine = new SeatEngine({
      auditorium: vault,
      statuses: createStatuses(vault, vaultTaken),
      limits: [],
    })
    const html = renderToString(<SeatMap engine={engine} texts={sampleTexts} picture="/brand/p.png" />)
    expect(html).toContain('data-paint="seat"')
    expect(html).toContain('role="gridcell"')
    expect(html).not.toMatch(/ style="/)
  })
})

describe('as a component', () => {
  it('passes ref, rest props and class to its root, named as a group', () => {
    const ref = createRef<HTMLDivElement>()
    setUp({ ref, className: 'mine', 'data-testid': 'map' } as Partial<SeatMapProps>)
    expect(ref.current).toBe(screen.getByTestId('map'))
    expect(ref.current).toHaveClass('mine')
    expect(screen.getByRole('group', { name: 'Seats in Screen 4' })).toBe(ref.current)
  })

  it('changes look, words and picture without losing the choice', () => {
    const { engine, ids, rerender, container } = setUp()
    act(() => engine.select(ids('H10')))
    const root = container.firstElementChild
    rerender(
      <SeatMap
        engine={engine}
        texts={{ ...sampleTexts, screen: 'Leinwand' }}
        seatStyle={{ radius: 'FullRounded', seats: 'outlined' }}
        picture="/other.png"
      />,
    )
    expect(container.firstElementChild).toBe(root)
    expect(root).toHaveAttribute('data-radius', 'FullRounded')
    expect(screen.getByText('Leinwand')).toBeInTheDocument()
    expect(container.querySelectorAll('[data-seat-state=chosen]')).toHaveLength(1)
  })

  it('is never mirrored: the plan reads from left to right on every page', () => {
    const { container } = setUp({ dir: 'rtl' })
    expect(container.querySelector('[data-slot=stage]')).toHaveAttribute('dir', 'ltr')
  })

  it('turns into a list of sections, rows and seats, and back', () => {
    const onViewChange = jest.fn()
    const engine = new SeatEngine({
      auditorium: parlour,
      statuses: createStatuses(parlour, { B: 'x' }),
      limits: [{ areaCategoryId: 'standard', count: 3 }],
    })
    render(<SeatMap engine={engine} texts={sampleTexts} onViewChange={onViewChange} />)
    fireEvent.click(screen.getAllByLabelText('List of seats')[0] as HTMLElement)
    expect(onViewChange).toHaveBeenCalledWith('list')
    expect(screen.getByLabelText('Standard, Row B')).toBeInTheDocument()
    const seat = (label: RegExp) => screen.getByLabelText(label)
    fireEvent.click(seat(/^Row B, seat 5,/))
    const chosen = () => engine.seats(engine.getSnapshot().selection).map((entry) => entry.name)
    expect(chosen()).toEqual(['B5'])
    expect(seat(/^Row B, seat 5,/)).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(seat(/^Row B, seat 1,/))
    expect(chosen()).toEqual(['B5'])
    expect(status()).toBe('B1 is taken')
    fireEvent.click(screen.getAllByLabelText('Map of the room')[0] as HTMLElement)
    expect(screen.getByRole('grid')).toBeInTheDocument()
  })
})

describe('the kinds of seat', () => {
  const named = (auditorium: SeatMapModel) => {
    const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
    render(<SeatMap engine={engine} texts={sampleTexts} defaultView="list" />)
    return engine.plan.seats.map(({ kind, name }) => [
      kind,
      screen
        .getByLabelText(new RegExp(`seat ${name.slice(1)},`))
        .getAttribute('aria-label')
        ?.split(', ')[2],
    ])
  }

  it('are seven, each told by its name', () => {
    const auditorium = createSampleAuditorium(
      [{ category: 'standard', rows: [['A', 's_WC_LMR_F'] as const] }],
      null,
    )
    expect(named(auditorium)).toEqual([
      ['Normal', 'Standard'],
      ['Wheelchair', 'wheelchair place'],
      ['Companion', 'companion seat'],
      ['SofaLeft', 'sofa left'],
      ['SofaMiddle', 'sofa middle'],
      ['SofaRight', 'sofa right'],
      ['Friend', 'a friend’s seat'],
    ])
  })
})

describe('the name of an area', () => {
  it('stands 10 above the line around its band', () => {
    const { engine, container } = setUp()
    const [band] = engine.place.bands
    const label = container.querySelector('[data-paint=area]')
    expect(areaLabel.margin).toBe(10)
    expect(Number(label?.getAttribute('y'))).toBeCloseTo((band?.top ?? 0) - areaLabel.line - 10, 0)
  })
})

describe('a friend’s seat', () => {
  function withFriend() {
    const auditorium = createSampleAuditorium(
      [{ category: 'standard', rows: [['A', 'sFssss'] as const] }],
      null,
    )
    const engine = new SeatEngine({
      auditorium,
      statuses: createStatuses(auditorium),
      limits: [{ areaCategoryId: 'standard', count: 2 }],
    })
    return { engine, ...render(<SeatMap engine={engine} texts={sampleTexts} />) }
  }

  it('is drawn and named, and never to be had', () => {
    const { engine, container } = withFriend()
    expect(container.querySelectorAll('[data-paint=friend]')).toHaveLength(1)
    expect(cell('A2')).toHaveAccessibleName('Row A, seat 2, a friend’s seat, taken, £13.50')
    expect(cell('A2')).toHaveAttribute('aria-disabled', 'true')
    act(() => engine.toggle(engine.plan.seats[1]?.id ?? ''))
    expect(engine.getSnapshot().selection).toEqual([])
    expect(status()).toBe('A2 is taken')
  })

  it('is not among the best seats, and seats beside it are beside a taken one', () => {
    const { engine } = withFriend()
    expect(engine.seats(engine.bestAvailable() ?? []).map((seat) => seat.name)).not.toContain('A2')
    act(() => engine.select(engine.plan.seats.slice(3, 5).map((seat) => seat.id)))
    expect(engine.getSnapshot().refusal?.rule).toBe('single-from-unavailable')
  })
})

describe('on a window too small for the room', () => {
  const auditorium = () =>
    document.querySelector('[data-slot=room]')?.getAttribute('viewBox')?.split(' ').map(Number)

  it.each([
    [undefined, 44],
    [60, 60],
  ])('arrives at seats as large as asked for: %s', (minimumSeatSize, size) => {
    const before = globalThis.ResizeObserver
    globalThis.ResizeObserver = class implements ResizeObserver {
      readonly #tell: ResizeObserverCallback
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell
      }
      observe() {
        this.#tell([{ contentRect: new DOMRect(0, 0, 360, 428) } as ResizeObserverEntry], this)
      }
      unobserve() {}
      disconnect() {}
    }
    try {
      setUp(minimumSeatSize === undefined ? {} : { minimumSeatSize })
      const [, , width] = auditorium() ?? []
      // The auditorium's unit is a seat of 44.
      expect(width).toBeCloseTo(360 / (size / 44), 0)
    } finally {
      globalThis.ResizeObserver = before
    }
  })
})

it('explains the drawings in a legend of list items', () => {
  render(<SeatLegend items={sampleLegend} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.getByText('sold whole')).toBeInTheDocument()
})

it('has a test list of six for a legend that knows no room yet, each with a drawing of its own', () => {
  render(<SeatLegend items={testLegend} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Standard',
    'Wheelchair',
    'Companion',
    'Friend',
    'Yours',
    'Taken',
  ])
  expect(new Set(items.map((item) => item.querySelector('svg')?.outerHTML)).size).toBe(6)
})

it('draws a legend as large as it is told to', () => {
  const { container, rerender } = render(<SeatLegend items={testLegend} />)
  const heights = () =>
    new Set([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('height')))
  expect(container.querySelectorAll('svg')).toHaveLength(6)
  expect(heights()).toEqual(new Set(['25']))
  rerender(<SeatLegend items={testLegend} seatSize={32} />)
  expect(heights()).toEqual(new Set(['32']))
})

describe('the button for what the drawings mean', () => {
  it('is there where the page opens it, on the map of a phone and beside the title', async () => {
    const onLegend = jest.fn()
    const { user } = setUp({ onLegend, texts: { ...sampleTexts, legend: 'What the seats mean' } })
    const buttons = screen.getAllByRole('button', { name: 'What the seats mean' })
    expect(buttons).toHaveLength(2)
    await user.click(buttons[0] as HTMLElement)
    expect(onLegend).toHaveBeenCalledTimes(1)
  })

  it('is not there without a page that opens it, or without a name', () => {
    const { unmount } = setUp({ texts: { ...sampleTexts, legend: 'What the seats mean' } })
    expect(screen.queryByRole('button', { name: 'What the seats mean' })).toBeNull()
    unmount()
    setUp({ onLegend: () => undefined })
    expect(document.querySelector('[data-tool=legend]')).toBeNull()
  })
})
