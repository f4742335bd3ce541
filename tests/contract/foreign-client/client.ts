/**
 * An independent client of the ordering interface: written from the public facts about it, over plain `fetch`. It
 * imports nothing, so that it shares neither types nor mistakes with the server. It reads only what the facts name, and
 * accepts what they allow: an empty answer to a change, a payment method with a number, a journey that is 202 or 404
 * while it is being created.
 */

/** Amounts are in the main unit of the currency. */
interface MonetaryValue {
  valueIncludingTax: number
}

interface Ticket {
  id: string
  ticketTypeId: string
  voucherId?: string
}

export interface Order {
  id: string
  status: string
  totalPrice: MonetaryValue
  payments: { id: string; type: string; status: string; value: MonetaryValue }[]
  vouchers: { id: string }[]
  transaction: { number: string; barcode: string } | null
  showtimes: { showtimeId: string; tickets: Ticket[] }[]
}

/** Seats of a showtime with a ticket type. */
export interface Place {
  siteId: string
  showtimeId: string
  ticketTypeId: string
  seatIds: string[]
}

interface Showtime {
  id: string
  siteId: string
  isSoldOut: boolean
  isAllocatedSeating: boolean
}

interface TicketPrice {
  ticketTypeId: string
  price: MonetaryValue
  restrictions?: string[]
}

interface Completion {
  status: 'NotStarted' | 'Pending' | 'Completed' | 'Failed'
  transactionNumber: string | null
}

interface SeatLayout {
  areas: { rows: { seats: { id: string; type: string; areaCategoryId: string }[] }[] }[]
}

/** A refusal: problem details. */
export class Refusal extends Error {
  readonly status: number
  readonly title: string | undefined
  readonly errorCode: number | undefined

  constructor(status: number, { title, errorCode }: { title?: string; errorCode?: number }) {
    super(`${String(status)} ${title ?? ''} ${String(errorCode ?? '')}`)
    this.status = status
    this.title = title
    this.errorCode = errorCode
  }
}

interface Access {
  apiUrl: string
  authToken: string
  regionCode: string
}

