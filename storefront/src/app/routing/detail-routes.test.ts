import { Routes } from '../../domain/routes.ts'
import { matchPage } from './page-loading.ts'
import { createRouteTable } from './route-table.ts'

const origin = 'https://halcyon.example'
const matchPath = (path: string, pages: Record<string, string> = {}) => {
  const routes = new Routes({
    pages,
    origin,
    mediaBase: '/',
    isSeatFirst: false,
    allowsUnpaidBookings: false,
  })
  const { route, page } = matchPage(createRouteTable(routes), new URL(path, origin))
  return { id: route.id, ...page.params }
}

describe('the page of a film', () => {
  it('is found by the id that ends its address, with a name before it or without', () => {
    expect(matchPath('/films/the-last-ferry/HO00000101/')).toEqual({
      id: 'film',
      filmName: 'the-last-ferry',
      filmId: 'HO00000101',
    })
    expect(matchPath('/films/HO00000101/')).toEqual({ id: 'film', filmId: 'HO00000101' })
    expect(matchPath('/films/').id).toBe('films')
  })

  it.each(['/films/a/b/HO00000101/', '/films/a/b/c/d/HO00000101'])(
    'is found by the last segment of %s, however many stand before it',
    (path) => {
      expect(matchPath(path)).toEqual({ id: 'film', filmId: 'HO00000101' })
    },
  )

  it('leaves an address to the page that has it more exactly', () => {
    const pages = { FilmDetails: '/on/:filmName/:filmId/', EventDetails: '/on/seasons/all/:eventId/' }
    expect(matchPath('/on/seasons/all/EV001/', pages)).toEqual({ id: 'event', eventId: 'EV001' })
    expect(matchPath('/on/seasons/all/others/HO1/', pages).id).toBe('film')
  })

  it('stands where the channel puts it', () => {
    const pages = { FilmDetails: '/x-film/:filmName/:filmId/' }
    expect(matchPath('/x-film/HO00000101/', pages)).toEqual({ id: 'film', filmId: 'HO00000101' })
  })

  it('does not take every address where its own begins with the name', () => {
    expect(matchPath('/nowhere/', { FilmDetails: '/:filmName/:filmId/' }).id).not.toBe('film')
  })
})

it.each([
  ['/events/a/b/EV001/', { id: 'event', eventId: 'EV001' }],
  ['/events/EV001/', { id: 'event', eventId: 'EV001' }],
  ['/sites/a/b/1001/', { id: 'site', siteId: '1001' }],
  ['/sites/odeon-west/ODEON/', { id: 'site', siteName: 'odeon-west', siteId: 'ODEON' }],
  ['/events/', { id: 'events' }],
  ['/sites/', { id: 'sites' }],
])('the thing of %s is found by the last segment too', (path, found) => {
  expect(matchPath(path)).toEqual(found)
})

it.each([
  '/sites/parking/',
  '/sites/parking/berlin/tickets/',
  '/films/offers/today/all/',
  '/events/membership/a/b/',
])('%s, which ends in no id, is left to whoever has written a page there', (path) => {
  expect(matchPath(path).id).toBe('content')
})
