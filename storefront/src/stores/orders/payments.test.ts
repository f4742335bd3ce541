import type { Caching } from '../caching.ts'
import { PaymentsStore, type PaymentsStoreParts } from './payments.ts'

/** The store before a bank that has answered with these words. */
function storeAfter(declineReason: string | null) {
  const body = { embeddedPayment: { id: 'p1', status: 'Declined' }, declineReason }
  const parts = {
    payments: {
      currentEmbedded: async () => ({ ok: true, value: { status: 200, headers: {}, body } }),
    },
    order: { order: { id: 'o1' } },
    memory: {},
    caching: { map: () => ({}) } as unknown as Caching,
    languageTag: 'en',
  } as unknown as PaymentsStoreParts
  return new PaymentsStore(parts)
}

describe('a payment that was turned down', () => {
  it('says why, so that another card can be tried for the same seats', async () => {
    expect(await storeAfter('insufficient-funds').result()).toEqual({
      kind: 'declined',
      reason: 'insufficient-funds',
    })
    expect(await storeAfter(null).result()).toEqual({ kind: 'declined', reason: 'declined' })
  })

  it('is no matter of the card when the seats had gone: there is nothing to pay for any more', async () => {
    expect(await storeAfter('seats-unavailable').result()).toEqual({ kind: 'seats-gone' })
  })
})
