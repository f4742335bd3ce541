import type { InitialData } from '@foyer/contract/omnia/initial-data'
import type { Exchange } from '@foyer/contract/render/boundary'
import type { Brand } from '../brand/brand.ts'
import type { Storefront } from './storefront.ts'
import { themeEditor } from './theme-editor.ts'
import { createTestApp } from '../http/testing/test-app.ts'

const day = '2026-03-14'
const exchange: Exchange = async ({ url }) => ({
  status: 200,
  headers: {},
  body: JSON.stringify(
    url.includes('film-screening-dates')
      ? { filmScreeningDates: [{ businessDate: '2026-03-13' }, { businessDate: day }] }
      : { showtimes: [{ id: '1001-7', filmId: 'HO00000101', isAllocatedSeating: true, isSoldOut: false }] },
  ),
})

test("the editor has the brand's theme and the pages of a purchase, all on our own origin", async () => {
  const app = createTestApp()
  await app.register(themeEditor, {
    brand: {
      theme: { name: '</script>' },
      variants: new Map([['en', { storefront: { shapes: { footer: 'Band' } } }]]),
    } as unknown as Brand,
    storefront: { developmentHead: () => '' } as unknown as Storefront,
    getOrigin: () => 'http://shop.example',
    initialData: async () =>
      ({
        api: { authToken: 'token' },
        cinemaGroups: [{ id: 'portmere', cinemas: [{ vistaCinema: { key: '1001' } }] }],
      }) as unknown as InitialData,
    exchangeFor: () => exchange,
  })
  const { body, headers } = await app.inject('/theme-editor/')
  const state = /id="foyer-editor">(.*)<\/script>/.exec(body)?.[1] ?? ''
  const { theme, shapes, pages } = JSON.parse(state) as {
    theme: unknown
    shapes: unknown
    pages: { href: string }[]
  }
  expect(shapes).toEqual({ footer: 'Band' })
  expect(theme).toEqual({ name: '</script>' })
  expect(pages.map(({ href }) => href)).toEqual([
    '/',
    '/films/',
    '/events/',
    '/search/?q=the',
    '/films/film/HO00000101/',
    '/order/showtimes/1001-7/tickets/',
    '/order/showtimes/1001-7/seats/',
    '/order/payment/',
  ])
  expect(headers['content-security-policy']).toContain('frame-src http://shop.example')
  expect(headers['set-cookie']).toEqual([
    'foyer-cinema-group=portmere; Path=/; SameSite=Lax',
    'foyer-consent=Declined; Path=/; SameSite=Lax',
  ])
  const answered = await app.inject({
    url: '/theme-editor/',
    headers: { cookie: 'foyer-cinema-group=saltmere; foyer-consent=Accepted' },
  })
  expect(answered.headers['set-cookie']).toBeUndefined()
  await app.close()
})
