import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toTickets } from './basket-content.ts'
import {
  answer,
  condition,
  createOrder,
  memoryStorage,
  openTab,
  request,
  showtime,
} from './testing/order-tab.ts'

describe('keeping seats', () => {
  it('starts an order when there is none, holds what is asked for and remembers it for other tabs', async () => {
    const { order, memory, service } = openTab({})
    const seatIds = ['1_8_10', '1_8_11']
    await expect(order.holdSeats({ ...request, seatIds, tickets: toTickets({ adult: 2 }) })).resolves.toEqual(
      {
        kind: 'ok',
      },
    )
    expect(service.setShowtime).toHaveBeenCalledWith('o1', 's1', {
      seats: ['1_8_10', '1_8_11'],
      tickets: [
        { id: 'adult-1', ticketTypeId: 'adult' },
        { id: 'adult-2', ticketTypeId: 'adult' },
      ],
    })
    expect(order.state.phase).toBe('active')
    expect(order.hold).toEqual({ secondsLeft: 600, isWarning: false, isOver: false })
    expect(memory.read()?.id).toBe('o1')
    await order.holdSeats(request)
    expect(service.createStandard).toHaveBeenCalledTimes(1)
  })

  it('asks for what it was given, whatever is chosen meanwhile', async () => {
    const { order, basket, service } = openTab({})
    basket.choose(showtime, { seatIds: ['1_8_10'], quantities: {} })
    const seatIds = ['1_2_3']
    const held = order.holdSeats({ ...request, seatIds, tickets: toTickets({ child: 1 }) })
    basket.choose(showtime, { seatIds: ['1_8_11'], quantities: {} })
    seatIds.push('1_2_4')
    await held
    expect(service.setShowtime).toHaveBeenCalledWith('o1', 's1', {
      seats: ['1_2_3'],
      tickets: [{ id: 'child-1', ticketTypeId: 'child' }],
    })
  })

  it('says which seats someone else has, and keeps the rest of the selection', async () => {
    const gone = failed(condition('seats-unavailable', { unavailableSeatIds: ['1_8_10'] }))
    const { order, basket } = openTab({ setShowtime: jest.fn(() => Promise.resolve(gone)) })
    basket.choose(showtime, { seatIds: ['1_8_10', '1_8_11'], quantities: {} })
    await expect(order.holdSeats({ ...request, seatIds: ['1_8_10', '1_8_11'] })).resolves.toEqual({
      kind: 'seats-unavailable',
      seatIds: ['1_8_10'],
    })
    expect(basket.of('s1').seatIds).toEqual(['1_8_10', '1_8_11'])
    expect(order.busy).toBeNull()
  })

  it('replaces an order that ended meanwhile by a fresh one, once', async () => {
    const expired = failed(condition('order-expired'))
    const { order, service } = openTab({})
    await order.holdSeats(request)
    service.setShowtime.mockReturnValueOnce(Promise.resolve(expired) as never)
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(2)
    service.setShowtime.mockReturnValue(Promise.resolve(expired) as never)
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'order-expired' })
  })

  it('asks for an order that was begun and refused as it is, so that what is on screen stays', async () => {
    const closed = failed(condition('showtime-closed'))
    const { order, service } = openTab({ setShowtime: jest.fn(() => Promise.resolve(closed)) })
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'refused' })
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'refused' })
    expect(service.order).not.toHaveBeenCalled()
    expect(order.order).toBeNull()
    expect(service.createStandard).toHaveBeenCalledTimes(1)
    expect(service.setShowtime).toHaveBeenCalledTimes(2)
  })

  it('changes the seats of an order whose cinema the server does not name', async () => {
    const sparse = answer(createOrder('o1', { siteId: '' }))
    const { order, service } = openTab({ setShowtime: jest.fn(() => Promise.resolve(sparse)) })
    await order.holdSeats({ ...request, seatIds: ['1_8_10'] })
    await expect(order.holdSeats({ ...request, seatIds: ['1_8_11'] })).resolves.toEqual({ kind: 'ok' })
    expect(service.remove).not.toHaveBeenCalled()
    expect(service.setShowtime).toHaveBeenLastCalledWith(
      'o1',
      's1',
      expect.objectContaining({ seats: ['1_8_11'] }),
    )
  })

  it('does one thing at a time', async () => {
    const { order, service } = openTab({})
    await Promise.all([order.holdSeats(request), order.holdSeats(request)])
    expect(service.createStandard).toHaveBeenCalledTimes(1)
  })

  it('tells a network that is down from a refusal', async () => {
    const failure: Failure = { kind: 'transport', reason: 'network', retryable: true }
    const down = openTab({ createStandard: jest.fn(() => Promise.resolve(failed(failure))) })
    await expect(down.order.holdSeats(request)).resolves.toEqual({ kind: 'network', failure })
    const refused = openTab({
      setShowtime: jest.fn(() => Promise.resolve(failed(condition('showtime-closed')))),
    })
    await expect(refused.order.holdSeats(request)).resolves.toMatchObject({
      kind: 'refused',
      condition: 'showtime-closed',
    })
  })
})

