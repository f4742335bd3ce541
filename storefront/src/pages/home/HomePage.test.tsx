import type { PageResponse } from '@foyer/contract/omnia/page'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm, createAvailability } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores, unreachable } from '../../context/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
import { HomePage } from './HomePage.tsx'
import { loadHome } from './load.ts'
import { page as homePage } from './page.ts'

jest.unmock('@emotion/sheet')

const noRelated = { genres: [], censorRatings: [], castAndCrew: [], events: [] }
const programme = {
  getFilms: () =>
    answerWith({
      films: [createBareFilm('HO00000105', 'Louder'), createBareFilm('HO00000108', 'Ninth Floor')],
      relatedData: noRelated,
    }),
  getFilmsAvailability: () =>
    answerWith({
      filmAvailabilities: [
        createAvailability('HO00000105', 'NowShowing'),
        createAvailability('HO00000108', 'NowShowing'),
      ],
      relatedData: { attributes: [] },
    }),
}
const front = {
  url: '/media/entity/get/CinemaGraphic/1001',
  alt: 'The front of Docklands',
  dimensions: { width: 1600, height: 667 },
  fromLeft: 72,
  fromTop: 50,
}
const louder = { type: 'film', filmId: 'HO00000105' }
const picture = (link: object | null, image: object = front) => ({ type: 'image', image, link })

/** The home page with these slides in its content; `null` is a page without a hero, undefined none at all. */
async function show(
  items: readonly object[] | null | undefined,
  change: object = {},
  script: object = programme,
  components: object = {},
) {
  const page = {
    alias: 'Home',
    name: 'Home',
    url: '/',
    status: 200,
    languageTag: 'en',
    writtenIn: 'en',
    components: {
      grid: { rows: [] },
      hideTitle: true,
      heroCarousel: items && { autoplayDelay: 5000, items },
      ...components,
    },
    redirectDetailsElement: null,
    ...change,
  } as unknown as PageResponse
  const content = async (call: string) =>
    (items !== undefined && call === 'page' ? success(page) : unreachable()) as never
  const { stores } = createTestStores(script, { content: { get: content } })
  const context = { params: {}, url: new URL('https://halcyon.example/'), pattern: '/' }
  await loadHome(stores, context)
  render(
    <MemoryRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <HomePage />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  return { stores, context }
}
const hero = () => screen.getByRole('region', { name: 'Films we recommend' })
const order = () => within(hero()).queryAllByRole('button', { name: /^\d of/ })

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})

describe('the hero of the home page', () => {
  it('shows the films and the pictures that an editor has put there, in this order', async () => {
    await show([picture({ url: '/sites/docklands/1001/', name: 'Visit Docklands' }), louder])
    expect(order().map((button) => button.textContent)).toEqual(['Visit Docklands', 'Louder'])
    expect(within(hero()).getByRole('img', { name: 'The front of Docklands' })).toBeVisible()
    expect(within(hero()).getByRole('link', { name: 'Visit Docklands' })).toHaveAttribute(
      'href',
      '/sites/docklands/1001/',
    )
  })

  it.each([
    ['its backdrop', {}, 'FilmBackdrop'],
    ['its advertisement where the editor says so', { media: 'FilmAdvertising' }, 'FilmAdvertising'],
    ['its still where the editor says so', { media: 'FilmStill' }, 'FilmStill'],
  ])('shows of a film %s', async (_, chosen, kind) => {
    await show([{ ...louder, ...chosen }])
    const shown = [...hero().querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(shown).toContainEqual(expect.stringContaining(`/media/entity/get/${kind}/HO00000105?`))
  })

  it('shows a picture that leads nowhere', async () => {
    await show([picture(null)])
    expect(within(hero()).getByRole('group', { name: '1 of 1: The front of Docklands' })).toBeVisible()
    expect(within(hero()).queryByRole('link')).toBeNull()
  })

  it('has words for a link that has none, and says which language the others are in', async () => {
    await show([picture({ url: '/sites/' })], { writtenIn: 'fr' })
    const link = within(hero()).getByRole('link', { name: 'Find out more' })
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'fr')
  })

  it('leaves out films that are not shown any more', async () => {
    await show([{ type: 'film', filmId: 'gone' }, louder])
    expect(within(hero()).getByRole('heading', { name: 'Louder' })).toBeVisible()
    expect(order()).toHaveLength(0)
  })

  it.each([
    ['has no hero', null],
    ['has a hero without slides', []],
    ['did not come', undefined],
  ])('shows the brand’s own films where the content %s', async (_, items) => {
    const { stores, context } = await show(items)
    expect(order().map((button) => button.textContent)).toEqual(['Ninth Floor', 'Louder'])
    expect(homePage.head(stores, context).image?.alt).toBe('Ninth Floor')
  })

  it('breaks alone when an item is of a kind that there is not', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue()
    const { stores } = await show([louder, { type: 'hologram' }])
    expect(screen.getByText('Sorry, something went wrong.')).toBeVisible()
    expect(screen.getByText('Refresh your browser to try loading the film banner again.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /Now showing/ })).toBeVisible()
    expect(stores.core.platform.logger.error).toHaveBeenCalledWith('Invalid carousel item type: hologram')
    logged.mockRestore()
  })

  it('and when a picture did not come with its item', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue()
    const { stores } = await show([louder, { type: 'image', image: null, link: null }])
    expect(stores.core.platform.logger.error).toHaveBeenCalledWith(
      'Cannot render HomeHero without hero image content',
    )
    logged.mockRestore()
  })
})

test('the button of a film’s slide leads to the page of the film', async () => {
  await show([louder])
  expect(within(hero()).getByRole('link', { name: 'Book Louder' })).toHaveAttribute(
    'href',
    '/films/louder/HO00000105/',
  )
})

test('without a film or a picture for it there is no hero', async () => {
  const none = { ...programme, getFilms: () => answerWith({ films: [], relatedData: noRelated }) }
  await show(null, {}, none)
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Films we recommend' })).toBeNull()
})

describe('the title of the home page', () => {
  const heading = () => screen.getByRole('heading', { level: 1 })
  const titled = (components: object) => show([louder], { name: 'The front page' }, programme, components)

  it('is the editor’s, and seen', async () => {
    await titled({ pageTitle: 'At the pictures', hideTitle: false })
    expect(heading()).toHaveTextContent('At the pictures')
    expect(heading()).not.toHaveStyle({ clipPath: 'inset(50%)' })
  })

  it('is read aloud alone where the editor hides it', async () => {
    await titled({ pageTitle: 'At the pictures', hideTitle: true })
    expect(heading()).toHaveTextContent('At the pictures')
    expect(heading()).toHaveStyle({ clipPath: 'inset(50%)' })
  })

  it('is the name of the page where it has none', async () => {
    await titled({ pageTitle: null, hideTitle: false })
    expect(heading()).toHaveTextContent('The front page')
  })

  it('goes before the rows that the editor has written', async () => {
    const row = {
      name: 'row',
      id: 'r1',
      columns: [{ size: 12, elements: [{ type: 'richText', id: 'e1', html: '<p>Seasons</p>' }] }],
    }
    await titled({ pageTitle: 'At the pictures', hideTitle: false, grid: { rows: [row] } })
    const written = await screen.findByText('Seasons', {}, { timeout: 10_000 })
    expect(heading().compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

test('films that did not come are told of as such', async () => {
  await show(null, {}, { ...programme, getFilms: unreachable })
  expect(screen.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible()
  expect(screen.getByText('Refresh your browser to try loading films again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
