import type {
  CardSession,
  NoticeAnswer,
  NoticeReceiver,
  PaymentProvider,
  PaymentSession,
  ProviderNotice,
  SignedNotice,
  StoredCard,
} from '../payment-provider.ts'

/** The visitor's decision at the provider. */
export type VisitorAct = 'approve' | 'decline'

/** An adapter with its provider, driven by the suite. */
export interface ProviderUnderTest {
  readonly port: PaymentProvider
  /** Sets the receiver of the provider's notices. */
  connect(receiver: NoticeReceiver): void
  /** Opens a notice as the shop does: null if the signature is not the provider's. */
  open(notice: SignedNotice): ProviderNotice | null
  /** Pays in the fields or on the page at an address created by the port; settles when the provider has finished. */
  pay(address: string, act: VisitorAct): Promise<void>
  /** Makes the provider repeat notices that may have been lost. */
  resend(): Promise<void>
  close(): Promise<void>
}

const shopOrigin = 'http://shop.example'

/**
 * Tests that every payment provider behind the port has to pass. An adapter's test calls it with a provider in its test
 * mode; the test provider is the first.
 */
export function describePaymentProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    let provider: ProviderUnderTest
    let notices: ProviderNotice[]
    let answer: (notice: ProviderNotice) => NoticeAnswer
    let payments = 0

    beforeAll(async () => {
      provider = await open()
      provider.connect(async (signed) => {
        const notice = provider.open(signed)
        if (!notice) throw new Error('a notice is not signed')
        notices.push(notice)
        return answer(notice)
      })
    })
    beforeEach(() => {
      notices = []
      answer = () => ({ accepted: true })
    })
    afterAll(() => provider.close())

    const createSession = (change: Partial<PaymentSession> = {}): PaymentSession => ({
      paymentId: `payment-${(payments += 1)}`,
      amountMinor: 2_660,
      currency: 'GBP',
      languageTag: 'en',
      shopOrigin,
      ...change,
    })
    /** Pays in the fields; returns the reference of the reserved money. */
    async function authorise(session = createSession()): Promise<string> {
      await provider.pay(provider.port.getFrame(session).frameUrl, 'approve')
      const authorised = notices.find((notice) => notice.type === 'authorised')
      if (!authorised) throw new Error('nothing was authorised')
      return authorised.reference
    }

    it('shows its fields on a separate origin', () => {
      const { frameUrl, origin } = provider.port.getFrame(createSession())
      expect(new URL(frameUrl).origin).toBe(origin)
      expect(origin).not.toBe(shopOrigin)
    })

    it("asks whether it may charge before it does, for the session's amount", async () => {
      const session = createSession()
      await authorise(session)
      const { paymentId, amountMinor } = session
      expect(notices.slice(0, 2)).toMatchObject([
        { type: 'submitted', paymentId, amountMinor },
        { type: 'authorised', paymentId, amountMinor },
      ])
    })

    it('charges nothing if the shop refuses', async () => {
      answer = () => ({ accepted: false })
      await provider.pay(provider.port.getFrame(createSession()).frameUrl, 'approve')
      expect(notices.map(({ type }) => type)).not.toContain('authorised')
    })

    it('voids the charge if the shop no longer accepts it', async () => {
      answer = ({ type }) => ({ accepted: type !== 'authorised' })
      const reference = await authorise()
      expect(await provider.port.capture(reference)).toBe('refused')
    })

    it('says that a card was declined, and why, without its number', async () => {
      const session = createSession()
      await provider.pay(provider.port.getFrame(session).frameUrl, 'decline')
      const declined = notices.find(({ type }) => type === 'declined')
      expect(declined).toMatchObject({ paymentId: session.paymentId, reason: expect.any(String) as unknown })
      expect(JSON.stringify(notices)).not.toMatch(/\d{12}/)
    })

    it('takes the money once, however often it is captured', async () => {
      const reference = await authorise()
      expect(await provider.port.capture(reference)).toBe('captured')
      expect(await provider.port.capture(reference)).toBe('captured')
      await provider.port.void(reference)
      expect(await provider.port.capture(reference)).toBe('captured')
    })

    it('captures nothing after a void, however often it is requested', async () => {
      const reference = await authorise()
      await provider.port.void(reference)
      await provider.port.void(reference)
      expect(await provider.port.capture(reference)).toBe('refused')
      await provider.port.void('nobody has made this')
      expect(await provider.port.capture('nobody has made this')).toBe('refused')
    })

    it('refunds what was taken, each refund once, and never more', async () => {
      const reference = await authorise()
      const refund = (id: string, amountMinor: number) => provider.port.refund(reference, { id, amountMinor })
      expect(await refund('early', 100)).toBe('refused')
      await provider.port.capture(reference)
      expect(await refund('first', 2_000)).toBe('refunded')
      expect(await refund('first', 2_000)).toBe('refunded')
      expect(await refund('second', 661)).toBe('refused')
      expect(await refund('second', 660)).toBe('refunded')
      expect(await refund('third', 1)).toBe('refused')
    })

    it('repeats notices that may have been lost', async () => {
      const reference = await authorise()
      const said = notices.length
      await provider.resend()
      expect(
        notices
          .slice(said)
          .filter((notice) => notice.type === 'authorised' && notice.reference === reference),
      ).not.toEqual([])
    })

    it('has a payment page, which charges as its fields do', async () => {
      const { redirect } = provider.port
      if (!redirect) return
      const session = { ...createSession(), returnUrl: `${shopOrigin}/order/payment/?language=en` }
      const address = redirect.getUrl(session)
      expect(new URL(address).origin).toBe(provider.port.getFrame(session).origin)
      await provider.pay(address, 'approve')
      expect(notices).toMatchObject([
        { type: 'submitted', paymentId: session.paymentId },
        { type: 'authorised', paymentId: session.paymentId, amountMinor: session.amountMinor },
      ])
    })

    describe('its stored cards', () => {
      let cards = 0
      const createCardSession = (): CardSession => ({
        paymentCardId: `card-${(cards += 1)}`,
        languageTag: 'en',
        shopOrigin,
      })
      /** Stores a card in the fields; undefined for a provider that stores none. */
      async function store(session = createCardSession()): Promise<StoredCard | undefined> {
        const { cards: wallet } = provider.port
        if (!wallet) return undefined
        await provider.pay(wallet.getFrame(session).frameUrl, 'approve')
        return notices.find((notice) => notice.type === 'card-stored')?.card
      }
      const payWith = async ({ reference }: StoredCard) => {
        notices = []
        const { frameUrl } = provider.port.getFrame(createSession({ cardReference: reference }))
        expect(decodeURIComponent(frameUrl)).not.toContain(reference)
        await provider.pay(frameUrl, 'approve')
        return notices.map(({ type }) => type)
      }

      it('are stored once the shop agrees, and pay without being typed', async () => {
        const session = createCardSession()
        const card = await store(session)
        if (!card) return
        const { paymentCardId } = session
        expect(notices).toMatchObject([
          { type: 'card-submitted', paymentCardId },
          { type: 'card-stored', paymentCardId },
        ])
        expect(card).toMatchObject({
          lastFour: expect.stringMatching(/^\d{4}$/) as string,
          expiryYear: expect.any(Number) as number,
        })
        expect(await payWith(card)).toEqual(['submitted', 'authorised'])
      })

      it('are not stored if the shop refuses, or the bank', async () => {
        const { cards: wallet } = provider.port
        if (!wallet) return
        answer = () => ({ accepted: false })
        await provider.pay(wallet.getFrame(createCardSession()).frameUrl, 'approve')
        await provider.pay(wallet.getFrame(createCardSession()).frameUrl, 'decline')
        expect(notices.map(({ type }) => type)).not.toContain('card-stored')
        answer = () => ({ accepted: true })
        await provider.pay(wallet.getFrame(createCardSession()).frameUrl, 'decline')
        expect(notices.at(-1)).toMatchObject({ type: 'card-declined' })
      })

      it('pay nothing any more once they are deleted, which can be repeated', async () => {
        const card = await store()
        if (!card) return
        await provider.port.cards?.delete(card.reference)
        await provider.port.cards?.delete(card.reference)
        await provider.port.cards?.delete('nobody has stored this')
        expect(await payWith(card)).toEqual(['declined'])
      })

      it('have one fingerprint a card, however often it is stored', async () => {
        const first = await store()
        notices = []
        const second = await store()
        expect(second?.fingerprint).toBe(first?.fingerprint)
        if (first) expect(second?.reference).not.toBe(first.reference)
      })
    })
  })
}