/** Number of polls; the real interval in seconds is too long for a test. */
const pollingSteps = 40
const pollingInterval = 50

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export class OutsideClient {
  readonly #access: Access

  private constructor(access: Access) {
    this.#access = access
  }

  /** @param shop origin of a page with the address of the interface */
  static async open(shop: string): Promise<OutsideClient> {
    const initialData = (await (await fetch(`${shop}/api/omnia/v1/initialData`)).json()) as { api: Access }
    return new OutsideClient({ ...initialData.api, apiUrl: initialData.api.apiUrl || shop })
  }

  /** @throws Refusal */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.#send(method, path, body)
    const text = await answer.text()
    if (answer.ok) return (text === '' ? undefined : JSON.parse(text)) as T
    throw new Refusal(answer.status, text === '' ? {} : (JSON.parse(text) as object))
  }

  /** Free ordinary seats with an unrestricted price, at the first showtimes that have them. */
  async findPlace(count: number, isFit: (seatId: string) => boolean = () => true): Promise<Place> {
    const { sites } = await this.call<{ sites: { id: string }[] }>('GET', 'sites')
    for (const { id: siteId } of sites) {
      const dates = await this.call<{ filmScreeningDates: { businessDate: string }[] }>(
        'GET',
        `film-screening-dates?siteIds=${siteId}`,
      )
      for (const { businessDate } of dates.filmScreeningDates.slice(1, 4)) {
        const { showtimes } = await this.call<{ showtimes: Showtime[] }>(
          'GET',
          `showtimes/by-business-date/${businessDate}?siteIds=${siteId}`,
        )
        for (const showtime of showtimes) {
          if (!showtime.isAllocatedSeating || showtime.isSoldOut) continue
          const place = await this.#findSeats(showtime, count, isFit)
          if (place) return place
        }
      }
    }
    throw new Error('nothing is on sale')
  }

  async #findSeats(
    { id: showtimeId, siteId }: Showtime,
    count: number,
    isFit: (seatId: string) => boolean,
  ): Promise<Place | null> {
    const [{ seatLayout }, { seatAvailabilities }, { ticketPrices, relatedData }] = await Promise.all([
      this.call<{ seatLayout: SeatLayout }>('GET', `showtimes/${showtimeId}/seat-layout`),
      this.call<{ seatAvailabilities: { seatId: string; status: string }[] }>(
        'GET',
        `showtimes/${showtimeId}/seat-availability`,
      ),
      this.call<{
        ticketPrices: TicketPrice[]
        relatedData: { ticketTypes: { id: string; areaCategoryId: string }[] }
      }>('GET', `showtimes/${showtimeId}/ticket-prices`),
    ])
    const free = new Set(
      seatAvailabilities.filter(({ status }) => status === 'Available').map(({ seatId }) => seatId),
    )
    // A price with an unknown restriction is hidden. The most expensive price is no concession.
    const open = ticketPrices
      .filter(({ restrictions = [] }) => restrictions.length === 0)
      .sort((one, other) => other.price.valueIncludingTax - one.price.valueIncludingTax)
    for (const { rows } of seatLayout.areas)
      for (const { seats } of rows) {
        const fit = seats.filter(({ id, type }) => type === 'Normal' && free.has(id) && isFit(id))
        const area = fit[0]?.areaCategoryId
        const type = open.find(({ ticketTypeId }) =>
          relatedData.ticketTypes.some((each) => each.id === ticketTypeId && each.areaCategoryId === area),
        )
        const chosen = fit.slice(0, count).map(({ id }) => id)
        if (type && chosen.length === count)
          return { siteId, showtimeId, ticketTypeId: type.ticketTypeId, seatIds: chosen }
      }
    return null
  }

  /** In the order of three public clients: seats first, without tickets, then their tickets, then the customer. */
  async begin({ siteId, showtimeId, ticketTypeId, seatIds }: Place): Promise<Order> {
    const created = await this.#send('POST', 'orders/standard/booking', { siteId, bookingMode: 'Paid' })
    if (created.status !== 200) throw new Error(`an order is created with ${String(created.status)}`)
    const { order } = (await created.json()) as { order: Order }
    const path = `orders/${order.id}/showtimes/${showtimeId}`
    const held = await this.call<{ order: Order }>('PUT', path, { seats: seatIds, tickets: [] })
    if (held.order.totalPrice.valueIncludingTax !== 0) throw new Error('seats without tickets cost something')
    await this.setTickets(order.id, { showtimeId, ticketTypeId, seatIds })
    // 204 without a body is as valid as the order.
    await this.call('PUT', `orders/${order.id}/customer`, {
      name: { givenName: 'Ines ', familyName: 'Marchetti' },
      email: 'ines@postbox.example',
      phoneNumber: '',
      preferences: { languageTag: 'en' },
    })
    return this.getOrder(order.id)
  }

  /** @param voucherId voucher that pays for every ticket */
  async setTickets(
    orderId: string,
    { showtimeId, ticketTypeId, seatIds }: Omit<Place, 'siteId'>,
    voucherId?: string,
  ): Promise<Order> {
    const tickets: Ticket[] = seatIds.map((_, index) => ({
      id: `00000000-0000-4000-8000-00000000000${String(index)}`,
      ticketTypeId,
      ...(voucherId === undefined ? {} : { voucherId }),
    }))
    const body = { seats: seatIds, tickets }
    return (await this.call<{ order: Order }>('PUT', `orders/${orderId}/showtimes/${showtimeId}`, body)).order
  }

  async getOrder(orderId: string): Promise<Order> {
    return (await this.call<{ order: Order }>('GET', `orders/${orderId}`)).order
  }

  async getGiftCardBalance(cardNumber: string, pin: string): Promise<number> {
    const details = await this.call<{ availableBalance: MonetaryValue }>('POST', 'gift-cards/details', {
      cardNumber,
      pin,
    })
    return details.availableBalance.valueIncludingTax
  }

  async payByGiftCard(orderId: string, cardNumber: string, pin: string): Promise<void> {
    await this.call('POST', `orders/${orderId}/payments/gift-cards`, { cardNumber, pin })
  }

  /** @returns the voucher's id on the order */
  async addVoucher(orderId: string, barcode: string, pin: string): Promise<string> {
    const body = { type: 'Ticket', credentials: { barcode, pin } }
    const { voucher } = await this.call<{ voucher: { id: string } }>(
      'POST',
      `orders/${orderId}/vouchers`,
      body,
    )
    return voucher.id
  }

  /**
   * Pays the rest on the provider's page, as a browser without scripts does: opens it, submits its form, and follows
   * redirects until it is sent back.
   * @returns the address it was sent back to
   */
  async payOnPage(order: { id: string }, siteId: string, returnUrl: string): Promise<string> {
    const { webPaymentMethods } = await this.call<{
      webPaymentMethods: { id: string | number; type: string }[]
    }>('GET', `web-payment-methods?siteId=${siteId}&orderType=Standard`)
    const method = webPaymentMethods.find(({ type }) => type === 'Redirect')
    if (!method) throw new Error('there is no page to pay on')
    const { redirectUrl } = await this.call<{ redirectUrl: string }>(
      'POST',
      `orders/${order.id}/payments/redirect`,
      { webPaymentMethodId: method.id, redirectReturnUrl: returnUrl, languageTag: 'en' },
    )
    const page = await (await fetch(redirectUrl)).text()
    const action = /<form[^>]*\baction="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
    if (action === undefined) throw new Error('the page has no form')
    const card = { number: '4111111111111111', expiry: '04/49', securityCode: '123', name: 'Ines Marchetti' }
    let address = new URL(action, redirectUrl).href
    let answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(redirectUrl).origin },
      body: new URLSearchParams(card),
    })
    while (!address.startsWith(returnUrl)) {
      const location = answer.headers.get('location')
      if (location === null) throw new Error(`the page answers ${String(answer.status)} and leads nowhere`)
      address = new URL(location, address).href
      if (!address.startsWith(returnUrl)) answer = await fetch(address, { redirect: 'manual' })
    }
    return address
  }

  /**
   * The client completes orders without an amount due and orders paid by gift cards alone; the server completes all
   * others.
   */
  async complete(orderId: string): Promise<void> {
    await this.call('POST', `orders/${orderId}/completion`)
  }

  /** Waits for the completion, and for the journey and the completed order behind it. */
  async awaitCompletion(orderId: string): Promise<Order> {
    await this.#poll(async () => {
      const { status } = await this.call<Completion>('GET', `orders/${orderId}/completion`)
      if (status === 'Failed') throw new Error('the completion failed')
      return status === 'Completed'
    })
    await this.#poll(async () => {
      const { status } = await this.#send('GET', `journeys/by-order-id/${orderId}`)
      return status === 200
    })
    return (await this.call<{ order: Order }>('GET', `orders/completed/${orderId}`)).order
  }

  /** A 404 means "not ready yet". */
  async #poll(isReady: () => Promise<boolean>): Promise<void> {
    for (let step = 0; step < pollingSteps; step += 1) {
      const ready = await isReady().catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return false
        throw error
      })
      if (ready) return
      await pause(pollingInterval)
    }
    throw new Error('it was not ready in time')
  }

  /** Every call has a content type, also without a body. */
  #send(method: string, path: string, body?: object): Promise<Response> {
    const { apiUrl, authToken, regionCode } = this.#access
    return fetch(`${apiUrl.replace(/\/$/, '')}/ocapi/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${authToken}`,
        'connect-region-code': regionCode.toLowerCase(),
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}
