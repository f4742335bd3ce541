import type { MailService } from '../mail/mail-service.ts'
import type { MailMessage } from '../mail/message.ts'
import { openingTime, type BoxOffice } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'
import { openMailingOffice } from './testing/open-mailing-office.ts'

jest.setTimeout(60_000)

let sent: MailMessage[]
let mail: MailService
let office: BoxOffice

beforeAll(async () => {
  ;({ office, mail, sent } = await openMailingOffice())
})
beforeEach(async () => {
  sent.length = 0
  await office.reset()
})
afterAll(() => office.close())

async function buyBooks(quantity: number): Promise<string> {
  const { body } = await office.call('createGiftShopOrder', {}, { siteId })
  const orderId = body.order.id
  const items = [
    { id: 'b1', itemId: 'ticket-book', quantity },
    { id: 'm1', itemId: 'mug' },
  ]
  const set = await office.call('setOrderItems', { orderId }, { items })
  if (set.problem) throw new Error(JSON.stringify(set.problem))
  await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  await office.pay(orderId)
  return orderId
}

const list = async (orderId: string) =>
  (await office.call('getRedeemableItems', { orderId })).body.redeemableItems

describe('a book of tickets', () => {
  it('is a voucher a piece, with a pin, that ends after its months; a mug is none', async () => {
    const orderId = await buyBooks(2)
    const codes = await list(orderId)
    expect(codes).toHaveLength(2)
    expect(new Set(codes.map(({ code }) => code)).size).toBe(2)
    const end = new Date(openingTime)
    end.setUTCFullYear(end.getUTCFullYear() + 1)
    expect(codes[0]).toMatchObject({
      orderItemId: 'b1',
      itemId: 'ticket-book',
      type: 'Voucher',
      pin: expect.stringMatching(/^\d{4}$/),
      expiresAt: end.toISOString(),
    })
  })

  it('has no code in the order itself', async () => {
    const orderId = await buyBooks(1)
    const [{ code = '' } = {}] = await list(orderId)
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(JSON.stringify(body)).not.toContain(code)
  })

  it('has as many uses as tickets, for which nothing is paid', async () => {
    const [bought] = await list(await buyBooks(1))
    const found = await office.services.codes.find('Voucher', bought?.code ?? '', bought?.pin ?? '')
    expect(found?.rules).toMatchObject({ type: 'Ticket', opens: { ticketTypeIds: [], priceMinor: 0 } })
    const rows = await office.database.query({
      sql: `select capacity, taken from scarce where id like 'voucher:%'`,
      parameters: [],
    })
    expect(rows).toEqual([{ capacity: 10, taken: 0 }])
  })

  it('is mailed to whoever bought it, and forgotten a week after', async () => {
    const orderId = await buyBooks(1)
    const [bought] = await list(orderId)
    await mail.worker.runDue()
    const mails = sent.filter(({ kind }) => kind === 'voucher')
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ines@postbox.example'])
    expect(mails[0]?.text.replaceAll(' ', '')).toContain(bought?.code)
    expect(mails[0]?.text).toContain(bought?.pin)
    await office.services.codes.forgetDelivered(office.clock.now())
    expect(await list(orderId)).toEqual([])
  })
})
