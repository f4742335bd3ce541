import { SoftwareAuthenticator } from '../../../server/src/accounts/testing/software-authenticator.ts'
import { isCondition } from '../../../storefront/src/services/http/failure.ts'
import { createFilmsService } from '../../../storefront/src/services/ocapi/films.ts'
import { createMemberCodesService } from '../../../storefront/src/services/ocapi/member-codes.ts'
import { createMemberDataService } from '../../../storefront/src/services/ocapi/member-data.ts'
import { createMembersService } from '../../../storefront/src/services/ocapi/members.ts'
import { createPasskeysService } from '../../../storefront/src/services/ocapi/passkeys.ts'
import { createPaymentCardsService } from '../../../storefront/src/services/ocapi/payment-cards.ts'
import { readWatchlist } from '../../../storefront/src/services/ocapi/watchlist-answers.ts'
import { createWatchlistService } from '../../../storefront/src/services/ocapi/watchlist.ts'
import type { ServedStorefront } from './served-storefront.ts'
import { readBody } from './answers.ts'

/** What members have: passkeys, payment cards, a watchlist, codes, a copy of their data. */
export function testBelongings(shop: ServedStorefront): void {
  it('registers a passkey, signs in by it, renames and removes it', async () => {
    const [email, password] = ['rosalind@postbox.example', 'A long walk to row 7']
    const created = await readBody(
      shop.client.call('createMember', {
        body: {
          credentials: { email, password },
          acceptedTermsAndConditions: true,
          authenticationType: 'Token',
        },
      }),
    )
    shop.memberToken = created.authenticationToken?.access_token ?? null
    await shop.server.database.tx((trx) =>
      trx.updateTable('member').set({ email_verified_at: 1 }).where('id', '=', created.member.id).execute(),
    )
    const passkeys = createPasskeysService(shop.client)
    const device = new SoftwareAuthenticator('http://localhost')
    const { options } = await readBody(passkeys.prepare(password))
    const { passkey } = await readBody(passkeys.create(device.register(options), 'My laptop'))
    const byToken = (await readBody(passkeys.prepareSignIn())).options
    const signedIn = await readBody(
      passkeys.createToken({ authentication: device.authenticate(byToken), remember: true }),
    )
    shop.memberToken = signedIn.access_token
    const byCookie = (await readBody(passkeys.prepareSignIn())).options
    const cookie = await passkeys.createCookie({ authentication: device.authenticate(byCookie) })
    expect(cookie.ok).toBe(true)
    await readBody(passkeys.rename(passkey.id, 'My phone'))
    const named = (await readBody(passkeys.list())).passkeys
    expect(named).toMatchObject([{ id: passkey.id, name: 'My phone' }])
    expect((await passkeys.remove(passkey.id)).ok).toBe(true)
    expect((await readBody(passkeys.list())).passkeys).toEqual([])
    shop.signedInToken = shop.memberToken
    shop.memberToken = null
  })

  it('adds a payment card in the provider’s fields, makes it the primary one, and removes it', async () => {
    shop.memberToken = shop.signedInToken
    const cards = createPaymentCardsService(shop.client)
    const begun = await readBody(cards.createEmbedded({ webPaymentMethodId: 'ledgerline-card' }))
    await shop.sendCard(
      (JSON.parse(begun.connectorParametersJson) as { frameUrl: string }).frameUrl,
      '4111111111111111',
    )
    const paymentCardId = begun.memberPaymentCardId
    expect(await readBody(cards.creation(paymentCardId))).toMatchObject({ status: 'Completed' })
    expect((await readBody(cards.card(paymentCardId))).card.isPrimary).toBe(true)
    expect((await cards.setPrimary(paymentCardId)).ok).toBe(true)
    expect((await readBody(cards.list())).cards).toHaveLength(1)
    expect((await cards.remove(paymentCardId)).ok).toBe(true)
    expect((await readBody(cards.list())).cards).toEqual([])
    shop.memberToken = null
  })

  it('puts films on the member’s watchlist, takes them off, and stores whether they want notices', async () => {
    const [email, password] = ['rosalind@postbox.example', 'A long walk to row 7']
    const signedIn = await readBody(
      createMembersService(shop.client).createToken({ grant_type: 'password', email, password }),
    )
    shop.memberToken = signedIn.access_token
    const watchlist = createWatchlistService(shop.client)
    const { films } = await readBody(createFilmsService(shop.client).films())
    const [first, second] = films.map(({ id }) => id)
    if (first === undefined || second === undefined) throw new Error('two films')
    for (const filmId of [first, second, first]) expect((await watchlist.add(filmId)).ok).toBe(true)
    expect((await watchlist.remove(first)).ok).toBe(true)
    expect((await watchlist.setNotice(true)).ok).toBe(true)
    expect(readWatchlist(await readBody(watchlist.list()))).toMatchObject({
      films: [{ filmId: second }],
      isNoticeWanted: true,
    })
    const refused = await watchlist.add('nothing')
    expect(!refused.ok && isCondition(refused.failure, 'film-not-found')).toBe(true)
    shop.memberToken = null
  })

  it('adds a code to a member’s own, lists and removes it, and declines one that is none', async () => {
    shop.memberToken = shop.signedInToken
    const own = createMemberCodesService(shop.client)
    expect((await readBody(own.list())).ticketRedemptionCards).toEqual([])
    const declined = await own.add('NOTHING-0000', '0000')
    expect(!declined.ok && isCondition(declined.failure, 'redemption-card-declined')).toBe(true)
    const added = (await readBody(own.add('pa-ss', '0042'))).ticketRedemptionCard
    expect((await readBody(own.list())).ticketRedemptionCards).toMatchObject([
      { id: added.id, type: 'Member' },
    ])
    expect((await own.remove(added.id)).ok).toBe(true)
    shop.memberToken = null
  })

  it('makes a copy of a member’s data, and lists it', async () => {
    shop.memberToken = shop.signedInToken
    const data = createMemberDataService(shop.client)
    const { dataExport } = await readBody(data.request('A long walk to row 7'))
    const { dataExports } = await readBody(data.list())
    expect(dataExports.map(({ id }) => id)).toEqual([dataExport.id])
    shop.memberToken = null
  })
}
