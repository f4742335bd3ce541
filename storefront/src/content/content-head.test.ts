import type { PageResponse } from '@foyer/contract/omnia/page'
import { createContentHead } from './content-head.ts'

const createHead = (components: object) =>
  createContentHead({
    name: 'Gifts',
    url: '/gifts/',
    languageTags: null,
    components,
  } as unknown as PageResponse)

it.each([
  [true, false, 'noindex'],
  [false, true, 'nofollow'],
  [true, true, 'noindex, nofollow'],
  [false, false, undefined],
])(
  'tells search engines what an editor says of index (no: %s) and links (no: %s)',
  (index, follow, robots) => {
    expect(createHead({ robotsNoIndex: index, robotsNoFollow: follow }).robots).toBe(robots)
  },
)

it('names no address to keep where an editor wants none, and else the one that the editor names', () => {
  const masterCanonicalUrl = { url: 'https://halcyon.example/elsewhere/' }
  expect(createHead({ excludeCanonicalUrl: true, masterCanonicalUrl }).canonical).toBeNull()
  expect(createHead({ excludeCanonicalUrl: false, masterCanonicalUrl }).canonical).toBe(
    masterCanonicalUrl.url,
  )
  expect(createHead({ excludeCanonicalUrl: false }).canonical).toBe('/gifts/')
})

it('has the card and the locale for who shares the page', () => {
  expect(createHead({ twitterCard: 'summary', oGLocale: 'fr_FR' })).toMatchObject({
    twitterCard: 'summary',
    locale: 'fr_FR',
  })
})

it.each(['website', 'article', 'video.movie', 'video.other'])('keeps the type %s of Open Graph', (oGType) => {
  expect(createHead({ oGType }).type).toBe(oGType)
})

it('takes a type that Open Graph does not know for a website', () => {
  expect(createHead({ oGType: 'cinema' }).type).toBe('website')
})
