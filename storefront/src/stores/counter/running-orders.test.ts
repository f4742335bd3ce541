import type { OrderInPreparation, PreparationStatus } from '@foyer/contract/wire/order-items'
import { success } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { longestWait, pollEvery, RunningOrdersStore } from './running-orders.ts'
import { createOrder, Kitchen, noon, offline, refuse } from './testing/kitchen.ts'

let stops: (() => void)[] = []
beforeEach(() => {
  jest.useFakeTimers({ now: noon })
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  jest.useRealTimers()
})

const settle = () => jest.advanceTimersByTimeAsync(0)

/** A screen of the kitchen that has begun to ask. */
async function openScreen(kitchen: Kitchen) {
  const page = { isSeen: true, comeBack: () => undefined as void }
  const onEnded = jest.fn()
  const screen = new RunningOrdersStore({
    siteId: '1001',
    service: kitchen,
    clock: { now: () => Date.now() },
    page: {
      isVisible: () => page.isSeen,
      onReturn: (listener) => {
        page.comeBack = listener
        return () => undefined
      },
    },
    onEnded,
  })
  stops.push(screen.start())
  await settle()
  return { screen, page, onEnded }
}
const listed = ({ shown }: RunningOrdersStore) =>
  shown.map(({ order, status }) => `${order.orderId} ${status}`)

describe('the list of running orders', () => {
  it('is asked for every second and a half, and sent only when it has changed', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    const { screen } = await openScreen(kitchen)
    expect(listed(screen)).toEqual(['a NotStarted'])
    const before = screen.orders
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(kitchen.requests.map(({ wasUnchanged }) => wasUnchanged)).toEqual([false, true])
    expect(screen.orders).toBe(before)
    expect(screen.answeredAt).toBe(noon + pollEvery)
    kitchen.orders = [...kitchen.orders, createOrder('b')]
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(listed(screen)).toEqual(['a NotStarted', 'b NotStarted'])
    expect(screen.findItemName('popcorn')?.text).toBe('Popcorn')
  })

  it('says which orders have come since, and none of those that were there first', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    const { screen } = await openScreen(kitchen)
    expect(screen.event).toBeNull()
    kitchen.orders = [...kitchen.orders, createOrder('b')]
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(screen.event).toMatchObject({ kind: 'arrived', orders: [{ orderId: 'b' }] })
    expect([...screen.arrivals]).toEqual([['b', noon + pollEvery]])
    await jest.advanceTimersByTimeAsync(61_000)
    expect([...screen.arrivals]).toEqual([])
  })

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    const kitchen = new Kitchen()
    const { page } = await openScreen(kitchen)
    page.isSeen = false
    await jest.advanceTimersByTimeAsync(10 * pollEvery)
    expect(kitchen.requests).toHaveLength(1)
    page.isSeen = true
    page.comeBack()
    await settle()
    expect(kitchen.requests).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(kitchen.requests).toHaveLength(3)
  })

  it('is asked for ever less often while nobody answers, and stays on screen', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    const { screen } = await openScreen(kitchen)
    kitchen.faults = Array.from({ length: 20 }, () => offline)
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect([screen.failures, screen.isLost]).toEqual([1, false])
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect([screen.failures, screen.isLost]).toEqual([2, true])
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(screen.failures).toBe(2)
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(screen.failures).toBe(3)
    await jest.advanceTimersByTimeAsync(4 * 60_000)
    const before = kitchen.faults.length
    await jest.advanceTimersByTimeAsync(longestWait)
    expect(before - kitchen.faults.length).toBe(1)
    expect(listed(screen)).toEqual(['a NotStarted'])
    expect(screen.answeredAt).toBe(noon)
    kitchen.faults = []
    await jest.advanceTimersByTimeAsync(longestWait)
    expect([screen.failures, screen.isLost]).toEqual([0, false])
  })

  it('ends where the workstation is no longer registered', async () => {
    const kitchen = new Kitchen()
    const { onEnded } = await openScreen(kitchen)
    kitchen.faults = [refuse('forbidden', 403)]
    await jest.advanceTimersByTimeAsync(10 * pollEvery)
    expect(onEnded).toHaveBeenCalledTimes(1)
    expect(kitchen.requests).toHaveLength(1)
  })

  it('is not asked for any more once the page is left', async () => {
    const kitchen = new Kitchen()
    await openScreen(kitchen)
    stops.pop()?.()
    await jest.advanceTimersByTimeAsync(10 * pollEvery)
    expect(kitchen.requests).toHaveLength(1)
  })
})

