import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { SeatEngine, SeatMap, type SeatMapProps } from './index.ts'
import { createSampleAuditorium, createStatuses } from './sample/auditoriums.ts'
import { sampleTexts } from './sample/texts.ts'

const columns = 20
const tickets = 3
/** Twenty thousand seats take a slow machine a while to draw; the counts do not. */
const patience = 300_000

/** An auditorium of rows alike, in the page, with counters of what is looked at and what changes. */
async function open(rows: number, props: Partial<SeatMapProps> = {}) {
  const auditorium = createSampleAuditorium([
    {
      category: 'standard',
      rows: Array.from({ length: rows }, (_, row) => [String(row + 1), 's'.repeat(columns)] as const),
    },
  ])
  const engine = new SeatEngine({
    auditorium,
    statuses: createStatuses(auditorium),
    limits: [{ areaCategoryId: 'standard', count: tickets }],
  })
  const statusCalls = jest.spyOn(engine, 'getStatus')
  const named = jest.fn(sampleTexts.seat)
  const { container } = render(<SeatMap engine={engine} texts={{ ...sampleTexts, seat: named }} {...props} />)
  // The rows of the grid around its first come after the first frame: no press pays for them.
  if (props.defaultView !== 'list')
    await waitFor(() => expect(container.querySelectorAll('[role=row]').length).toBeGreaterThan(2))
  const seatAt = (row: number, column: number) => {
    const seat = engine.plan.rows[row]?.seats[column]
    if (!seat) throw new Error(`no seat ${column} in row ${row}`)
    return seat
  }
  /** What a press on a seat costs: statuses read, seats renamed, elements touched. */
  const press = async (row: number, column: number) => {
    const seat = seatAt(row, column)
    const frame = container.querySelector<HTMLElement>('[data-slot=frame]')
    const drawing = container.querySelector('[data-slot=room]')
    const listed = container.querySelectorAll('section')[row]?.querySelectorAll('button')[column]
    const touched = new Set<Node>()
    const note = (records: MutationRecord[]) => records.forEach(({ target }) => touched.add(target))
    const observer = new MutationObserver(note)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    statusCalls.mockClear()
    named.mockClear()
    if (listed) fireEvent.click(listed)
    else if (frame && drawing) {
      const [x = 0, y = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number)
      frame.getBoundingClientRect = () => new DOMRect(0, 0, width, height)
      const place = engine.place.of(seat)
      fireEvent.click(frame, { clientX: place.x - x, clientY: place.y - y })
    }
    await act(async () => Promise.resolve())
    note(observer.takeRecords())
    observer.disconnect()
    return {
      statusCalls: statusCalls.mock.calls.length,
      named: named.mock.calls.length,
      touched: touched.size,
    }
  }
  return { engine, press, names: () => engine.seats(engine.getSnapshot().selection).map(({ name }) => name) }
}

/** Presses that choose, choose beside it, complete a choice that is refused, and give back. */
async function goThrough(rows: number, props?: Partial<SeatMapProps>) {
  const { engine, press, names } = await open(rows, props)
  const costs = [await press(3, 5), await press(3, 6), await press(3, 8)]
  expect(names()).toEqual(['46', '47', '49'])
  expect(engine.getSnapshot().refusal?.rule).toBe('gap-between')
  costs.push(await press(3, 8))
  expect(names()).toHaveLength(2)
  return costs
}

test.each([
  ['map', 300, 20_000],
  ['list', 100, 1_000],
] as const)(
  'a press on the %s costs no more among %i seats than among %i',
  async (view, few, many) => {
    const small = await goThrough(few / columns, { defaultView: view })
    const large = await goThrough(many / columns, { defaultView: view })
    for (const [at, cost] of large.entries()) {
      const before = small[at]
      // Batches of rows begin elsewhere in another auditorium; nothing else may differ.
      expect(cost.statusCalls).toBeLessThanOrEqual((before?.statusCalls ?? 0) + 8 * columns)
      expect(cost.named).toBeLessThanOrEqual(before?.named ?? 0)
      expect(cost.touched).toBeLessThanOrEqual((before?.touched ?? 0) + 2)
    }
  },
  patience,
)
