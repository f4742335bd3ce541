import { autorun } from 'mobx'
import type { Storage } from '../browser/storage.ts'
import { BasketStore, basketKey } from './basket.ts'
import { countByType, emptyBasket, toTickets } from './basket-content.ts'

const showtime = { id: 's1', siteId: '1001' }
const other = { id: 's2', siteId: '1002' }
const popcorn = {
  id: 'popcorn-1',
  itemId: 'popcorn',
  quantity: 1,
  modifiers: [
    {
      modifierGroupId: 'drink',
      modifierId: 'cola',
      quantity: 1,
      modifiers: [{ modifierGroupId: 'size', modifierId: 'large', quantity: 1 }],
    },
  ],
  comment: 'no butter',
}

/** A browser's storage, and its tabs, which hear of each other's changes as a browser tells them. */
function openBrowser(content: Record<string, string> = {}) {
  const tabs: { hear: (key: string, value: string | null) => void }[] = []
  return {
    content,
    openTab() {
      const tab = { hear: (_key: string, _value: string | null): void => undefined }
      tabs.push(tab)
      const tell = (key: string) => {
        for (const each of tabs) if (each !== tab) each.hear(key, content[key] ?? null)
      }
      const local: Storage = {
        get: (key) => content[key] ?? null,
        set: (key, value) => {
          content[key] = value
          tell(key)
        },
        remove: (key) => {
          delete content[key]
          tell(key)
        },
      }
      const basket = new BasketStore({
        local,
        onLocalChange: (listener) => {
          tab.hear = listener
          return () => (tab.hear = () => undefined)
        },
      })
      return { basket, stop: basket.start() }
    },
  }
}

