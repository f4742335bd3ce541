import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import { toPageConfiguration, toVariant } from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import type { BrandBundle, Exchange, RenderRequest, SignInState } from '@foyer/contract/render/boundary'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { halcyonTexts as texts } from '../context/testing/brand-texts.ts'
import channel from '../../../brands/halcyon/channel.json'
import content from '../../../brands/halcyon/storefront.json'
import theme from '../../../brands/halcyon/theme.json'
import { render } from './entry-server.tsx'
import { initialData } from '../context/testing/page-data.ts'

const configuration = toPageConfiguration(
  toVariant(parseModel(ChannelConfiguration, channel), parseModel(StorefrontContent, content)),
)

/** A page that an editor has written; answers every address. */
const written = (status: number) => ({
  nodeId: '1',
  alias: status === 404 ? 'ErrorNotFound' : 'Generic',
  name: 'About us',
  url: '/about/',
  status,
  languageTag: 'en',
  components: { pageTitle: null, hideTitle: false, summary: null, grid: { rows: [] } },
  redirectDetailsElement: null,
})

/** A server whose ordering interface is out, and whose content system answers with this status. */
const answering =
  (status: number): Exchange =>
  async ({ url }) =>
    url.startsWith('/api/omnia/v1/page?')
      ? {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(written(status)),
        }
      : { status: 503, headers: {}, body: '' }

/** What the server sends at an address. */
async function sent(
  url: string,
  brand: Partial<BrandBundle> = {},
  exchange = answering(200),
  visitor: Pick<RenderRequest, 'member'> = {},
  initial = initialData,
) {
  const result = await render({
    url,
    origin: 'https://halcyon.example',
    brand: {
      name: 'halcyon',
      theme,
      configuration,
      texts: { en: texts },
      primaryLanguageTag: 'en',
      tags: { configuration: '', texts: '' },
      ...brand,
    },
    initialData: initial,
    mode: null,
    contrast: null,
    cinemaGroupId: null,
    commit: null,
    dismissals: { lasting: '', session: '' },
    isConsentAnswered: false,
    languageTag: 'en',
    now: Date.parse('2026-11-21T12:00:00Z'),
    nonce: 'bm9uY2U=',
    exchange,
    manifest: {},
    loadDeadline: 2_000,
    ...visitor,
  })
  if (result.kind === 'redirect') throw new Error(`Leads to ${result.location}`)
  return result
}

