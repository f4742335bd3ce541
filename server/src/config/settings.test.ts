import { defaultHeaderNames } from '@foyer/contract/headers'
import { parseSettings, SettingsError } from './settings.ts'
import { startWarnings } from './start-warnings.ts'

const parse = (environment: Record<string, string>) => parseSettings(environment, '/srv/foyer')

function listProblems(environment: Record<string, string>): readonly string[] {
  try {
    parse(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

describe('settings', () => {
  it('need no environment at all', () => {
    expect(parse({})).toMatchObject({
      mode: 'production',
      port: 4000,
      payPort: 4001,
      payOrigin: null,
      publicOrigin: null,
      brand: 'halcyon',
      dataFolder: '/srv/foyer/.foyer/halcyon',
      databaseUrl: null,
      errorNumbering: 1,
      testControlToken: null,
      allowedOrigins: [],
      isRateLimited: true,
      holdMinutes: 10,
    })
  })

  it('ask GoogleRecaptchaV2 unless another service is named, which has to be reached safely', () => {
    expect(parse({}).captcha).toEqual({
      secret: null,
      verifier: 'https://www.google.com/recaptcha/api/siteverify',
    })
    const verifier = 'https://captcha.example/siteverify'
    const named = parse({ FOYER_CAPTCHA_SECRET: 'a secret', FOYER_CAPTCHA_VERIFIER: verifier })
    expect(named.captcha).toEqual({ secret: 'a secret', verifier })
    expect(parse({ FOYER_CAPTCHA_VERIFIER: 'http://localhost:4009/' }).captcha.secret).toBeNull()
    for (const wrong of [
      'captcha.example',
      'http://captcha.example/',
      'https://',
      'http://localhost.example/',
    ])
      expect(listProblems({ FOYER_CAPTCHA_VERIFIER: wrong })).toEqual([
        expect.stringContaining('FOYER_CAPTCHA_VERIFIER'),
      ])
  })

  it('read what is set, and take an empty variable for an unset one', () => {
    expect(
      parse({
        PORT: '5000',
        FOYER_DATA: '/var/foyer',
        FOYER_BRAND: 'lumen',
        FOYER_PUBLIC_ORIGIN: 'https://shop.example/',
        FOYER_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
        FOYER_ERROR_NUMBERING: '2',
        FOYER_HOLD_MINUTES: '5',
        DATABASE_URL: ' ',
      }),
    ).toMatchObject({
      payPort: 5001,
      payOrigin: 'https://shop.example:5001',
      dataFolder: '/var/foyer/lumen',
      publicOrigin: 'https://shop.example',
      allowedOrigins: ['https://a.example', 'https://b.example'],
      errorNumbering: 2,
      holdMinutes: 5,
      databaseUrl: null,
    })
  })

  it('name everything that is wrong at once', () => {
    const problems = listProblems({
      PORT: 'eighty',
      FOYER_ERROR_NUMBERING: '3',
      FOYER_PUBLIC_ORIGIN: 'https://shop.example/path',
      FOYER_BRAND: '../secrets',
      DATABASE_URL: 'mysql://x',
    })
    expect(problems).toHaveLength(5)
    expect(problems).toContain('PORT is "eighty", but it should be a port number from 0 to 65535')
    expect(problems.join()).not.toMatch('mysql://x')
  })

  it('refuse a database address that cannot be parsed, without quoting it', () => {
    for (const address of ['postgres://shop:50%off@db/sales', 'postgres://shop:a#b@db:99999/sales']) {
      const problems = listProblems({ DATABASE_URL: address })
      expect(problems).toHaveLength(1)
      expect(problems.join()).toMatch(/^DATABASE_URL should be an address/)
      expect(problems.join()).not.toMatch(/off|a#b/)
    }
    expect(listProblems({ DATABASE_URL: 'postgres://shop:50%25off@db/sales' })).toEqual([])
    expect(listProblems({ DATABASE_URL: 'postgres:///sales?host=/run/postgresql' })).toEqual([])
  })

  it('read names of headers, with the default for each that is missing', () => {
    const { headerNames } = parse({ FOYER_HEADER_NAMES: 'regionCode=X-Region, correlationId=x-trace' })
    expect(headerNames).toEqual({
      ...defaultHeaderNames,
      regionCode: 'X-Region',
      correlationId: 'x-trace',
    })
    expect(parse({}).headerNames).toEqual(defaultHeaderNames)
  })

  it.each([
    ['regionCode', /regionCode=X-Region, of authorization, .*, but "regionCode" is not/],
    ['region=X-Region', /but "region=X-Region" is not/],
    ['regionCode=X(Region)', /should be the names of headers, which "X\(Region\)" cannot be/],
    ['regionCode=Région', /which "Région" cannot be/],
    ['tenantId=Cookie', /other names than Cookie, which has another meaning/],
    ['tenantId=Sec-Tenant', /other names than Sec-Tenant/],
    ['tenantId=x-one tenantId=x-two', /tenantId has two/],
    ['tenantId=x-one, regionCode=X-ONE', /a different name for each header/],
    ['tenantId=authorization', /a different name for each header/],
  ])('refuse %s for the names of headers, and say why', (given, why) => {
    const problems = listProblems({ FOYER_HEADER_NAMES: given })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^FOYER_HEADER_NAMES is /)
    expect(problems[0]).toMatch(why)
  })

  it('refuse test controls in production', () => {
    expect(listProblems({ NODE_ENV: 'production', FOYER_TEST_CONTROL: 'a-long-token' })).toHaveLength(1)
    expect(listProblems({ FOYER_TEST_CONTROL: 'short' })).toHaveLength(1)
    expect(parse({ FOYER_TEST_CONTROL: 'a-long-token' }).testControlToken).toBe('a-long-token')
  })

  it('require different ports for shop and provider', () => {
    expect(listProblems({ PORT: '4000', FOYER_PAY_PORT: '4000' })).toHaveLength(1)
  })
})

describe('proxies before the server', () => {
  const origin = { FOYER_PUBLIC_ORIGIN: 'https://shop.example' }

  it.each([
    ['', false],
    ['off', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('are %j', (text, expected) => {
    expect(parse({ ...origin, FOYER_TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })

  it.each(['on', 'true', '-1', '10', '10.0.0.0/33', 'proxy.example', '10.0.0.1/8/8', '1 2'])(
    'are not %j: trusted proxies have to be specified',
    (text) => {
      expect(listProblems({ ...origin, FOYER_TRUST_PROXY: text })).toEqual([
        expect.stringMatching(/^FOYER_TRUST_PROXY is .* number of proxies/),
      ])
    },
  )

  it('require the public origin, which they must not determine', () => {
    expect(listProblems({ FOYER_TRUST_PROXY: '1' })).toEqual([expect.stringMatching(/FOYER_PUBLIC_ORIGIN/)])
  })
})

describe('names of the shop', () => {
  it('are those of its origins and what is listed', () => {
    const { hosts } = parse({
      FOYER_PUBLIC_ORIGIN: 'https://shop.example:8443',
      FOYER_ALLOWED_ORIGINS: 'https://app.example',
      FOYER_HOSTS: 'Internal.example, shop.example',
    })
    expect(hosts).toEqual(['shop.example', 'app.example', 'internal.example'])
  })

  it.each(['https://shop.example', 'shop.example:80', '*.example', 'a_b'])('are not %j', (text) => {
    expect(listProblems({ FOYER_HOSTS: text })).toHaveLength(1)
  })

  it('are recommended if other machines can reach the server and none is set', () => {
    expect(startWarnings(parse({}))).toEqual([expect.stringMatching(/FOYER_PUBLIC_ORIGIN/)])
    for (const host of ['127.0.0.1', 'localhost', '::1'])
      expect(startWarnings(parse({ HOST: host }))).toEqual([])
    expect(startWarnings(parse({ FOYER_PUBLIC_ORIGIN: 'https://shop.example' }))).toEqual([])
  })
})