describe('keeping seats when the answer is lost', () => {
  const lost = failed<Failure>({ kind: 'transport', reason: 'network', retryable: true })
  const loseNext = (mock: jest.Mock) => mock.mockReturnValueOnce(Promise.resolve(lost))

  it('asks again for the same order, and is nobody’s rival', async () => {
    const { order, service } = openTab({})
    loseNext(service.setShowtime)
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'network' })
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(1)
    expect(service.setShowtime.mock.calls.map(([id]: unknown[]) => id)).toEqual(['o1', 'o1'])
  })

  it('asks for the same order after a reload, too', async () => {
    const local = memoryStorage()
    const before = openTab({}, local)
    loseNext(before.service.setShowtime)
    await before.order.holdSeats(request)
    const after = openTab({}, local)
    await after.order.restore()
    await expect(after.order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(after.service.createStandard).not.toHaveBeenCalled()
  })

  it('gives back what it may hold before seats of another showing are kept', async () => {
    const { order, service } = openTab({})
    loseNext(service.setShowtime)
    await order.holdSeats(request)
    await expect(order.holdSeats({ ...request, showtime: { id: 's2', siteId: '1001' } })).resolves.toEqual({
      kind: 'ok',
    })
    expect(service.remove).toHaveBeenCalledWith('o1')
    expect(service.createStandard).toHaveBeenCalledTimes(2)
  })

  it('begins no third order when it was lost for one in place of an order that had ended', async () => {
    const { order, service } = openTab({})
    await order.holdSeats(request)
    service.setShowtime.mockReturnValueOnce(Promise.resolve(failed(condition('order-expired'))) as never)
    loseNext(service.setShowtime)
    service.createStandard.mockReturnValueOnce(Promise.resolve(answer(createOrder('o2', { showtimes: [] }))))
    await expect(order.holdSeats(request)).resolves.toMatchObject({ kind: 'network' })
    service.order.mockReturnValue(Promise.resolve(answer(createOrder('o2'))))
    await expect(order.holdSeats(request)).resolves.toEqual({ kind: 'ok' })
    expect(service.createStandard).toHaveBeenCalledTimes(2)
    expect(service.setShowtime).toHaveBeenLastCalledWith('o2', 's1', expect.anything())
  })

  it('says that nothing is held while the order has no seats', async () => {
    const { order, service } = openTab({})
    service.setShowtime.mockReturnValueOnce(Promise.resolve(failed(condition('showtime-closed'))) as never)
    await order.holdSeats(request)
    service.order.mockReturnValue(Promise.resolve(answer(createOrder('o1', { showtimes: [] }))))
    await order.restore()
    expect([order.isHeld, order.hold]).toEqual([false, null])
  })
})
