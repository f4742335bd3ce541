import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CodeKeys, readCodesKey } from '../../../server/src/codes/code-keys.ts'
import { CodeStore } from '../../../server/src/codes/code-store.ts'
import { insertCode, sampleCard } from '../../../server/src/codes/testing/sample-codes.ts'
import { isCondition } from '../../../storefront/src/services/http/failure.ts'
import { createCompletedOrdersService } from '../../../storefront/src/services/ocapi/completed-orders.ts'
import { createCompletionService } from '../../../storefront/src/services/ocapi/completion.ts'
import { createJourneysService } from '../../../storefront/src/services/ocapi/journeys.ts'
import { createOrdersService } from '../../../storefront/src/services/ocapi/orders.ts'
import { createPaymentsService } from '../../../storefront/src/services/ocapi/payments.ts'
import { createRedemptionService } from '../../../storefront/src/services/ocapi/redemption.ts'
import { createSeatingService } from '../../../storefront/src/services/ocapi/seating.ts'
import type { ServedStorefront } from './served-storefront.ts'
import { readBody, until } from './answers.ts'
import { findAdultTicket, findFreeSeats, findShowtime } from './showtimes.ts'

/** Seats, and orders up to their completion. */
export function testOrders(shop: ServedStorefront): void {
  it('counts the seats of several showtimes in one call as for each alone', async () => {
    const { id } = await findShowtime(shop.client)
    const seating = createSeatingService(shop.client)
    const { seatAvailabilityPreviews } = await readBody(seating.previews([id, 'gone']))
    const { summary, areaCategorySummaries } = await readBody(seating.availability(id, true))
    expect(seatAvailabilityPreviews).toEqual([
      { showtimeId: id, isSoldOut: false, summary, areaCategorySummaries },
    ])
    expect(summary.availableCount).toBeGreaterThan(0)
  })

  it('holds seats, reports taken ones by a typed condition, extends and releases', async () => {
    const orders = createOrdersService(shop.client)
    const { id: showtimeId, siteId } = await findShowtime(shop.client)
    const ticketTypeId = await findAdultTicket(shop.client, showtimeId)
    const seats = await findFreeSeats(shop.client, showtimeId, 2)
    const tickets = seats.map((_, index) => ({ id: `t${String(index)}`, ticketTypeId }))
    const mine = (await readBody(orders.createStandard({ siteId }))).order.id
    const rival = (await readBody(orders.createStandard({ siteId }))).order.id

    const held = await readBody(orders.setShowtime(mine, showtimeId, { seats, tickets }))
    expect(held.order.showtimes[0]?.seats.map((seat) => seat.id).sort()).toEqual([...seats].sort())
    expect(held.relatedData.showtimes.map((each) => each.id)).toEqual([showtimeId])

    const refused = await orders.setShowtime(rival, showtimeId, { seats, tickets })
    expect(refused.ok).toBe(false)
    if (!refused.ok) {
      expect(isCondition(refused.failure, 'seats-unavailable')).toBe(true)
      expect(refused.failure.kind === 'condition' && refused.failure.problem.unavailableSeatIds).toEqual(
        expect.arrayContaining(seats),
      )
    }

    const own = await readBody(createSeatingService(shop.client).orderAvailability(mine, showtimeId))
    expect(own.seatAvailabilities.find((seat) => seat.seatId === seats[0])?.status).toBe('Available')

    shop.clock.advance(5 * 60_000)
    const extended = await readBody(orders.resetExpiry(mine))
    expect(Date.parse(extended.order.expiresAt ?? '')).toBe(shop.clock.now() + 10 * 60_000)

    await readBody(
      orders.setCustomer(mine, {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        email: 'ines@postbox.example',
      }),
    )
    const { customer } = await readBody(orders.customer(mine))
    expect(customer?.email).toBe('ines@postbox.example')

    await readBody(orders.remove(mine))
    expect(await findFreeSeats(shop.client, showtimeId, 2)).toEqual(seats)
  })

  it('has conditions for a showtime that has begun, a ticket that is not sold, and a missing customer', async () => {
    const orders = createOrdersService(shop.client)
    const { id: showtimeId, siteId, schedule } = await findShowtime(shop.client, 'today')
    const [seat = ''] = await findFreeSeats(shop.client, showtimeId, 1)
    const { order } = await readBody(orders.createStandard({ siteId }))
    const readCondition = async (ticketTypeId: string) => {
      const answer = await orders.setShowtime(order.id, showtimeId, {
        seats: [seat],
        tickets: [{ id: 't', ticketTypeId }],
      })
      return !answer.ok && answer.failure.kind === 'condition' ? answer.failure.condition : answer
    }
    expect(await readCondition('unheard-of')).toBe('ticket-type-unavailable')
    const adult = await findAdultTicket(shop.client, showtimeId)
    await readBody(
      orders.setShowtime(order.id, showtimeId, {
        seats: [seat],
        tickets: [{ id: 't', ticketTypeId: adult }],
      }),
    )
    const unpaid = await createPaymentsService(shop.client).createEmbedded(order.id, {
      webPaymentMethodId: 'ledgerline-card',
    })
    expect(!unpaid.ok && isCondition(unpaid.failure, 'customer-required')).toBe(true)
    const none = await createPaymentsService(shop.client).currentEmbedded(order.id)
    expect(!none.ok && isCondition(none.failure, 'payment-not-found')).toBe(true)

    const until = Date.parse(schedule.startsAt) - shop.clock.now()
    shop.clock.advance(until)
    try {
      const expired = await readBody(orders.createStandard({ siteId }))
      const answer = await orders.setShowtime(expired.order.id, showtimeId, {
        seats: [seat],
        tickets: [{ id: 't', ticketTypeId: adult }],
      })
      expect(!answer.ok && isCondition(answer.failure, 'showtime-closed')).toBe(true)
    } finally {
      shop.clock.advance(-until)
    }
  })

  it('has one effect for a repeated write with the same key, and refuses the key with another body', async () => {
    const orders = createOrdersService(shop.client)
    const options = { idempotencyKey: randomUUID() }
    const first = await readBody(orders.createStandard({ siteId: '1001' }, options))
    const second = await readBody(orders.createStandard({ siteId: '1001' }, options))
    expect(second).toEqual(first)
    const other = await orders.createStandard({ siteId: '1002' }, options)
    expect(other.ok).toBe(false)
    expect(
      !other.ok && other.failure.kind === 'condition'
        ? other.failure.status
        : (other as { failure?: { status?: number } }).failure?.status,
    ).toBe(422)
  })

  it('sells tickets: a declined card, another one, completion, the completed order and its journey', async () => {
    const orders = createOrdersService(shop.client)
    const payments = createPaymentsService(shop.client)
    const completion = createCompletionService(shop.client)
    const { id: showtimeId, siteId } = await findShowtime(shop.client)
    const ticketTypeId = await findAdultTicket(shop.client, showtimeId)
    const seats = await findFreeSeats(shop.client, showtimeId, 2)
    const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
    const tickets = seats.map((_, index) => ({ id: `t${String(index)}`, ticketTypeId }))
    await readBody(orders.setShowtime(orderId, showtimeId, { seats, tickets }))
    await readBody(
      orders.setCustomer(orderId, {
        name: { givenName: 'Ines', familyName: 'Marchetti' },
        email: 'claire@postbox.example',
        taxDetails: { name: 'Marchetti & Daughters', number: '99' },
      }),
    )
    const held = await readBody(orders.order(orderId))

    const { webPaymentMethods } = await readBody(payments.methods({ siteId, orderType: 'Standard' }))
    const webPaymentMethodId = webPaymentMethods[0]?.id ?? ''
    const pay = async (card: string, expected: string) => {
      const begun = await readBody(payments.createEmbedded(orderId, { webPaymentMethodId }))
      const { frameUrl } = JSON.parse(begun.connectorParametersJson) as { frameUrl: string }
      await shop.sendCard(frameUrl, card)
      return until(
        () => readBody(payments.currentEmbedded(orderId)),
        (answer) => answer.embeddedPayment.status === expected,
      )
    }
    expect((await pay('4000000000000002', 'Declined')).declineReason).not.toBeNull()
    const paid = await pay('4111111111111111', 'Completed')
    expect(paid.embeddedPayment.value).toEqual(held.order.totalPrice)

    const done = await until(
      () => readBody(completion.completion(orderId)),
      ({ status }) => status !== 'Pending',
    )
    expect(done.status).toBe('Completed')
    // The completion has started already: a second start returns its result.
    expect(await readBody(completion.start(orderId))).toEqual(done)
    const { order } = await readBody(createCompletedOrdersService(shop.client).order(orderId))
    expect(order.transaction?.number).toBe(done.transactionNumber)
    expect(order.showtimes[0]?.seats.map((seat) => seat.id).sort()).toEqual([...seats].sort())
    expect(order.customer?.taxDetails).toEqual({ name: 'Marchetti & Daughters', number: '99' })
    const [reference, email] = [order.transaction?.barcode ?? '', order.customer?.email ?? '']
    expect(await readBody(createCompletedOrdersService(shop.client).find(reference, email))).toEqual({
      orderId,
    })
    expect(await readBody(shop.client.call('getRedeemableItems', { params: { orderId } }))).toEqual({
      redeemableItems: [],
    })
    const answer = await readBody(createJourneysService(shop.client).byOrderId(orderId))
    expect(answer?.journey.orders.map(({ id }) => id)).toEqual([orderId])
  })

  it('adds vouchers, cards and gift cards to an order, and removes them', async () => {
    const keys = new CodeKeys(await readCodesKey(join(shop.folder, 'halcyon'), null))
    const codes = new CodeStore(shop.server.database, keys)
    await insertCode(codes, 'VOUCHER', { now: shop.clock.now() })
    await insertCode(codes, 'PASS', { now: shop.clock.now(), rules: sampleCard })
    await insertCode(codes, 'GIFT', { now: shop.clock.now(), rules: { kind: 'GiftCard' }, capacity: 500 })
    const orders = createOrdersService(shop.client)
    const redemption = createRedemptionService(shop.client)
    const payments = createPaymentsService(shop.client)
    const { id: showtimeId, siteId } = await findShowtime(shop.client)
    const ticketTypeId = await findAdultTicket(shop.client, showtimeId)
    const seats = await findFreeSeats(shop.client, showtimeId, 2)
    const orderId = (await readBody(orders.createStandard({ siteId }))).order.id
    const setTickets = async (...redemptions: object[]) => {
      const tickets = redemptions.map((each, index) => ({ id: `t${String(index)}`, ticketTypeId, ...each }))
      return (await readBody(orders.setShowtime(orderId, showtimeId, { seats, tickets }))).order
    }
    const full = (await setTickets({}, {})).totalPrice.valueIncludingTax

    const credentials = { barcode: 'vou-cher', pin: '0042' }
    const { voucher, availableRedemptions } = await readBody(
      redemption.addVoucher(orderId, { type: 'Ticket', credentials }),
    )
    expect(availableRedemptions).toBe(1)
    const card = await readBody(redemption.addCard(orderId, { cardNumber: 'PASS', pin: '0042' }))
    const cardId = card.ticketRedemptionCard.id
    const free = await setTickets({ voucherId: voucher.id }, { ticketRedemptionCardId: cardId })
    expect(free.totalPrice.valueIncludingTax).toBeLessThan(full / 4)
    expect(free).toMatchObject({ vouchers: [{ id: voucher.id }], ticketRedemptionCards: [{ id: cardId }] })
    await setTickets({}, {})
    expect((await readBody(redemption.removeVoucher(orderId, voucher.id))).order.vouchers).toEqual([])
    expect((await readBody(redemption.removeCard(orderId, cardId))).order.totalPrice.valueIncludingTax).toBe(
      full,
    )

    const giftCard = { cardNumber: 'GIFT', pin: '0042' }
    expect((await readBody(payments.giftCard(giftCard))).availableBalance.valueIncludingTax).toBe(5)
    const { giftCardPayment } = await readBody(payments.addGiftCard(orderId, giftCard))
    expect(giftCardPayment).toMatchObject({ type: 'GiftCard', value: { valueIncludingTax: 5 } })
    expect((await readBody(payments.remove(orderId, giftCardPayment.id))).order.payments).toEqual([])
  })
}
