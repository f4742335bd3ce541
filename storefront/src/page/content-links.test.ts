import { Routes } from '../domain/routes.ts'
import { findCurrentLink, getHref, isExternal, getNavigationItems } from './content-links.ts'

const routes = {
  page: (page: string, query?: Record<string, string | undefined>, hash?: string) =>
    `/${page.toLowerCase()}/${query ? `?category=${query.category ?? ''}` : ''}${hash ? `#${hash}` : ''}`,
}
const realRoutes = new Routes({
  pages: {},
  origin: 'https://halcyon.example',
  mediaBase: '/',
  isSeatFirst: false,
  allowsUnpaidBookings: false,
})
const warn = jest.fn()
const origin = 'https://halcyon.example'
const stores = {
  routes,
  session: { origin },
  core: { platform: { logger: { warn } }, pageData: { initialData: { findsOrders: true } } },
}
const shown = (path: string) => new URL(path, 'https://halcyon.example')

describe('links of the content', () => {
  it('go to a page of the site with their query and hash', () => {
    const link = {
      id: 'a',
      textKey: 'a',
      page: 'Films',
      query: { category: 'ComingSoon' },
      hash: 'top',
    } as const
    expect(getHref(link, stores)).toBe('/films/?category=ComingSoon#top')
  })

  it.each([
    ['FoodAndBeverage', '/food-and-drink/'],
    ['GiftShop', '/gift-shop/'],
    ['Subscriptions', '/subscription/'],
  ] as const)('go to a part of the shop that has no page of the content system: %s', (page, address) => {
    expect(getHref({ id: 'a', textKey: 'a', page }, stores)).toBe(address)
  })

  it.each([
    ['Films', '/films/'],
    ['Events', '/events/'],
    ['Cinemas', '/sites/'],
    ['SignUp', '/sign-up/'],
  ] as const)('go to a page that every site has: %s', (page, address) => {
    expect(getHref({ id: 'a', textKey: 'a', page }, { ...stores, routes: realRoutes })).toBe(address)
  })

  it('go to the search for an order where the ordering server has one, and are left out where not', () => {
    const link = { id: 'a', textKey: 'a', page: 'FindOrder' } as const
    expect(getHref(link, { ...stores, routes: realRoutes })).toBe('/find-order/')
    const core = { ...stores.core, pageData: { initialData: {} } }
    expect(getHref(link, { ...stores, core, routes: realRoutes })).toBeUndefined()
  })

  it('go where they say when they have an address of their own', () => {
    const link = { id: 'a', textKey: 'a', href: 'mailto:hello@halcyon.example' }
    expect(getHref(link, stores)).toBe('mailto:hello@halcyon.example')
  })

  it.each([
    ['/films/', false],
    ['#times', false],
    ['https://halcyon.example', false],
    ['https://halcyon.example/films/?category=ComingSoon', false],
    ['https://HALCYON.example:443/films/', false],
    ['mailto:hello@halcyon.example', false],
    ['tel:+441632960000', false],
    ['https://halcyon.example.org/films/', true],
    ['https://shop.halcyon.example/', true],
    ['http://halcyon.example/', true],
    ['//elsewhere.example/films/', true],
    ['https://', true],
  ])('%s leads to the site of somebody else: %s', (href, external) => {
    expect(isExternal(href, origin)).toBe(external)
  })
})

describe('an entry of a navigation', () => {
  const t = (key: string) => `«${key}»`

  it('says where it leads, in the words of the language', () => {
    expect(getNavigationItems([{ id: 'a', textKey: 'x.films', page: 'Films' }], stores, t)).toMatchObject([
      { id: 'a', label: '«x.films»', href: '/films/', external: false },
    ])
  })

  it('has the window and the picture that it is configured with', () => {
    const link = { id: 'a', textKey: 'x.app', href: 'https://app.example/' }
    const badge = { target: '_self', image: '/brand/app.svg' } as const
    expect(getNavigationItems([{ ...link, ...badge }], stores, t)).toMatchObject([
      { ...badge, external: true },
    ])
  })

  it.each(['mailto:hello@halcyon.example', 'tel:+441632960000', 'https://halcyon.example/help/'])(
    'opens no window of its own: %s',
    (href) => {
      expect(getNavigationItems([{ id: 'a', textKey: 'x.desk', href }], stores, t)).toEqual([
        { id: 'a', label: '«x.desk»', href, external: false },
      ])
    },
  )

  it('is left out where it does not say which film it leads to, and the log is told once', () => {
    const links = [
      { id: 'film', textKey: 'x.film', page: 'FilmDetails' },
      { id: 'films', textKey: 'x.films', page: 'Films' },
    ] as const
    const drawn = () => getNavigationItems(links, { ...stores, routes: realRoutes }, t).map(({ id }) => id)
    expect(drawn()).toEqual(['films'])
    expect(drawn()).toEqual(['films'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The link film is left out: .*needs a value for its parameter: filmName$/)],
    ])
  })
})

describe('the current link', () => {
  const hrefs = [
    '/films/',
    '/films/?category=ComingSoon',
    '/#ways-to-watch',
    'mailto:hello@halcyon.example',
    'https://halcyon.example/help/',
    'https://elsewhere.example/',
  ]

  it.each([
    ['/films/', '/films/'],
    ['/films/the-salt-road/HO1/', '/films/'],
    ['/films/?category=ComingSoon&cinema=1001', '/films/?category=ComingSoon'],
    ['/films/?cinema=1001', '/films/'],
    ['/', undefined],
    ['/help/ours/', 'https://halcyon.example/help/'],
  ])('on %p is %p', (path, current) => {
    expect(findCurrentLink(hrefs, shown(path))).toBe(current)
  })
})
