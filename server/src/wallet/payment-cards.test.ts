import { visitor } from '../domain/caller.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { type BoxOffice } from '../orders/testing/box-office.ts'
import { atTill, cardNumbers, engines, ines, maya, method, prepareWallet } from './testing/prepare-wallet.ts'

/** The provider's wallet is out of order while this is set. */
let fault: Error | null = null
const around = (port: PaymentProvider): PaymentProvider => ({
  ...port,
  cards: port.cards && {
    ...port.cards,
    delete: async (reference) => {
      if (fault) throw fault
      await port.cards?.delete(reference)
    },
  },
})

const { good, slow, challenged, expiredAtBank, silent } = cardNumbers

describe.each(engines)('payment cards on $name', ({ open }) => {
  let office: BoxOffice
  const { list, providerCards, begin, add, creation } = prepareWallet(
    open,
    (opened) => {
      office = opened
    },
    { around },
  )
  beforeEach(() => {
    fault = null
  })

  describe('adding one', () => {
    it('keeps mask, network and expiry, and no number', async () => {
      const { id, session } = await begin()
      expect(await creation(id)).toEqual({
        status: 'NotStarted',
        declineReason: null,
        memberPaymentCardId: null,
      })
      expect(await list()).toEqual([])
      expect(await office.sendCard(session, good)).toEqual({ status: 200, state: 'approved' })
      expect(await creation(id)).toMatchObject({ status: 'Completed', memberPaymentCardId: id })
      const cards = await list()
      expect(cards).toEqual([
        {
          id,
          cardDetails: {
            maskedCardNumber: '............1111',
            type: 'Visa',
            expiryMonth: 4,
            expiryYear: 29,
          },
          isPrimary: true,
          isUsedForRecurringSubscriptionBilling: false,
        },
      ])
      expect((await office.call('getPaymentCard', { paymentCardId: id })).body.card).toEqual(cards[0])
    })

    it('stores nothing of the number anywhere, and answers without the provider’s reference', async () => {
      await add()
      const { reference } = await office.database.read
        .selectFrom('payment_card')
        .select('reference')
        .executeTakeFirstOrThrow()
      for (const table of [
        'payment_card',
        'payment_card_setup',
        'provider_card',
        'provider_charge',
      ] as const) {
        const rows = await office.database.read.selectFrom(table).selectAll().execute()
        expect(JSON.stringify(rows)).not.toContain(good.slice(0, 12))
      }
      expect((await office.call('getPaymentCards')).text).not.toContain(reference)
    })

    it('sent twice, at once and later, is one card', async () => {
      const { id, session } = await begin()
      await Promise.all([office.sendCard(session, good), office.sendCard(session, good)])
      await office.sendCard(session, good)
      await office.sendCard(session, slow)
      expect((await list()).map((card) => card.id)).toEqual([id])
      expect(await providerCards()).toEqual(['1111'])
    })

    it('whose answer of the shop was lost is announced again, and is one card', async () => {
      const { id, session } = await begin()
      let lost = 0
      office.provider.connect(async (notice) => {
        const answer = await office.services.payments.receive(notice)
        if (notice.body.includes('card-stored') && lost++ === 0) throw new Error('cut')
        return answer
      })
      expect((await office.sendCard(session, good)).status).toBe(500)
      await office.wait(60_000)
      office.provider.connect(office.services.payments.receive)
      expect(lost).toBeGreaterThan(1)
      expect(await creation(id)).toMatchObject({ status: 'Completed' })
      expect(await list()).toHaveLength(1)
      expect(await providerCards()).toEqual(['1111'])
    })

    it('waits for a slow bank', async () => {
      const { id, session } = await begin()
      expect((await office.sendCard(session, slow)).state).toBe('pending')
      expect((await creation(id)).status).toBe('Pending')
      await office.wait(5_000)
      expect((await creation(id)).status).toBe('Completed')
    })

    it('asks for the bank’s code', async () => {
      const { id, session } = await begin()
      expect((await office.sendCard(session, challenged)).state).toBe('challenge')
      expect(await office.sendCode(session, '1234')).toBe('approved')
      expect((await creation(id)).status).toBe('Completed')
    })

    it.each([
      ['declined', '4000000000000002', 'declined', 0],
      ['out of date, says the bank', expiredAtBank, 'expired-card', 0],
      ['of a bank that never answers', silent, 'timed-out', 30_000],
    ])('a card %s is not stored', async (_name, number, declineReason, after) => {
      const { id, session } = await begin()
      await office.sendCard(session, number)
      await office.wait(after)
      expect(await creation(id)).toEqual({ status: 'Declined', declineReason, memberPaymentCardId: null })
      expect(await list()).toEqual([])
      expect(await providerCards()).toEqual([])
    })

    it('a second time replaces the card, and the provider forgets the first', async () => {
      const first = await add()
      expect(await add()).toBe(first)
      await office.services.paymentCards.runDue()
      expect(await list()).toHaveLength(1)
      expect(await providerCards()).toEqual(['1111'])
    })

    it('by two notices at the same moment is one card', async () => {
      const [one, other] = [await begin(), await begin()]
      await Promise.all([office.sendCard(one.session, good), office.sendCard(other.session, good)])
      await office.services.paymentCards.runDue()
      expect(await list()).toHaveLength(1)
      expect(await providerCards()).toEqual(['1111'])
    })

    it('ends with fields that are two hours old', async () => {
      const { id, session } = await begin()
      office.clock.advance(2 * 3_600_000)
      expect((await office.sendCard(session, good)).status).toBe(410)
      expect((await creation(id)).status).toBe('NotStarted')
    })

    it('is bounded: who tries stolen numbers gets twenty an hour', async () => {
      for (let times = 0; times < 20; times += 1) await begin()
      expect((await office.call('createEmbeddedPaymentCard', {}, method)).status).toBe(429)
      office.clock.advance(3_600_000)
      expect((await office.call('createEmbeddedPaymentCard', {}, method)).status).toBe(200)
    })

    it('is refused for a method that stores no cards', async () => {
      const { status, problem } = await office.call(
        'createEmbeddedPaymentCard',
        {},
        { webPaymentMethodId: 'ledgerline-page' },
      )
      expect(status).toBe(400)
      expect(problem?.type).toContain('web-payment-method-unknown')
    })

    it('to an account that was closed meanwhile stores nothing', async () => {
      const { session } = await begin()
      await office.database.tx((trx) => trx.updateTable('member').set({ deleting_at: 1 }).execute())
      await office.sendCard(session, good)
      expect(await list()).toEqual([])
      expect(await providerCards()).toEqual([])
    })
  })

  describe('the primary one', () => {
    it('is the first, until another is chosen', async () => {
      const first = await add()
      const second = await add(slow).then(async () => {
        await office.wait(5_000)
        return (await list()).find((card) => card.id !== first)?.id ?? ''
      })
      expect((await list()).map((card) => [card.id, card.isPrimary])).toEqual([
        [first, true],
        [second, false],
      ])
      expect((await office.call('setPrimaryPaymentCard', {}, { memberPaymentCardId: second })).status).toBe(
        204,
      )
      expect((await list())[0]?.id).toBe(second)
      await office.call('deletePaymentCard', { paymentCardId: second })
      expect((await list()).map((card) => [card.id, card.isPrimary])).toEqual([[first, true]])
    })

    it('is a new one that is to be used first', async () => {
      await add()
      const { id, session } = await begin(true)
      await office.sendCard(session, challenged)
      await office.sendCode(session, '1234')
      expect((await list())[0]).toMatchObject({ id, isPrimary: true })
    })

    it('is one, however many are chosen at once', async () => {
      const ids = [await add(), await add(challenged)]
      const { id, session } = await begin()
      await office.sendCard(session, challenged)
      await office.sendCode(session, '1234')
      await Promise.all(
        [ids[0] ?? '', id].map((memberPaymentCardId) =>
          office.call('setPrimaryPaymentCard', {}, { memberPaymentCardId }),
        ),
      )
      expect((await list()).filter((card) => card.isPrimary)).toHaveLength(1)
    })
  })

  describe('removing one', () => {
    it('removes it at the provider', async () => {
      const id = await add()
      expect((await office.call('deletePaymentCard', { paymentCardId: id })).status).toBe(204)
      expect(await list()).toEqual([])
      await office.services.paymentCards.runDue()
      expect(await providerCards()).toEqual([])
      expect((await office.call('deletePaymentCard', { paymentCardId: id })).status).toBe(404)
    })

    it.each([new Error('unreachable'), new TypeError('fetch failed: LLC-secret')])(
      'is done later by a provider that fails as %p',
      async (error) => {
        const id = await add()
        fault = error
        await office.call('deletePaymentCard', { paymentCardId: id })
        await office.services.paymentCards.runDue()
        expect(await list()).toEqual([])
        expect(await providerCards()).toEqual(['1111'])
        fault = null
        // Not before its time.
        await office.services.paymentCards.runDue()
        expect(await providerCards()).toEqual(['1111'])
        office.clock.advance(3_600_000)
        await office.services.paymentCards.runDue()
        expect(await providerCards()).toEqual([])
        const left = await office.database.read.selectFrom('payment_card_removal').selectAll().execute()
        expect(left).toEqual([])
      },
    )
  })

  describe('who may call', () => {
    const calls = [
      ['getPaymentCards', undefined],
      ['getPaymentCard', undefined],
      ['deletePaymentCard', undefined],
      ['getPaymentCardCreation', undefined],
      ['setPrimaryPaymentCard', { memberPaymentCardId: 'x' }],
      ['createEmbeddedPaymentCard', method],
    ] as const

    it.each(calls)('%s is the member’s alone', async (id, body) => {
      const paymentCardId = await add()
      office.actAs(visitor)
      expect((await office.call(id, { paymentCardId }, body)).problem?.type).toContain('member-not-signed-in')
      office.actAs({ kind: 'workstation', workstationId: 'till', siteId: 'site' })
      expect((await office.call(id, { paymentCardId }, body)).status).toBe(403)
      office.actAs(maya)
      const answer = await office.call(
        id,
        { paymentCardId },
        body && 'memberPaymentCardId' in body ? { memberPaymentCardId: paymentCardId } : body,
      )
      if (id === 'getPaymentCards') expect(answer.body).toEqual({ cards: [] })
      else if (id !== 'createEmbeddedPaymentCard') expect(answer.status).toBe(404)
      office.actAs(ines)
      expect(await list()).toHaveLength(1)
    })

    it.each(['deletePaymentCard', 'setPrimaryPaymentCard', 'createEmbeddedPaymentCard'] as const)(
      '%s is not for members at a workstation',
      async (id) => {
        const paymentCardId = await add()
        office.actAs(atTill)
        const body = id === 'setPrimaryPaymentCard' ? { memberPaymentCardId: paymentCardId } : method
        const sent = id === 'deletePaymentCard' ? undefined : body
        expect((await office.call(id, { paymentCardId }, sent)).status).toBe(403)
      },
    )
  })
})