it('looks as the theme says that is served with it', async () => {
  const primary = '#ffc75a'
  const modes = theme.modes.map((mode) => ({
    ...mode,
    colorScheme: { ...mode.colorScheme, primary },
  }))
  const findPrimaryColor = ({ head }: { head: string }) => /--foyer-primary:(#\w+)/.exec(head)?.[1]
  expect(findPrimaryColor(await sent('/about/'))).toBe(theme.modes[0]?.colorScheme.primary?.toLowerCase())
  expect(findPrimaryColor(await sent('/about/', { theme: { ...theme, modes } }))).toBe(primary)
})

it.each([
  ['/about/', 'Halcyon Cinemas - About us'],
  ['/search/?q=salt', 'Halcyon Cinemas - Search: salt'],
  ['/order/payment/', 'Halcyon Cinemas - Payment'],
])('names the site and the page in the title of %s', async (path, title) => {
  const { head } = await sent(path)
  expect(head.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title}</title>`])
})

it('speaks in the words that are served with it', async () => {
  const { body } = await sent('/about/')
  expect(body).toContain('>Films<')
  const other = await sent('/about/', { texts: { en: { ...texts, 'shared.navigation.films': 'Pictures' } } })
  expect(other.body).toContain('>Pictures<')
  expect(other.body).not.toContain('>Films<')
})

it.each(['/nowhere/', '/404/'])('has the page for what is not found at %s, with its status', async (path) => {
  const { status, head, body } = await sent(path, {}, answering(404))
  expect(status).toBe(404)
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('<h1')
})

it('keeps the place of a page whose data did not come, and says when to ask again', async () => {
  const { status, headers, body } = await sent('/films/')
  expect(status).toBe(503)
  expect(headers['Retry-After']).toBe('30')
  expect(body).toContain('Try again')
})

it('leads from an address without its closing slash to the one with it', async () => {
  await expect(sent('/films?category=ComingSoon')).rejects.toThrow('Leads to /films/?category=ComingSoon')
})

it.each([
  '/sign-in/',
  '/member/password-reset/',
  '/subscription/',
  '/food-and-drink/',
  '/gift-shop/',
  '/order/payment/standalone/',
  '/order/payment/',
  '/completed-order/?orderId=1',
])('writes no navigation around %s', async (path) => {
  const { body } = await sent(path)
  expect(body).toContain('<header')
  expect(body).not.toContain('<nav')
})

it('leads from the header of a page to the sign-in and back', async () => {
  const { body } = await sent('/about/?from=feed')
  expect(body).toContain('href="/sign-in/?redirect=%2Fabout%2F%3Ffrom%3Dfeed"')
  expect(body).toContain('<nav')
})

it('writes the code of a reset nowhere into its document', async () => {
  const document = await sent('/member/password-reset/ABCD1234EFGH5678/?redirect=%2Ffilms%2F')
  expect(document.status).toBe(200)
  expect(document.head).toContain('<meta name="robots" content="noindex">')
  expect(JSON.stringify(document)).not.toContain('ABCD1234')
})

it('writes what stands under More, which opens before any script has come', async () => {
  const navigation = { ...configuration.navigation, maximumInline: 2 }
  const { body } = await sent('/about/', { configuration: { ...configuration, navigation } })
  const [more = ''] = /<details.*?<\/details>/.exec(body) ?? []
  expect(more).toContain('<summary>More')
  expect(more.match(/<a /g)).toHaveLength(navigation.items.length - 2)
})

it.each(['/about/', '/sign-in/', '/order/payment/'])(
  'asks for what content puts on many pages before it writes %s',
  async (path) => {
    const requested: string[] = []
    const watched: Exchange = (request) => {
      requested.push(request.url.split('?')[0] ?? '')
      return answering(200)(request)
    }
    await sent(path, {}, watched)
    expect(requested).toContain('/api/omnia/v1/configuration')
  },
)

/** A visitor whose cookie the server has looked up. */
const withSignIn = (signIn: SignInState): Pick<RenderRequest, 'member'> => ({
  member: { readSignIn: () => Promise.resolve(signIn), exchange: answering(200) },
})

describe('a page for members', () => {
  it('is behind the sign-in for who has no cookie of one', async () => {
    await expect(sent('/member/account/', {}, answering(200), withSignIn('none'))).rejects.toThrow(
      'Leads to /sign-in/?redirect=%2Fmember%2Faccount%2F',
    )
  })

  it.each([
    ['where the server cannot tell', {}],
    ['for a member', withSignIn('signed-in')],
  ])('is for no cache and no index %s', async (_, visitor) => {
    const { headers, head } = await sent('/member/account/', {}, answering(200), visitor)
    expect(headers['Cache-Control']).toBe('private, no-store')
    expect(head).toContain('<meta name="robots" content="noindex">')
  })

  it.each([
    ['/my-account/', '/member/'],
    ['/member/elsewhere/', '/member/'],
  ])('is found from %s', async (path, overview) => {
    await expect(sent(path)).rejects.toThrow(`Leads to ${overview}`)
  })
})

it('sends everybody the same page where it is for everybody', async () => {
  const sentTo = async (visitor: Pick<RenderRequest, 'member'>) => {
    const { headers, head, body, state } = await sent('/about/', {}, answering(200), visitor)
    return { headers, head, body, state }
  }
  const toVisitor = await sentTo(withSignIn('none'))
  expect(await sentTo(withSignIn('signed-in'))).toEqual(toVisitor)
  expect(toVisitor.headers).not.toHaveProperty('Cache-Control')
  expect(toVisitor.head).toContain('data-signed-in')
})

it.each([
  ['/sign-up/', true, 'no-referrer'],
  ['/member/password-reset/ABCD-1234/', true, 'no-referrer'],
  ['/sign-in/', true, undefined],
  ['/about/', false, undefined],
])('at %s a captcha may be allowed: %s; the referrer policy is %s', async (path, hasCaptcha, policy) => {
  const { headers, policy: sources } = await sent(path)
  expect(sources.hasCaptcha).toBe(hasCaptcha)
  expect(headers['Referrer-Policy']).toBe(policy)
})

it('names the frames of a captcha on forms of accounts only, where the channel has one', async () => {
  const captcha = { type: 'GoogleRecaptchaV2' as const, siteKey: 'a-site-key-of-a-chain' }
  const listFrames = async (path: string) => {
    const { policy } = await sent(path, {}, answering(200), {}, { ...initialData, captcha })
    return policy.frameSources
  }
  expect(await listFrames('/sign-in/')).toEqual([
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ])
  expect(await listFrames('/about/')).toEqual([])
  expect((await sent('/sign-in/')).policy.frameSources).toEqual([])
})
