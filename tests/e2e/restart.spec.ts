import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { CompletedOrderResponse, CompletionResponse, OrderResponse } from '@foyer/contract/wire/orders'
import type { EmbeddedPaymentResponse, WebPaymentMethodsResponse } from '@foyer/contract/wire/payments'
import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { ShowtimesResponse } from '@foyer/contract/wire/showtimes'
import type { TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import { startServer } from '../gate/server.mjs'

/** Makes calls of the ordering interface, as a client of the channel. */
async function createClient(request: APIRequestContext, address: string) {
  const initial = (await (await request.get(`${address}/api/omnia/v1/initialData`)).json()) as InitialData
  const headers = { Authorization: `Bearer ${initial.api.authToken}` }
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await request.fetch(`${address}/ocapi/v1/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { data: body }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${String(answer.status())} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
type Client = Awaited<ReturnType<typeof createClient>>

/** A showtime with free standard seats, their ticket type, and some of the seats. */
async function freeSeats(call: Client) {
  const { showtimes } = await call<ShowtimesResponse>('GET', 'showtimes/by-business-date/first?siteIds=1001')
  for (const { id } of showtimes.filter((each) => each.isAllocatedSeating && !each.isSoldOut).reverse()) {
    const { ticketPrices, relatedData } = await call<TicketPricesResponse>(
      'GET',
      `showtimes/${id}/ticket-prices`,
    )
    const adult = ticketPrices.find(
      ({ ticketTypeId, isDefault }) =>
        isDefault &&
        relatedData.ticketTypes.find((type) => type.id === ticketTypeId)?.areaCategoryId === 'standard',
    )
    const { seatLayout } = await call<SeatLayoutResponse>('GET', `showtimes/${id}/seat-layout`)
    const available = await call<SeatAvailabilityResponse>('GET', `showtimes/${id}/seat-availability`)
    const free = new Set(
      available.seatAvailabilities.flatMap(({ seatId, status }) => (status === 'Available' ? [seatId] : [])),
    )
    const seats = seatLayout.areas
      .flatMap((area) => area.rows.flatMap((row) => row.seats))
      .filter((seat) => seat.areaCategoryId === 'standard' && free.has(seat.id))
    if (adult && seats.length >= 8)
      return { showtimeId: id, ticketTypeId: adult.ticketTypeId, seatIds: seats.map((seat) => seat.id) }
  }
  throw new Error('no showing has eight free seats')
}

async function pay(request: APIRequestContext, call: Client, orderId: string): Promise<void> {
  await call('PUT', `orders/${orderId}/customer`, {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    email: 'ines@postbox.example',
  })
  const { webPaymentMethods } = await call<WebPaymentMethodsResponse>(
    'GET',
    'web-payment-methods?siteId=1001',
  )
  const { connectorParametersJson } = await call<EmbeddedPaymentResponse>(
    'POST',
    `orders/${orderId}/payments/embedded`,
    { webPaymentMethodId: webPaymentMethods[0]?.id },
  )
  const { frameUrl } = JSON.parse(connectorParametersJson) as { frameUrl: string }
  const { origin, search } = new URL(frameUrl)
  const charged = await request.post(`${origin}/charge${search}`, {
    headers: { origin },
    data: { number: '4111111111111111', expiry: '04 / 29', securityCode: '123', name: 'Ines Marchetti' },
  })
  expect(charged.ok()).toBe(true)
  await expect
    .poll(async () => (await call<CompletionResponse>('GET', `orders/${orderId}/completion`)).status)
    .toBe('Completed')
}

test('a held seat and a sold one are as they were after the server was killed and started again', async ({
  request,
}, info) => {
  const data = mkdtempSync(join(tmpdir(), 'foyer-restart-'))
  const port = 4700 + info.parallelIndex * 10
  try {
    const first = await startServer({ port, data })
    const call = await createClient(request, first.address)
    const { showtimeId, ticketTypeId, seatIds } = await freeSeats(call)
    const order = async (seatId: string | undefined) => {
      const created = await call<OrderResponse>('POST', 'orders/standard/booking', { siteId: '1001' })
      await call('PUT', `orders/${created.order.id}/showtimes/${showtimeId}`, {
        seats: [seatId],
        tickets: [{ id: 'a', ticketTypeId }],
      })
      return created.order.id
    }
    const heldId = await order(seatIds[0])
    const soldId = await order(seatIds[4])
    await pay(request, call, soldId)
    const read = async (ask: Client) => ({
      held: (await ask<OrderResponse>('GET', `orders/${heldId}`)).order,
      sold: (await ask<CompletedOrderResponse>('GET', `orders/completed/${soldId}`)).order,
      seats: (await ask<SeatAvailabilityResponse>('GET', `showtimes/${showtimeId}/seat-availability`))
        .seatAvailabilities,
    })
    const before = await read(call)
    expect(before.held.showtimes[0]?.seats.map(({ id }) => id)).toEqual([seatIds[0]])
    expect(before.held.expiresAt).not.toBeNull()
    expect(before.sold.transaction?.barcode).toMatch(/\S/)

    const killed = new Promise((resolve) => first.process.once('exit', resolve))
    first.process.kill('SIGKILL')
    await killed
    const second = await startServer({ port, data })
    try {
      expect(await read(await createClient(request, second.address))).toEqual(before)
    } finally {
      await second.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})