describe('a press', () => {
  it('moves an order on at once, step by step, until it is handed over', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    kitchen.release = () => undefined
    const { screen } = await openScreen(kitchen)
    for (const status of ['InPreparation', 'OnItsWay'] as const) {
      const moved = screen.move('a')
      expect(screen.shown).toMatchObject([{ status, isMoving: true }])
      await settle()
      kitchen.release()
      await moved
      expect(screen.shown).toMatchObject([{ status, isMoving: false }])
      await jest.advanceTimersByTimeAsync(500)
    }
    const moved = screen.move('a')
    expect(screen.shown).toEqual([])
    await settle()
    kitchen.release()
    await moved
    expect(screen.collected).toMatchObject([{ orderId: 'a', preparation: { status: 'Collected' } }])
    expect(screen.event).toMatchObject({ kind: 'moved', status: 'Collected' })
    await jest.advanceTimersByTimeAsync(2 * pollEvery)
    expect(listed(screen)).toEqual([])
  })

  it('has its time where the server says none of what was handed over', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a', 'OnItsWay')]
    const { screen } = await openScreen(kitchen)
    const { collect } = kitchen
    Object.assign(kitchen, {
      collect: async (orderId: string) => {
        await collect(orderId)
        return success({ status: 200, body: undefined, serverTime: null })
      },
    })
    await screen.move('a')
    expect(screen.collected).toMatchObject([
      { orderId: 'a', preparation: { status: 'Collected', collectedAt: '2026-11-21T12:00:00.000Z' } },
    ])
  })

  it('is not undone by a list that was on its way meanwhile', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    const { screen } = await openScreen(kitchen)
    const { running } = kitchen
    let answer = () => undefined as void
    Object.assign(kitchen, {
      running: async (...call: Parameters<typeof running>) => {
        const result = await running(...call)
        await new Promise<void>((resolve) => (answer = resolve))
        return result
      },
    })
    kitchen.orders = [...kitchen.orders, createOrder('b')]
    await jest.advanceTimersByTimeAsync(pollEvery)
    await screen.move('a')
    answer()
    await settle()
    expect(listed(screen)).toEqual(['a InPreparation'])
    Object.assign(kitchen, { running })
    await jest.advanceTimersByTimeAsync(pollEvery)
    expect(listed(screen)).toEqual(['a InPreparation', 'b NotStarted'])
  })

  it.each<[Failure, string]>([
    [offline, 'unreachable'],
    [refuse('completed-order-expired'), 'over'],
    [refuse('order-not-found', 404), 'over'],
    [refuse('too-many-requests', 429), 'limited'],
    [refuse('unknown'), 'failed'],
  ])('goes back where it is refused by %j, and says that it is %s', async (fault, reason) => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    kitchen.moveFault = fault
    const { screen } = await openScreen(kitchen)
    const moved = screen.move('a')
    expect(listed(screen)).toEqual(['a InPreparation'])
    await moved
    expect(screen.shown).toMatchObject([{ status: 'NotStarted', isMoving: false }])
    expect(screen.event).toMatchObject({ kind: 'refused', order: { orderId: 'a' }, reason })
  })

  it('ends where the workstation is no longer registered', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    kitchen.moveFault = refuse('forbidden', 403)
    const { screen, onEnded } = await openScreen(kitchen)
    await screen.move('a')
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  it('is one press where it is two in a row, whatever has moved under the finger', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a'), createOrder('b')]
    const { screen } = await openScreen(kitchen)
    await screen.move('a')
    await jest.advanceTimersByTimeAsync(200)
    await screen.move('b')
    await screen.move('a')
    expect(listed(screen)).toEqual(['a InPreparation', 'b NotStarted'])
    await jest.advanceTimersByTimeAsync(200)
    await screen.move('b')
    expect(listed(screen)).toEqual(['a InPreparation', 'b InPreparation'])
  })
})

describe('two screens', () => {
  it('agree within two seconds', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a'), createOrder('b')]
    const { screen: one } = await openScreen(kitchen)
    await jest.advanceTimersByTimeAsync(700)
    const { screen: two } = await openScreen(kitchen)
    await one.move('a')
    await jest.advanceTimersByTimeAsync(2_000)
    expect(listed(two)).toEqual(['a InPreparation', 'b NotStarted'])
    await two.move('b')
    await jest.advanceTimersByTimeAsync(2_000)
    expect(listed(one)).toEqual(listed(two))
  })

  it('move an order once: the slower one says so, and shows how far it is', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createOrder('a')]
    const { screen: one } = await openScreen(kitchen)
    const { screen: two } = await openScreen(kitchen)
    await Promise.all([one.move('a'), two.move('a')])
    expect([one.event?.kind, two.event]).toMatchObject(['moved', { kind: 'refused', reason: 'moved' }])
    expect(listed(two)).toEqual(['a InPreparation'])
  })
})

describe('a press for one delivery', () => {
  const delivery = (id: string, status: PreparationStatus) => ({
    ...{ id, method: 'InSeatDelivery' as const, itemIds: [id], status },
  })
  const createParts = (): OrderInPreparation => ({
    ...createOrder('a'),
    itemDeliveries: [delivery('d1', 'NotStarted'), delivery('d2', 'NotStarted')],
  })
  const getStatuses = ({ shown }: RunningOrdersStore) =>
    shown[0]?.order.itemDeliveries.map(({ status }) => status)

  it('moves it alone, at once, and not beyond being on its way', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createParts()]
    const { screen } = await openScreen(kitchen)
    for (const status of ['InPreparation', 'OnItsWay'] as const) {
      const moved = screen.moveDelivery('a', 'd1')
      expect(screen.shown[0]).toMatchObject({ status: 'NotStarted', isMoving: true })
      expect(screen.shown[0]?.deliveryMoves.get('d1')).toBe(status)
      await moved
      expect(screen.shown[0]).toMatchObject({ isMoving: false })
      expect(getStatuses(screen)).toEqual([status, 'NotStarted'])
      expect(screen.event).toMatchObject({ kind: 'moved', status, deliveryId: 'd1' })
      await jest.advanceTimersByTimeAsync(500)
    }
    await screen.moveDelivery('a', 'd1')
    expect(getStatuses(screen)).toEqual(['OnItsWay', 'NotStarted'])
  })

  it('is taken back where it is refused, and says so', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createParts()]
    const { screen } = await openScreen(kitchen)
    kitchen.moveFault = refuse('preparation-16100')
    await screen.moveDelivery('a', 'd2')
    expect(getStatuses(screen)).toEqual(['NotStarted', 'NotStarted'])
    expect(screen.event).toMatchObject({ kind: 'refused', reason: 'moved' })
  })

  it('is nothing for a delivery that is not there', async () => {
    const kitchen = new Kitchen()
    kitchen.orders = [createParts()]
    const { screen } = await openScreen(kitchen)
    await screen.moveDelivery('a', 'd9')
    expect(screen.event).toBeNull()
  })
})
