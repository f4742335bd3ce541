import { foreignAddresses } from '@foyer/contract/render/testing/addresses'
import { RouteParametersError } from './route-parameters.ts'
import { Routes } from './routes.ts'

const options = {
  pages: {},
  origin: 'https://halcyon.example',
  mediaBase: '/',
  isSeatFirst: false,
  allowsUnpaidBookings: false,
}

describe('the addresses of pictures', () => {
  it('carry the version of the pictures, so that a browser may keep them for ever', () => {
    const routes = new Routes({ ...options, mediaVersion: '1f' })
    expect(routes.media('FilmPosterGraphic', 'HO1')).toBe('/media/entity/get/FilmPosterGraphic/HO1?v=1f')
    expect(routes.media('FilmBackdrop', 'HO1', { width: 160, height: 50 })).toBe(
      '/media/entity/get/FilmBackdrop/HO1?v=1f&width=160&height=50',
    )
  })

  it('say the size, and which of several is wanted', () => {
    const routes = new Routes({ ...options, mediaBase: 'https://cdn.example/' })
    expect(routes.media('FilmStill', 'HO1', { width: 320, height: 180, sequenceNumber: 2 })).toBe(
      'https://cdn.example/media/entity/get/FilmStill/HO1?width=320&height=180&sequenceNumber=2',
    )
  })

  it('are plain where their server names no version', () => {
    const routes = new Routes({ ...options, mediaBase: 'https://cdn.example/shop/' })
    expect(routes.media('FilmPosterGraphic', 'HO 1', {})).toBe(
      'https://cdn.example/shop/media/entity/get/FilmPosterGraphic/HO%201',
    )
  })
})

describe('the address of a page', () => {
  const routes = new Routes(options)

  it('has its own parameters in their segments and all others behind it', () => {
    expect(routes.page('FilmDetails', { filmName: 'a-film', filmId: 'HO1', cinema: '1001' })).toBe(
      '/films/a-film/HO1/?cinema=1001',
    )
    expect(routes.page('Films', { category: 'ComingSoon' }, 'top')).toBe('/films/?category=ComingSoon#top')
    expect(routes.page('Generic')).toBe('/')
  })

  it('is refused without a value for one of its parameters', () => {
    expect(() => routes.page('FilmDetails')).toThrow(RouteParametersError)
    expect(() => routes.page('FilmDetails', { filmId: 'HO1' })).toThrow(/filmName/)
    expect(() => routes.film({ id: '', title: { text: '' } })).toThrow(RouteParametersError)
    expect(() => routes.tickets('')).toThrow(RouteParametersError)
  })
})

describe('the address of a film, an event and a cinema', () => {
  const routes = new Routes(options)

  it.each([
    ['The Salt Road', 'the-salt-road'],
    ['Ferry, Ferry! (Again)', 'ferry-ferry-again'],
    ['North  –  South', 'north-south'],
    ['-- Low - Tide --', '-low-tide-'],
    ['Été à la mer', 'été-à-la-mer'],
    ['?!', 'HO1'],
  ])('has the name %p as %p before the id', (title, slug) => {
    expect(decodeURIComponent(routes.film({ id: 'HO1', title: { text: title } }))).toBe(`/films/${slug}/HO1/`)
  })

  it('is the same for all three, and a film may say at which cinema', () => {
    expect(routes.event({ id: 'EV1', name: { text: 'Late & Loud' } })).toBe('/events/late-loud/EV1/')
    expect(routes.site({ id: '1001', name: { text: 'Pier Head' } })).toBe('/sites/pier-head/1001/')
    expect(routes.film({ id: 'HO1', title: { text: 'A' } }, { cinema: '1001' })).toBe(
      '/films/a/HO1/?cinema=1001',
    )
  })

  it('has the primary language’s name, whatever language it is shown in', () => {
    const title = { text: 'Ninth Floor', translations: [{ languageTag: 'fr', text: 'Neuvième étage' }] }
    expect(routes.film({ id: 'HO1', title })).toBe('/films/ninth-floor/HO1/')
  })

  it('does without the name where the channel’s address has none', () => {
    const short = new Routes({ ...options, pages: { FilmDetails: '/f/:filmId/' } })
    expect(short.film({ id: 'HO1', title: { text: 'The Salt Road' } })).toBe('/f/HO1/')
  })
})

describe('the link of a showtime', () => {
  const allocated = { id: '1001-7', isAllocatedSeating: true }
  const free = { id: '1001-8', isAllocatedSeating: false }

  it.each([
    ['tickets', { isSeatFirst: false, allowsUnpaidBookings: false }, allocated],
    ['tickets', { isSeatFirst: true, allowsUnpaidBookings: false }, free],
    ['seats', { isSeatFirst: true, allowsUnpaidBookings: false }, allocated],
    ['booking-mode', { isSeatFirst: true, allowsUnpaidBookings: true }, allocated],
    ['booking-mode', { isSeatFirst: false, allowsUnpaidBookings: true }, free],
  ])('goes to %p with %p', (step, settings, showtime) => {
    expect(new Routes({ ...options, ...settings }).showtime(showtime)).toBe(
      `/order/showtimes/${showtime.id}/${step}/`,
    )
  })
})

describe('the link to the sign-in', () => {
  const shown = new URL('https://halcyon.example/films/?category=ComingSoon')

  it('leads back to the page shown', () => {
    expect(new Routes(options).signIn(shown)).toBe('/sign-in/?redirect=%2Ffilms%2F%3Fcategory%3DComingSoon')
  })

  it('leads elsewhere, and says what else it is told', () => {
    const link = { redirect: '/', optional: true, sessionExpired: true, signUpPath: '/join/' }
    expect(new Routes(options).signIn(shown, link)).toBe(
      '/sign-in/?redirect=%2F&optional=true&sessionExpired=true&signUpPath=%2Fjoin%2F',
    )
  })

  it('says nothing of another site, whatever it is told', () => {
    for (const address of foreignAddresses)
      expect(new Routes(options).signIn(shown, { redirect: address, signUpPath: address })).toBe(
        '/sign-in/?redirect=%2Ffilms%2F%3Fcategory%3DComingSoon',
      )
  })

  it('stands where the channel puts the sign-in', () => {
    const routes = new Routes({ ...options, pages: { SignIn: '/hello/' } })
    expect(routes.signIn(shown, { redirect: '/', optional: false })).toBe('/hello/?redirect=%2F')
  })
})
