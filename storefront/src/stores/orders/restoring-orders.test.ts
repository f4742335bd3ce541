import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { orderMemoryKey } from './order-memory.ts'
import {
  answer,
  condition,
  createOrder,
  memoryStorage,
  openTab,
  request,
  waitUntilSettled,
} from './testing/order-tab.ts'
import { readLastGoods } from './read-last-goods.ts'

describe('coming back', () => {
  const remembered = () => memoryStorage({ [orderMemoryKey]: JSON.stringify({ id: 'o1', revision: 1 }) })
  const ada = { name: { givenName: 'Ada', familyName: 'Byrne' }, email: 'ada@example.com' }

  it('is restoring until the browser has said, and none when it remembers nothing', async () => {
    const { order } = openTab({})
    expect(order.state.phase).toBe('restoring')
    await order.restore()
    expect(order.state.phase).toBe('none')
  })

  it('brings the remembered order back from the server', async () => {
    const { order } = openTab({}, remembered())
    await order.restore()
    expect([order.state.phase, order.order?.id]).toEqual(['active', 'o1'])
  })

  it('leads to the ticket when the order was completed meanwhile', async () => {
    const completed = answer(createOrder('o1', { status: 'Completed', expiresAt: null }))
    const { order, memory } = openTab({ order: jest.fn(() => Promise.resolve(completed)) }, remembered())
    await order.restore()
    expect([order.state, memory.read()]).toEqual([{ phase: 'completed', orderId: 'o1' }, null])
    expect(order.bookedOrderId).toBe('o1')
  })

  it('says that the hold is over, or that there is nothing any more', async () => {
    const over = openTab(
      { order: jest.fn(() => Promise.resolve(failed(condition('order-expired')))) },
      remembered(),
    )
    await over.order.restore()
    expect(over.order.state.phase).toBe('expired')
    const gone = openTab(
      { order: jest.fn(() => Promise.resolve(failed(condition('order-not-found')))) },
      remembered(),
    )
    await gone.order.restore()
    expect([gone.order.state.phase, gone.memory.read()]).toEqual(['gone', null])
  })

  it.each([
    ['keeps its vouchers for the next order when time ran out', failed(condition('order-expired')), false],
    ['forgets its vouchers when it was given up', failed(condition('order-not-found')), true],
    [
      'forgets its vouchers when it was completed',
      answer(createOrder('o1', { status: 'Completed', expiresAt: null })),
      true,
    ],
  ])('%s', async (_, result, isEmpty) => {
    const { order, carriedCodes } = openTab({ order: jest.fn(() => Promise.resolve(result)) }, remembered())
    carriedCodes.keep('v1', 'o1', async () => ({ kind: 'refused' }))
    await order.restore()
    expect(carriedCodes.isEmpty).toBe(isEmpty)
  })

  it('keeps the order in mind when the network is down', async () => {
    const failure: Failure = { kind: 'transport', reason: 'network', retryable: true }
    const { order, memory } = openTab(
      { order: jest.fn(() => Promise.resolve(failed(failure))) },
      remembered(),
    )
    await order.restore()
    expect([order.state, memory.read()?.id]).toEqual([{ phase: 'restoring', failure }, 'o1'])
  })

  const down: Failure = { kind: 'transport', reason: 'network', retryable: true }

  it('does not take a customer who could not be fetched for nobody', async () => {
    const { order, memory, service } = openTab(
      { customer: jest.fn(() => Promise.resolve(failed(down))) },
      remembered(),
    )
    await order.restore()
    expect([order.state, memory.read()?.id]).toEqual([{ phase: 'restoring', failure: down }, 'o1'])
    service.customer.mockReturnValue(Promise.resolve(answer({ customer: ada })) as never)
    await order.restore()
    expect([order.state.phase, order.customer]).toEqual(['active', ada])
  })

  it('keeps the customer whom the page knows when only the order is answered later', async () => {
    const { order, service } = openTab(
      { customer: jest.fn(() => Promise.resolve(answer({ customer: ada }))) },
      remembered(),
    )
    await order.restore()
    service.customer.mockReturnValue(Promise.resolve(failed(down)) as never)
    service.order.mockReturnValue(
      Promise.resolve(answer(createOrder('o1', { expiresAt: '2026-11-21T12:20:00Z' }))),
    )
    await order.refresh()
    expect([order.customer, order.hold?.secondsLeft]).toEqual([ada, 1_200])
  })

  it('says that the order is over when that is why there is no customer', async () => {
    const { order } = openTab(
      { customer: jest.fn(() => Promise.resolve(failed(condition('order-expired')))) },
      remembered(),
    )
    await order.restore()
    expect(order.state).toEqual({ phase: 'expired', lost: null })
  })
})

