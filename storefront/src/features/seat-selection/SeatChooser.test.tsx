import type { SeatMapConfiguration } from '@foyer/contract/channel/seat-map'
import type { SeatMapModel } from '@foyer/design-system/order/seat-map'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createShowtimeDetail } from '../../context/testing/showtime.ts'
import { refusals } from '../../order/testing/refusals.ts'
import { countByType } from '../../stores/orders/basket-content.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import { SeatChooser } from './SeatChooser.tsx'

const createText = (text: string) => ({ text, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

/** A showtime in an auditorium with numbered seats and a bar in which everybody sits where they like. */
const detail = createShowtimeDetail({
  isAllocatedSeating: true,
  areaCategories: [{ areaCategoryId: 'bar', isAllocatedSeating: false }],
})

const boundary = { left: 0, top: 100, right: 100, bottom: 0 }
const auditorium: SeatMapModel = {
  id: 'room',
  rowCurvature: null,
  categories: [{ id: 'hall', name: 'Hall', price: '£12.00', tier: 'standard' }],
  areas: [
    {
      number: 1,
      areaCategoryId: 'hall',
      name: 'Hall',
      columnCount: 2,
      rowCount: 1,
      boundary,
      rows: [
        {
          number: 1,
          label: 'A',
          seats: [1, 2].map((columnNumber) => ({
            id: `1_1_${String(columnNumber)}`,
            label: String(columnNumber),
            rowLabel: 'A',
            type: 'Normal' as const,
            areaCategoryId: 'hall',
            seatGroupIds: [],
            position: { areaNumber: 1, rowNumber: 1, columnNumber },
          })),
        },
      ],
    },
  ],
}

const area = (id: string) =>
  ({
    areaCategory: { id, name: createText(id), displayPriority: 1 },
    tickets: [
      {
        ticketType: {
          id: `${id}-adult`,
          description: createText('Adult'),
          areaCategoryId: id,
          type: 'Ticket',
        },
        price: { ticketTypeId: `${id}-adult`, price: money(12), bookingFee: money(0), restrictions: [] },
      },
    ],
  }) as unknown as PricedArea

/** One in the hall, with a seat chosen, and one in the bar. */
function open(
  script: Script,
  settings: Partial<SeatMapConfiguration> = {},
  {
    auditorium: shownAuditorium = auditorium,
    chosen = ['1_1_1'],
    isSeatFirst = false,
  }: { auditorium?: SeatMapModel; chosen?: string[]; isSeatFirst?: boolean } = {},
) {
  const created = createTestStores({
    createStandardOrder: () => answerHeldOrder({ showtimes: [] }),
    ...script,
  })
  Object.assign(created.stores.configuration.value.seatMap, settings)
  created.memory.clear()
  created.orderStores.basket.choose({ id: 's1', siteId: '1001' }, { seatIds: chosen, quantities: {} })
  const view = render(
    <MemoryRouter>
      <StoresContext value={created.stores}>
        <SeatChooser
          detail={detail}
          auditorium={shownAuditorium}
          statuses={new Map([1, 2].map((column) => [`1_1_${String(column)}`, 'Available']))}
          areas={[area('hall'), area('bar')]}
          quantities={isSeatFirst ? {} : { 'hall-adult': 1, 'bar-adult': 1 }}
          isSeatFirst={isSeatFirst}
          seatStyle={{ radius: 'Rounded', seats: 'filled' }}
          legend={[{ glyph: 'taken', label: 'Taken' }]}
          steps={null}
          heading={<h1>Choose a seat</h1>}
        />
      </StoresContext>
    </MemoryRouter>,
  )
  return { ...created, container: view.container }
}

/** Chooses the second seat by the keyboard. */
async function pressSecond() {
  act(() => screen.getByRole('gridcell', { name: /seat 1/ }).focus())
  await userEvent.keyboard('{ArrowRight} ')
}

/** The party asks for its places. */
async function keep(script: Script) {
  const created = open(script)
  const [button] = screen.getAllByRole('button', { name: 'Continue' })
  if (!button) throw new Error('there is nothing to press')
  await userEvent.click(button)
  return created
}

describe('seats and places of one room', () => {
  it('says so when the places have gone, which have no numbers, and looks at the room afresh', async () => {
    const { getCalls } = await keep({ setOrderShowtime: () => refuseFor('seats-unavailable') })
    const [alert] = await screen.findAllByRole('alert')
    expect(alert).toHaveTextContent('Not enough places are leftYour places could not be held.')
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Choose tickets again' })).toHaveAttribute(
      'href',
      '/order/showtimes/s1/tickets/?tickets=hall-adult.1%7Ebar-adult.1',
    )
    await waitFor(() => expect(getCalls('getSeatAvailability')).toHaveLength(1))
  })

  it.each(refusals)('are refused with the message of $condition', async ({ condition, text }) => {
    await keep({ setOrderShowtime: () => refuseFor(condition) })
    const [alert] = await screen.findAllByRole('alert')
    expect(alert).toHaveTextContent(text)
  })

  it('names the seat that has gone', async () => {
    await keep({
      setOrderShowtime: () => refuseFor('seats-unavailable', { unavailableSeatIds: ['1_1_1'] }),
    })
    expect((await screen.findAllByText(/A1.*has just gone to someone else/))[0]).toBeInTheDocument()
    expect(screen.queryByText(/Your places could not be held/)).not.toBeInTheDocument()
  })
})

describe('a seat of another kind than the tickets are for', () => {
  const mixed: SeatMapModel = {
    ...auditorium,
    categories: [
      ...auditorium.categories,
      { id: 'sofa', name: 'Cuddle sofa', price: '£20.00', tier: 'standard' },
    ],
    areas: auditorium.areas.map((each) => ({
      ...each,
      rows: each.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat, at) => (at === 0 ? { ...seat, areaCategoryId: 'sofa' } : seat)),
      })),
    })),
  }

  it('is told apart, and says what the tickets need and what to do', async () => {
    open({}, {}, { auditorium: mixed, chosen: [] })
    expect(
      screen.getAllByText(/Your tickets are for: Hall\. Other seats are drawn in dashes\./)[0],
    ).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: /seat 1, Cuddle sofa, not for your tickets/ })).toBeVisible()
    act(() => screen.getByRole('gridcell', { name: /seat 2/ }).focus())
    await userEvent.keyboard('{ArrowLeft} ')
    expect(screen.getAllByText('Your tickets are for: Hall')[0]).toBeInTheDocument()
    expect(screen.getAllByText(/A1 is another kind of seat: Cuddle sofa/)[0]).toBeInTheDocument()
    expect(screen.queryByText('All your tickets have a seat')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Change tickets' })[0]).toHaveAttribute(
      'href',
      '/order/showtimes/s1/tickets/?tickets=hall-adult.1%7Ebar-adult.1',
    )
  })

  it('is not spoken of where every seat will do', () => {
    open({}, {}, { chosen: [] })
    expect(screen.queryByText(/Your tickets are for/)).not.toBeInTheDocument()
  })
})

