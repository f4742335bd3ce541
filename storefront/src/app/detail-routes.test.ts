import { Routes } from '../stores/routes.ts'
import { matchPage } from './page-loading.ts'
import { routeTable } from './route-table.ts'

const origin = 'https://halcyon.example'
const matchOf = (path: string, pages: Record<string, string> = {}) => {
  const routes = new Routes({ pages, origin, mediaBase: '/', isSeatFirst: false })
  const { route, page } = matchPage(routeTable(routes), new URL(path, origin))
  return { id: route.id, ...page.params }
}

describe('the page of a film', () => {
  it('is found by the id that ends its address, with a name before it or without', () => {
    expect(matchOf('/films/the-last-ferry/HO00000101/')).toEqual({
      id: 'film',
      filmName: 'the-last-ferry',
      filmId: 'HO00000101',
    })
    expect(matchOf('/films/HO00000101/')).toEqual({ id: 'film', filmId: 'HO00000101' })
    expect(matchOf('/films/').id).toBe('films')
  })

  it('stands where the channel puts it', () => {
    const pages = { FilmDetails: '/x-film/:filmName/:filmId/' }
    expect(matchOf('/x-film/HO00000101/', pages)).toEqual({ id: 'film', filmId: 'HO00000101' })
  })

  it('does not take every address where its own begins with the name', () => {
    expect(matchOf('/nowhere/', { FilmDetails: '/:filmName/:filmId/' }).id).not.toBe('film')
  })
})
