import { answer, createOrder, memoryStorage, noon, openTab, request } from './testing/order-tab.ts'

describe('how long seats are held', () => {
  it('is what the initial data says, before there is an order and when one is brought back late', async () => {
    const { order } = openTab({}, memoryStorage(), 15)
    expect(order.holdMinutes).toBe(15)
    await order.holdSeats(request)
    expect(order.holdMinutes).toBe(15)
  })

  it('is learned from the expiry of the order where nothing was said', async () => {
    const held = createOrder('o1', { expiresAt: '2026-11-21T12:04:59Z' })
    const { order } = openTab({ setShowtime: jest.fn(() => Promise.resolve(answer(held))) })
    expect(order.holdMinutes).toBe(10)
    await order.holdSeats(request)
    expect(order.holdMinutes).toBe(5)
    await order.extend()
    expect(order.holdMinutes).toBe(20)
  })
})

describe('the hold', () => {
  it('warns for its last two minutes and ends by the server’s clock', async () => {
    const { order, clock } = openTab({})
    await order.holdSeats(request)
    clock.time += 481_000
    order.tick()
    expect(order.hold).toEqual({ secondsLeft: 119, isWarning: true, isOver: false })
    clock.time += 119_000
    order.tick()
    expect(order.state.phase).toBe('expired')
    expect(order.order?.id).toBe('o1')
  })

  it('goes by the server when the two clocks differ', async () => {
    const ahead = answer(createOrder('o1'), noon + 300_000)
    const { order } = openTab({ setShowtime: jest.fn(() => Promise.resolve(ahead)) })
    await order.holdSeats(request)
    expect(order.hold?.secondsLeft).toBe(300)
  })

  it('begins anew when it is extended', async () => {
    const { order } = openTab({})
    await order.holdSeats(request)
    await expect(order.extend()).resolves.toEqual({ kind: 'ok' })
    expect(order.hold?.secondsLeft).toBe(1_200)
  })

  it('ends later when a payment has moved its end, and keeps for whom it is', async () => {
    const { order } = openTab({})
    order.adoptExpiry('2026-11-21T12:15:00Z')
    expect(order.hold).toBeNull()
    await order.holdSeats(request)
    await order.saveCustomer({
      givenName: 'Ada',
      familyName: 'Byrne',
      email: 'ada@example.com',
      phoneNumber: null,
    })
    order.adoptExpiry('2026-11-21T12:15:00Z')
    expect([order.hold?.secondsLeft, order.customer?.email]).toEqual([900, 'ada@example.com'])
  })

  it('does not end on screen while the bank answers', async () => {
    const { order, clock, memory } = openTab({})
    await order.holdSeats(request)
    memory.paymentStatus = 'Started'
    clock.time += 700_000
    order.tick()
    expect(order.state.phase).toBe('active')
  })
})
