import { resolve } from 'node:path'
import { Compile } from 'typebox/compile'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { InitialData } from '@foyer/contract/omnia/initial-data'
import { readBrand, type Brand } from '../brand/brand.ts'
import { createInitialData } from './initial-data.ts'

const brands = resolve(__dirname, '..', '..', '..', 'brands')
const origin = 'https://shop.example'

/** The initial data of Halcyon with other services. */
async function dataWith(
  change: (services: Brand['channel']['shared']['initial']['services']) => void = () => undefined,
) {
  const brand = await readBrand(brands, 'halcyon')
  change(brand.channel.shared.initial.services)
  return createInitialData({
    brand,
    channelToken: async () => 'a-token',
    numbering: () => 2,
    headerNames: defaultHeaderNames,
    logLevel: 'DEBUG',
    cinemaGroups: () => [],
    cinemas: () => [],
    mediaVersion: '1f',
    holdMinutes: 10,
    sendsTickets: true,
    rewardsReferrals: true,
    memberFlagCookie: 'signed-in',
  })(origin)
}

it("has the interface's address and the channel's token, as configured", async () => {
  const own = await dataWith()
  expect(own.api).toMatchObject({ apiUrl: origin, authToken: 'a-token' })
  expect([...Compile(InitialData).Errors(own)]).toEqual([])
  const other = await dataWith((services) => (services.vistaConnect.url = 'https://ocapi.example/base/'))
  expect(other.api.apiUrl).toBe('https://ocapi.example/base')
  // This server knows nothing of another server's orders: it sends and finds none.
  expect(own).toMatchObject({ sendsTickets: true, findsOrders: true, extendsMembers: true })
  expect(own.rewardsReferrals).toBe(true)
  expect(other).not.toHaveProperty('rewardsReferrals')
  expect(other).not.toHaveProperty('sendsTickets')
  expect(other).not.toHaveProperty('findsOrders')
  expect(other).not.toHaveProperty('extendsMembers')
  // Our own service ranks by our own orders.
  expect(other).not.toHaveProperty('personalisation')
})

it('says how a browser holds a sign-in: by cookie where the interface is ours, unless the chain says otherwise', async () => {
  const getType = async (change?: Parameters<typeof dataWith>[0]) => (await dataWith(change)).memberSignIn
  expect(await getType()).toEqual({ type: 'Cookie', flagCookie: 'signed-in' })
  expect(await getType((services) => (services.vistaConnect.url = 'https://ocapi.example/'))).toMatchObject({
    type: 'Token',
  })
  expect(await getType((services) => (services.vistaConnect.memberSignIn = 'Token'))).toMatchObject({
    type: 'Token',
  })
})

it('names third-party services and the addresses of their scripts', async () => {
  const none = await dataWith()
  for (const name of ['gtmId', 'rumId', 'captcha', 'scripts']) expect(none).not.toHaveProperty(name)
  const data = await dataWith((services) =>
    Object.assign(services, {
      googleTagManager: { containerId: 'GTM-ABC123', scriptUrl: 'https://stats.example/gtm.js' },
      realUserMonitoring: { id: 'RUM-1', scriptUrl: 'https://rum.example/agent.js' },
      captcha: { type: 'GoogleRecaptchaV2', siteKey: 'a-site-key' },
    }),
  )
  expect(data).toMatchObject({
    gtmId: 'GTM-ABC123',
    rumId: 'RUM-1',
    captcha: { type: 'GoogleRecaptchaV2', siteKey: 'a-site-key' },
    scripts: ['https://stats.example/gtm.js?id=GTM-ABC123', 'https://rum.example/agent.js?id=RUM-1'],
  })
  expect([...Compile(InitialData).Errors(data)]).toEqual([])
})
