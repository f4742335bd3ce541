import { getCaptchaSources, getServiceOrigins } from './services.ts'

const api = {
  apiUrl: 'https://shop.example',
  authToken: 'token',
  regionCode: 'GB',
  tenantId: 'halcyon',
  vistaCdn: 'https://cdn.example',
}

it('allows services on other origins, and not the shop’s own', () => {
  expect(getServiceOrigins({ api }, 'https://shop.example')).toEqual({
    connectOrigins: [],
    mediaOrigins: ['https://cdn.example'],
    scriptAddresses: [],
  })
})

it('allows third-party scripts by their addresses, and requests to their hosts', () => {
  const scripts = ['https://stats.example/gtm.js?id=GTM-ABC123']
  expect(getServiceOrigins({ api, scripts }, 'https://shop.example')).toEqual({
    connectOrigins: ['https://stats.example'],
    mediaOrigins: ['https://cdn.example', 'https://stats.example'],
    scriptAddresses: ['https://stats.example/gtm.js'],
  })
})

it('allows personalisation on another origin', () => {
  const personalisation = { url: 'https://films-for-you.example', filmTerritoryShortCode: 'GB' }
  const { connectOrigins } = getServiceOrigins({ api, personalisation }, 'https://shop.example')
  expect(connectOrigins).toEqual(['https://films-for-you.example'])
})

it('allows the scripts of a captcha only where the channel has a site key', () => {
  expect(getCaptchaSources({})).toEqual({ scriptAddresses: [], connectOrigins: [] })
  expect(getCaptchaSources({ captcha: { type: 'GoogleRecaptchaV2', siteKey: 'a-site-key' } })).toEqual({
    scriptAddresses: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connectOrigins: ['https://www.google.com/recaptcha/'],
  })
})
