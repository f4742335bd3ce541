import type { BodyOf } from '@foyer/contract/operations'
import { insertCode } from '../../../server/src/codes/testing/sample-codes.ts'
import type { BoxOffice } from '../../../server/src/orders/testing/box-office.ts'
import { evening, seatA } from '../../../server/src/orders/testing/small-cinema.ts'

export const pin = '0042'
export const batch = 'a batch that can be revoked'

/** Two seats for the desk's orders. */
const seats = [seatA(1), seatA(2)]

type CodeChange = NonNullable<Parameters<typeof insertCode>[2]>
type Credits = Pick<BodyOf<'setOrderShowtime'>['tickets'][number], 'voucherId' | 'thirdPartyMemberCardId'>

/** Steps that provoke refusals: codes, orders, and calls with them. */
export class Desk {
  readonly office: BoxOffice

  constructor(office: BoxOffice) {
    this.office = office
  }

  insertCode(code: string, change: CodeChange = {}): Promise<void> {
    return insertCode(this.office.services.codes, code, change)
  }

  insertGiftCard(code: string, capacity: number, expiresAt: number | null = null): Promise<void> {
    return this.insertCode(code, { rules: { kind: 'GiftCard' }, capacity, expiresAt })
  }

  async revoke(): Promise<void> {
    await this.office.database.tx((trx) =>
      trx.updateTable('code_batch').set({ revoked_at: 1 }).where('id', '=', batch).execute(),
    )
  }

  /** @returns the id of an order with two adults and a customer */
  hold(): Promise<string> {
    return this.office.orderFor(evening, seats)
  }

  addVoucher(orderId: string, barcode: string, type: 'Ticket' | 'Deal' = 'Ticket', sent = pin) {
    return this.office.call('addVoucher', { orderId }, { type, credentials: { barcode, pin: sent } })
  }

  addCard(orderId: string, cardNumber: string, more: Partial<BodyOf<'addTicketRedemptionCard'>> = {}) {
    return this.office.call('addTicketRedemptionCard', { orderId }, { cardNumber, pin, ...more })
  }

  payByGiftCard(orderId: string, cardNumber: string, value?: number) {
    const amount = value === undefined ? {} : { value }
    return this.office.call('addGiftCardPayment', { orderId }, { cardNumber, pin, ...amount })
  }

  payByCard(orderId: string) {
    return this.office.call('createEmbeddedPayment', { orderId }, { webPaymentMethodId: 'ledgerline-card' })
  }

  /** Sets an adult's ticket for each of the seats, with what pays for it. */
  setAdults(orderId: string, credits: readonly Credits[]) {
    const tickets = credits.map((credit, index) => ({
      id: `t${String(index)}`,
      ticketTypeId: 'adult',
      ...credit,
    }))
    const body = { seats: seats.slice(0, tickets.length), tickets }
    return this.office.call('setOrderShowtime', { orderId, showtimeId: evening }, body)
  }

  /** Adds something a second time, to another order. */
  async addOnOtherOrder(add: (orderId: string) => Promise<{ status: number }>): Promise<void> {
    expect((await add(await this.office.orderFor(evening, [seatA(9)]))).status).toBe(200)
  }
}