describe('two tabs', () => {
  it('share the order: what one holds, the other shows', async () => {
    const local = memoryStorage()
    const first = openTab({}, local)
    const second = openTab({}, local)
    const stop = second.order.start()
    await waitUntilSettled()
    expect(second.order.state.phase).toBe('none')
    await first.order.holdSeats(request)
    second.hear(local.get(orderMemoryKey))
    await waitUntilSettled()
    expect([second.order.state.phase, second.order.order?.id]).toEqual(['active', 'o1'])
    stop()
  })

  it('ask the server what became of an order that the other tab let go of', async () => {
    const local = memoryStorage()
    const first = openTab({}, local)
    const second = openTab({}, local)
    await first.order.holdSeats(request)
    const stop = second.order.start()
    await waitUntilSettled()
    await first.order.cancel()
    second.service.order.mockReturnValue(Promise.resolve(failed(condition('order-not-found'))) as never)
    second.hear(null)
    await waitUntilSettled()
    expect([second.order.state, second.order.order]).toEqual([{ phase: 'gone', showtimeId: 's1' }, null])
    stop()
  })
})

describe('what is typed of the customer’s details', () => {
  it('is there again when the page is loaded anew, and ends with the order', async () => {
    const tab = openTab({})
    await tab.order.holdSeats(request)
    tab.order.keepTypedDetails({ givenName: 'Ines', email: 'ines@' })
    expect(tab.order.typedDetails()).toEqual({ givenName: 'Ines', email: 'ines@' })
    expect(tab.memory.typedDetails('another')).toBeNull()
    tab.order.forget()
    expect(tab.memory.typedDetails('o1')).toBeNull()
  })

  it('is not kept beside what the server has', async () => {
    const tab = openTab({})
    await tab.order.holdSeats(request)
    tab.order.keepTypedDetails({ givenName: 'Ines' })
    await tab.order.saveCustomer({
      givenName: 'Ines',
      familyName: 'Marchetti',
      email: 'ines@postbox.example',
      phoneNumber: null,
    })
    expect(tab.order.typedDetails()).toBeNull()
  })
})

describe('goods of an order that is paid for', () => {
  const popcorn = { id: 'popcorn-1', itemId: 'popcorn', quantity: 2, modifiers: [], comment: 'no salt' }
  const buy = async (items: readonly object[]) => {
    const tab = openTab({
      createStandard: jest.fn(() =>
        Promise.resolve(answer(createOrder('o1', { showtimes: [], items: items as never }))),
      ),
    })
    tab.basket.changeItems('1001', { items: [popcorn] })
    await tab.order.beginAtSite('1001')
    tab.order.settle('o1')
    return tab
  }

  it('are remembered as they were chosen, for the next time', async () => {
    const { local, basket } = await buy([{ id: 'popcorn-1', itemId: 'popcorn' }])
    const { id: _, ...line } = popcorn
    expect(readLastGoods(local, '1001')).toEqual({ siteId: '1001', lines: [{ ...line, name: null }] })
    expect(readLastGoods(local, '1002')).toBeNull()
    expect(basket.itemsAt('1001').items).toEqual([])
  })

  it('are not those that were chosen and never on the order', async () => {
    expect(readLastGoods((await buy([])).local, '1001')).toBeNull()
  })
})