describe('the basket', () => {
  it('is there after a reload, with what opens the price of a ticket', () => {
    const browser = openBrowser()
    const { basket } = browser.openTab()
    basket.chooseBookingMode(showtime, 'Unpaid')
    basket.choose(showtime, { seatIds: ['A1', 'A2'], quantities: { adult: 2 } })
    basket.setTickets(showtime, [
      { id: 'adult-1', ticketTypeId: 'adult', voucherId: 'v1' },
      { id: 'adult-2', ticketTypeId: 'adult' },
    ])
    basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }])
    basket.changeItems('1001', {
      items: [popcorn],
      delivery: { method: 'InSeatDelivery', seat: { showtimeId: 's1', seatId: 'A1' } },
      itemDeliveriesComment: 'left of the stairs',
      tip: { percentage: 10 },
      placeAddress: '/go/seat/1001/4/A1/',
    })
    expect(browser.openTab().basket.content).toEqual(basket.content)
    expect(basket.content).toEqual({
      showtimeId: 's1',
      siteId: '1001',
      bookingMode: 'Unpaid',
      seatIds: ['A1', 'A2'],
      tickets: [
        { id: 'adult-1', ticketTypeId: 'adult', voucherId: 'v1' },
        { id: 'adult-2', ticketTypeId: 'adult' },
      ],
      items: [popcorn],
      delivery: { method: 'InSeatDelivery', seat: { showtimeId: 's1', seatId: 'A1' } },
      itemDeliveriesComment: 'left of the stairs',
      tip: { percentage: 10 },
      placeAddress: '/go/seat/1001/4/A1/',
      discounts: [{ code: 'OWL', discountId: 'owl' }],
    })
  })

  it('is one for all tabs, until a tab is closed', () => {
    const browser = openBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    first.basket.choose(showtime, { seatIds: ['A1'], quantities: { adult: 1 } })
    expect(second.basket.of('s1').seatIds).toEqual(['A1'])
    second.stop()
    first.basket.clear()
    expect([first.basket.content, second.basket.of('s1').seatIds]).toEqual([emptyBasket, ['A1']])
  })

  it('has seats and tickets of one showtime, and goods of one cinema', () => {
    const { basket } = openBrowser().openTab()
    basket.chooseBookingMode(showtime, 'UnpaidConfirmed')
    basket.choose(showtime, { seatIds: ['A1'], quantities: { adult: 1 } })
    basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }])
    basket.changeItems('1001', { items: [popcorn] })
    basket.choose({ id: 's3', siteId: '1001' }, { seatIds: ['B1'], quantities: {} })
    expect(basket.itemsAt('1001').items).toEqual([popcorn])
    basket.choose(other, { seatIds: ['C4'], quantities: {} })
    expect(basket.of('s1')).toMatchObject({ seatIds: [], tickets: [], bookingMode: 'Paid' })
    expect(basket.content).toMatchObject({
      siteId: '1002',
      seatIds: ['C4'],
      bookingMode: 'Paid',
      discounts: [],
      items: [],
    })
  })

  it('drops seats of another cinema when goods are chosen at one', () => {
    const { basket } = openBrowser().openTab()
    basket.choose(showtime, { seatIds: ['A1'], quantities: { adult: 1 } })
    basket.changeItems('1002', { items: [popcorn], tip: { amount: 2 } })
    expect(basket.content).toEqual({ ...emptyBasket, siteId: '1002', items: [popcorn], tip: { amount: 2 } })
    expect(basket.itemsAt('1001').items).toEqual([])
    basket.dropItems()
    expect(basket.content).toEqual({ ...emptyBasket, siteId: '1002' })
  })

  it('remembers the code at a seat until goods reach the visitor in another way', () => {
    const { basket } = openBrowser().openTab()
    const placeAddress = '/go/table/1001/Table%207/'
    basket.changeItems('1001', {
      delivery: { method: 'CustomLocationDelivery', locationId: 't7' },
      placeAddress,
    })
    basket.changeItems('1001', { items: [popcorn] })
    expect(basket.itemsAt('1001').placeAddress).toBe(placeAddress)
    basket.changeItems('1001', { delivery: null })
    expect(basket.itemsAt('1001').placeAddress).toBeNull()
  })

  it('asks for no discount whose code is taken out', () => {
    const { basket } = openBrowser().openTab()
    basket.setDiscounts(showtime, [{ code: 'OWL', discountId: 'owl' }])
    basket.setTickets(showtime, [
      { id: 'adult-1', ticketTypeId: 'adult', discountId: 'owl' },
      { id: 'adult-2', ticketTypeId: 'adult', discountId: 'tuesday' },
    ])
    basket.setDiscounts(showtime, [])
    expect(basket.of('s1').tickets).toEqual([
      { id: 'adult-1', ticketTypeId: 'adult' },
      { id: 'adult-2', ticketTypeId: 'adult', discountId: 'tuesday' },
    ])
  })

  it('lets go of the seats of its own showtime alone', () => {
    const { basket } = openBrowser().openTab()
    basket.choose(showtime, { seatIds: ['A1'], quantities: { adult: 1 } })
    basket.dropSeats('s2')
    expect(basket.of('s1').seatIds).toEqual(['A1'])
    basket.dropSeats('s1')
    expect([basket.of('s1').seatIds, countByType(basket.of('s1').tickets)]).toEqual([[], { adult: 1 }])
  })

  it('shows nothing, and tells nobody, while nothing is stored', () => {
    const local: Storage = { get: () => null, set: () => undefined, remove: () => undefined }
    const basket = new BasketStore({ local, onLocalChange: () => () => undefined })
    let count = 0
    const stop = autorun(() => {
      void basket.of('s1')
      count++
    })
    basket.restore()
    expect(count).toBe(1)
    stop()
  })

  it('is changed as it is stored by who presses before it was read', () => {
    const browser = openBrowser()
    browser.openTab().basket.changeItems('1001', { tip: { amount: 2 } })
    const second = new BasketStore({
      local: { get: (key) => browser.content[key] ?? null, set: () => undefined, remove: () => undefined },
      onLocalChange: () => () => undefined,
    })
    second.choose(showtime, { seatIds: [], quantities: { adult: 1 } })
    expect(second.content.tip).toEqual({ amount: 2 })
  })
})