describe('what can be pressed to go on', () => {
  it('is not lit before every ticket has a seat, and says what is missing', () => {
    open({}, {}, { chosen: [] })
    for (const button of screen.getAllByRole('button', { name: 'One seat still to choose' }))
      expect(button).toBeDisabled()
  })

  it('does not leave the focus nowhere when the seat has gone', async () => {
    await keep({
      setOrderShowtime: () => refuseFor('seats-unavailable', { unavailableSeatIds: ['1_1_1'] }),
    })
    await waitFor(() => expect(document.activeElement).toHaveTextContent('A1 has just gone to someone else'))
    await userEvent.click(screen.getAllByRole('button', { name: /^Swap/ })[0] as HTMLElement)
    expect(document.activeElement).toHaveTextContent('Row A, seat 2')
  })
})

describe('while seats are being kept', () => {
  /** The hold is under way until `answer` is called. */
  async function keeping() {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const created = open({ setOrderShowtime: () => held.then(() => answerHeldOrder()) })
    await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0] as HTMLElement)
    return { ...created, answer }
  }

  it('the choice stays what is being asked for', async () => {
    const { answer, orderStores, getCalls } = await keeping()
    expect(screen.queryByRole('button', { name: /A1/ })).not.toBeInTheDocument()
    await pressSecond()
    expect(screen.getAllByTestId('chosen-seats')[0]).toHaveTextContent('Row A, seat 1')
    answer()
    await waitFor(() => expect(orderStores.order.isHeld).toBe(true))
    expect(getCalls('setOrderShowtime')).toHaveLength(1)
    expect(getCalls('setOrderShowtime')[0]?.[1]).toMatchObject({ body: { seats: ['1_1_1'] } })
  })

  it('who has gone elsewhere is left there', async () => {
    const { answer, orderStores } = await keeping()
    cleanup()
    const before = window.location.pathname
    answer()
    await waitFor(() => expect(orderStores.order.isHeld).toBe(true))
    expect(window.location.pathname).toBe(before)
  })
})

