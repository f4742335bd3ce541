import { currentLink, hrefOf, isExternal, navItem } from './content-links.ts'

const routes = {
  page: (page: string, query?: Record<string, string | undefined>, hash?: string) =>
    `/${page.toLowerCase()}/${query ? `?category=${query.category ?? ''}` : ''}${hash ? `#${hash}` : ''}`,
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
    expect(hrefOf(link, routes)).toBe('/films/?category=ComingSoon#top')
  })

  it.each([
    ['FoodAndBeverage', '/food-and-drink/'],
    ['GiftShop', '/gift-shop/'],
    ['Subscriptions', '/subscription/'],
  ] as const)('go to a part of the shop that has no page of the content system: %s', (page, address) => {
    expect(hrefOf({ id: 'a', textKey: 'a', page }, routes)).toBe(address)
  })

  it('go where they say when they have an address of their own', () => {
    const link = { id: 'a', textKey: 'a', href: 'mailto:hello@halcyon.example' }
    expect(hrefOf(link, routes)).toBe('mailto:hello@halcyon.example')
    expect(isExternal(hrefOf(link, routes))).toBe(true)
    expect(isExternal('/films/')).toBe(false)
  })
})

describe('an entry of a navigation', () => {
  const t = (key: string) => `«${key}»`

  it('says where it leads, in the words of the language', () => {
    expect(navItem({ id: 'a', textKey: 'x.films', page: 'Films' }, routes, t)).toMatchObject({
      id: 'a',
      label: '«x.films»',
      href: '/films/',
      external: false,
    })
  })

  it('has the window and the picture that it is configured with', () => {
    const link = { id: 'a', textKey: 'x.app', href: 'https://app.example/' }
    const badge = { target: '_self', image: '/brand/app.svg' } as const
    expect(navItem({ ...link, ...badge }, routes, t)).toMatchObject({ ...badge, external: true })
  })
})

describe('the current link', () => {
  const hrefs = ['/films/', '/films/?category=ComingSoon', '/#ways-to-watch', 'mailto:hello@halcyon.example']

  it.each([
    ['/films/', '/films/'],
    ['/films/the-salt-road/HO1/', '/films/'],
    ['/films/?category=ComingSoon&cinema=1001', '/films/?category=ComingSoon'],
    ['/films/?cinema=1001', '/films/'],
    ['/', undefined],
  ])('on %p is %p', (path, current) => {
    expect(currentLink(hrefs, shown(path))).toBe(current)
  })
})