describe('what is stored', () => {
  const read = (value: unknown) =>
    openBrowser({ [basketKey]: typeof value === 'string' ? value : JSON.stringify(value) }).openTab().basket
      .content

  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['another version', { version: 2, basket: { showtimeId: 's1', seatIds: ['A1'] } }],
    ['a list', { version: 1, basket: [] }],
    ['nothing', null],
  ])('is not read if it is %s', (_, value) => {
    expect(read(value)).toEqual(emptyBasket)
  })

  it('is read without what is not as it should be', () => {
    const basket = {
      showtimeId: 's1',
      siteId: 7,
      bookingMode: 'Free',
      seatIds: [4, 'A1', ''],
      tickets: [
        { id: 'adult-1' },
        { id: 'adult-1', ticketTypeId: 'adult', voucherId: 5, discountId: 'd1' },
        null,
      ],
      items: [
        { id: '1', itemId: 'popcorn', quantity: -1 },
        { itemId: 'nachos', quantity: 1 },
        {
          id: '3',
          itemId: 'cola',
          quantity: 2,
          modifiers: [
            { modifierGroupId: 'ice' },
            { modifierGroupId: 'ice', modifierId: 'none', modifiers: 'x' },
          ],
        },
      ],
      delivery: { method: 'InSeatDelivery', seat: { showtimeId: 's1' } },
      itemDeliveriesComment: 'x'.repeat(1000),
      tip: { amount: -1, percentage: 200 },
      placeAddress: '//elsewhere.example/go/seat/1/',
      discounts: [{ code: '1' }, { code: 'C1', discountId: 'owl' }, null],
    }
    expect(read({ version: 1, basket })).toEqual({
      showtimeId: 's1',
      siteId: null,
      bookingMode: 'Paid',
      seatIds: ['A1'],
      tickets: [{ id: 'adult-1', ticketTypeId: 'adult', discountId: 'd1' }],
      items: [
        {
          id: '3',
          itemId: 'cola',
          quantity: 2,
          modifiers: [{ modifierGroupId: 'ice', modifierId: 'none', quantity: 1 }],
          comment: '',
        },
      ],
      delivery: null,
      itemDeliveriesComment: '',
      tip: null,
      placeAddress: null,
      discounts: [{ code: 'C1', discountId: 'owl' }],
    })
  })

  it('has no seats, tickets and mode without their showtime, and a bounded number of them', () => {
    const tickets = Array.from({ length: 200 }, (_, index) => ({
      id: `a-${String(index)}`,
      ticketTypeId: 'a',
    }))
    const lost = read({ version: 1, basket: { bookingMode: 'Unpaid', seatIds: ['A1'], tickets } })
    expect([lost.bookingMode, lost.seatIds, lost.tickets]).toEqual(['Paid', [], []])
    expect(read({ version: 1, basket: { showtimeId: 's1', tickets } }).tickets).toHaveLength(100)
  })
})

describe('tickets in new quantities', () => {
  const known = [
    { id: 'adult-1', ticketTypeId: 'adult' },
    { id: 'adult-2', ticketTypeId: 'adult', voucherId: 'v1' },
  ]

  it('are the known ones as far as they are wanted, in the order in which they were chosen', () => {
    expect(toTickets({ adult: 3 }, known)).toEqual([...known, { id: 'adult-3', ticketTypeId: 'adult' }])
    expect(toTickets({ adult: 1 }, known)).toEqual([known[0]])
    expect(toTickets({ child: 1 }, known)).toEqual([{ id: 'child-1', ticketTypeId: 'child' }])
  })

  it('never have an id twice', () => {
    const second = { id: 'adult-2', ticketTypeId: 'adult' }
    expect(toTickets({ adult: 3 }, [second]).map(({ id }) => id)).toEqual(['adult-2', 'adult-1', 'adult-3'])
  })
})