it('keeps what is chosen for a page that is loaded anew', async () => {
  const { orderStores } = open({})
  await pressSecond()
  const { seatIds, tickets } = orderStores.basket.of('s1')
  expect([seatIds, countByType(tickets)]).toEqual([['1_1_2'], { 'hall-adult': 1, 'bar-adult': 1 }])
})

describe('the buttons on the map', () => {
  const zooms = () => screen.queryAllByLabelText('Closer').length

  it('are there, or not, as the brand’s configuration says', () => {
    open({})
    expect(zooms()).toBeGreaterThan(0)
    cleanup()
    open({}, { controls: ['Pan'] })
    expect(zooms()).toBe(0)
  })
})

describe('the sizes of seats', () => {
  const legendHeight = (container: HTMLElement) =>
    container.querySelector('svg[data-glyph=taken]')?.getAttribute('height')

  it('in the legend are 25 px, or what the brand’s configuration says', () => {
    expect(legendHeight(open({}).container)).toBe('25')
    expect(legendHeight(open({}, { legendSeatSize: 32 }).container)).toBe('32')
  })

  it.each([
    [44, 264],
    [60, 194],
  ])('on a small window are at least %i px', (minimumSeatSize, width) => {
    const before = globalThis.ResizeObserver
    globalThis.ResizeObserver = class {
      readonly #tell: ResizeObserverCallback
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell
      }
      observe() {
        const box = [{ inlineSize: 264, blockSize: 428 }]
        const contentRect = new DOMRect(0, 0, 264, 428)
        this.#tell([{ contentRect, borderBoxSize: box } as unknown as ResizeObserverEntry], this)
      }
      unobserve() {}
      disconnect() {}
    }
    try {
      const { container } = open({}, { minimumSeatSize })
      const shown = container.querySelector('[data-slot=room]')?.getAttribute('viewBox')?.split(' ')[2]
      expect(Math.round(Number(shown))).toBe(width)
    } finally {
      globalThis.ResizeObserver = before
    }
  })
})

describe('seats that are chosen before their tickets', () => {
  const choose = (chosen: string[]) =>
    open({ setOrderShowtime: () => answerHeldOrder() }, {}, { isSeatFirst: true, chosen })
  const next = 'Choose tickets'

  it('may be any number, and show the least that they cost', async () => {
    choose(['1_1_1'])
    expect(screen.getAllByText('from £12.00').length).toBeGreaterThan(0)
    await pressSecond()
    expect(screen.getAllByTestId('chosen-seats')[0]).toHaveTextContent('Row A, seats 1 and 2')
    expect(screen.getAllByText('£24.00').length).toBeGreaterThan(0)
    expect(screen.getAllByText('From, fees included').length).toBeGreaterThan(0)
  })

  it('are held without tickets', async () => {
    const { getCalls } = choose(['1_1_1'])
    await userEvent.click(screen.getAllByRole('button', { name: next })[0] as HTMLElement)
    await waitFor(() => expect(getCalls('setOrderShowtime')).toHaveLength(1))
    expect(getCalls('setOrderShowtime')[0]?.[1]).toMatchObject({ body: { seats: ['1_1_1'], tickets: [] } })
  })

  it('are at least one', () => {
    choose([])
    expect(screen.getAllByRole('button', { name: next })[0]).toBeDisabled()
    expect(screen.getAllByText(/Which tickets they are for comes next/).length).toBeGreaterThan(0)
  })
})
