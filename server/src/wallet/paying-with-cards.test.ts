import { visitor, type Caller } from '../domain/caller.ts'
import { type BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'
import {
  atTill,
  cardNumbers,
  engines,
  ines,
  maya,
  method,
  prepareWallet,
  readFields,
} from './testing/prepare-wallet.ts'

const { good, slow, challenged } = cardNumbers

describe.each(engines)('payment cards on $name', ({ open }) => {
  let office: BoxOffice
  const { list, providerCards, begin, add } = prepareWallet(open, (opened) => {
    office = opened
  })

  describe('paying with one', () => {
    async function open(memberPaymentCardId: string | null, orderId: string) {
      const answer = await office.call(
        'createEmbeddedPayment',
        { orderId },
        { ...method, memberPaymentCardId },
      )
      if (answer.problem) return { ...answer, session: '', frameUrl: '' }
      return { ...answer, ...readFields(answer.body) }
    }
    const submit = async (session: string) =>
      (await office.toProvider('/charge', session, {})).json<{ state?: string }>().state
    const status = async (orderId: string) => (await office.store.read(orderId))?.status

    it('needs nothing typed', async () => {
      const card = await add()
      const orderId = await office.orderFor(evening, [seatA(1)])
      const { session } = await open(card, orderId)
      const page = await office.provider.app.inject({ url: '/fields/', query: { session } })
      expect(page.body).toContain('1111')
      expect(page.body).not.toContain('cc-number')
      expect(await submit(session)).toBe('approved')
      await office.services.completion.idle()
      expect(await status(orderId)).toBe('Completed')
      expect(await office.charges(orderId)).toEqual(['captured'])
    })

    it('does not show the provider’s reference in the address of the fields', async () => {
      const card = await add()
      const { reference } = await office.database.read
        .selectFrom('payment_card')
        .select('reference')
        .executeTakeFirstOrThrow()
      const { frameUrl, text } = await open(card, await office.orderFor(evening, [seatA(1)]))
      for (const shown of [
        text,
        Buffer.from(frameUrl.split('session=')[1] ?? '', 'base64url').toString('latin1'),
      ])
        expect(shown).not.toContain(reference)
    })

    it('asks for the bank’s code where its rules do', async () => {
      const { session: adding } = await begin()
      await office.sendCard(adding, challenged)
      await office.sendCode(adding, '1234')
      const orderId = await office.orderFor(evening, [seatA(1)])
      const { session } = await open((await list())[0]?.id ?? '', orderId)
      expect(await submit(session)).toBe('challenge')
      expect(await office.sendCode(session, '1234')).toBe('approved')
      await office.services.completion.idle()
      expect(await status(orderId)).toBe('Completed')
    })

    it('is declined once it has run out, or was removed meanwhile', async () => {
      const card = await add()
      const orderId = await office.orderFor(evening, [seatA(1)])
      const { session } = await open(card, orderId)
      await office.call('deletePaymentCard', { paymentCardId: card })
      await office.services.paymentCards.runDue()
      expect(await submit(session)).toBe('declined')
      expect(await status(orderId)).toBe('InProgress')
      const again = await add(slow)
      expect(again).toBe('')
      await office.wait(5_000)
      await office.database.tx((trx) => trx.updateTable('provider_card').set({ expiry_year: 2020 }).execute())
      const stored = (await list())[0]?.id ?? ''
      const { session: second } = await open(stored, orderId)
      expect(await submit(second)).toBe('declined')
      const { body } = await office.call('getCurrentEmbeddedPayment', { orderId })
      expect(body.declineReason).toBe('expired-card')
    })

    it('is nobody else’s', async () => {
      const card = await add()
      for (const [caller, expected] of [
        [visitor, 400],
        [maya, 404],
      ] as const) {
        office.actAs(caller)
        const orderId = await office.orderFor(evening, [caller === visitor ? seatA(1) : seatA(3)])
        expect((await open(card, orderId)).status).toBe(expected)
      }
    })
  })

  describe('the card of a payment', () => {
    const pay = async (caller: Caller, storesCard: boolean, number = good) => {
      office.actAs(caller)
      const orderId = await office.orderFor(evening, [seatA(1)])
      const answer = await office.call('createEmbeddedPayment', { orderId }, method)
      const { session } = readFields(answer.body)
      const card = { number, expiry: '04 / 29', securityCode: '123', name: 'Ines', storesCard }
      await office.toProvider('/charge', session, card)
      await office.services.completion.idle()
      return { orderId, canStoreCard: answer.body.canStoreCard }
    }

    it('is kept where its member agrees', async () => {
      expect((await pay(ines, true)).canStoreCard).toBe(true)
      expect((await list()).map(({ cardDetails }) => cardDetails.maskedCardNumber)).toEqual([
        '............1111',
      ])
      expect(await providerCards()).toEqual(['1111'])
    })

    it.each([
      ['without consent', ines, false],
      ['of a visitor, who may send anything', visitor, true],
      ['at a workstation', atTill, true],
    ] as const)('is not kept %s', async (_name, caller, storesCard) => {
      const { canStoreCard } = await pay(caller, storesCard)
      expect(canStoreCard).toBe(caller === ines)
      office.actAs(ines)
      expect(await list()).toEqual([])
      expect(await providerCards()).toEqual([])
    })

    it('is not kept if it is declined', async () => {
      await pay(ines, true, '4000000000000002')
      expect(await list()).toEqual([])
      expect(await providerCards()).toEqual([])
    })
  })
})
