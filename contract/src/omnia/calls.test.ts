import { Compile } from 'typebox/compile'
import { omniaCalls } from './calls.ts'
import { InitialData } from './initial-data.ts'
import { componentNames, PageResponse } from './page.ts'
import { formEntryPath } from './paths.ts'

it('keeps the calls where the specification has them', () => {
  const paths = Object.fromEntries(Object.entries(omniaCalls).map(([id, { path }]) => [id, path]))
  expect(paths).toEqual({
    page: '/api/omnia/v1/page',
    pageList: '/api/omnia/v1/pageList',
    configuration: '/api/omnia/v1/configuration',
    extension: '/api/omnia/v1/extensions/{name}',
    extensionPart: '/api/omnia/v1/extensions/{name}/{suffix}',
    trailerWatched: '/api/omnia/v1/trailerwatched/{filmId}',
    filmGenres: '/api/omnia/connect/v1/filmGenres',
    cinemas: '/api/omnia/connect/v1/cinemas',
    attributes: '/api/omnia/connect/v1/attributes',
    search: '/api/omnia/v1/search',
    wallet: '/api/omnia/v1/wallet/{wallet}',
    antiforgery: '/api/omnia/v1/antiforgery',
  })
  expect(formEntryPath).toBe('/umbraco/forms/api/v1/entries/{formId}')
})

describe('a page', () => {
  const bare = {
    nodeId: 'about',
    alias: 'Generic',
    name: 'About',
    url: '/about/',
    status: 200,
    languageTag: 'en',
    components: {},
    ancestorComponents: [],
    descendants: [],
    redirectDetailsElement: null,
  }
  const check = Compile(PageResponse)

  it.each(['nodeId', 'alias', 'status', 'name', 'url', 'components', 'redirectDetailsElement'])(
    'has %s',
    (name) => {
      expect(check.Check(bare)).toBe(true)
      expect(check.Check({ ...bare, [name]: undefined })).toBe(false)
    },
  )

  it('may be made of all that the specification names', () => {
    const named = [
      'pageTitle',
      'hideTitle',
      'heroCarousel',
      'grid',
      'seoPageTitle',
      'metaKeywords',
      'metaDescription',
      'seoUrl',
      'seoImage',
      'robotsNoFollow',
      'robotsNoIndex',
      'oGType',
      'oGLocale',
      'twitterCard',
      'masterCanonicalUrl',
      'excludeCanonicalUrl',
    ]
    expect(componentNames).toEqual(expect.arrayContaining(named))
    expect(check.Check({ ...bare, components: { masterCanonicalUrl: { url: '/a/' }, seoImage: {} } })).toBe(
      false,
    )
    expect(check.Check({ ...bare, components: { masterCanonicalUrl: { url: '/a/' } } })).toBe(true)
  })

  it('that has moved says so, and where to', () => {
    const moved = (redirectDetailsElement: object) =>
      check.Check({ ...bare, status: 302, redirectDetailsElement })
    expect(moved({ redirect: true, url: '/help/' })).toBe(true)
    expect(moved({ redirect: true })).toBe(false)
    expect(moved({ url: '/help/' })).toBe(false)
  })
})

it('names in the initial data what the specification names', () => {
  expect(Object.keys(InitialData.properties)).toEqual(
    expect.arrayContaining([
      'pages',
      'occConfiguration',
      'api',
      'gtmId',
      'rumId',
      'captcha',
      'loggingConfiguration',
      'country',
      'cinemaUrlsById',
      'occConfigurationOverride',
    ]),
  )
})
