import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import type { CarouselProps } from '@foyer/design-system/content/carousel'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { FilmListElement } from './FilmListElement.tsx'
import type { FilmListData } from './film-list-filters.ts'

/** What the carousel of a row is asked for; what it makes of that is its own test's. */
const rows: CarouselProps[] = []
jest.mock('@foyer/design-system/content/carousel', () => {
  const { Carousel } = jest.requireActual<{ Carousel: ComponentType<CarouselProps> }>(
    '@foyer/design-system/content/carousel',
  )
  return {
    Carousel: (props: CarouselProps) => {
      rows.push(props)
      return <Carousel {...props} />
    },
  }
})

const createText = (text: string) => ({ text, translations: [] })
const named = (id: string) => ({ id, name: createText(id), description: null })
const film = (id: string, genreIds: string[]) => ({
  id,
  hopk: id,
  hoCode: id,
  eventId: null,
  title: createText(`Film ${id}`),
  runtimeInMinutes: 90,
  censorRatingId: null,
  genreIds,
  castAndCrew: [],
  trailers: [],
  displayPriority: 1,
})
const available = (filmId: string, showtimeAttributeIds: string[]) => ({
  filmId,
  siteId: null,
  categories: ['NowShowing'] satisfies FilmDisplayStatus[],
  showtimeAttributeIds,
  advanceBookingPeriods: [],
})

const element: FilmListData = {
  type: 'filmList',
  id: 'list',
  heading: null,
  mode: 'Grid',
  categories: ['NowShowing'],
  filters: ['genre', 'attribute'],
  maximumFilms: null,
  films: [],
  attributeId: null,
  eventId: null,
  genreId: null,
}

function Address() {
  const { search, hash } = useLocation()
  return <output>{search + hash}</output>
}

/** The list on a page at an address with this query. */
async function show(
  query: string,
  change: Partial<FilmListData> = {},
  way: 'loaded' | 'failed' | 'waiting' | 'empty' = 'loaded',
) {
  const related = { genres: [named('drama'), named('war')], censorRatings: [], castAndCrew: [], events: [] }
  const films = way === 'empty' ? [] : [film('a', ['drama']), film('b', ['war'])]
  const script: Script = {
    getFilms: () => (way === 'failed' ? unreachable() : answerWith({ films, relatedData: related })),
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [available('a', ['vast']), available('b', ['subtitled'])],
        relatedData: { attributes: [named('vast'), named('subtitled')] },
      }),
  }
  const { stores } = createTestStores(
    script,
    { channel: { access: () => initialData.api, renewAccess: async () => false } },
    { ...initialData, personalisation: { url: '/', filmTerritoryShortCode: 'GB' } },
  )
  if (way !== 'waiting') await stores.listing.ensure()
  const url = new URL(`https://halcyon.example/groups/${query}`)
  const { container } = render(
    <MemoryRouter initialEntries={[`/groups/${query}`]}>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '*' }}>
          <FilmListElement element={{ ...element, ...change }} />
          <Address />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  if (way === 'loaded' && (change.filters ?? element.filters).length > 1)
    await screen.findByRole('group', { name: 'Filter' })
  return container
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

/** Personalisation, whose server names these films of the list as paid for; it answers no list's films otherwise. */
const request = jest.fn()
const sponsors = (...ids: string[]) =>
  request.mockImplementation(async () => ({
    // jsdom has neither fetch nor its answers.
    status: 200,
    text: async () =>
      JSON.stringify({
        experiences: [
          {
            entityType: 'Film',
            componentId: 'list',
            promoteEntity: {
              entityListToPromote: { entities: ids.map((id) => ({ id, reason: 'Sponsored' })) },
            },
          },
        ],
      }),
  }))
const noFetch = globalThis.fetch
beforeEach(() => {
  request.mockReset()
  sponsors()
  globalThis.fetch = request
})
afterEach(() => {
  globalThis.fetch = noFetch
})

test('a film that personalisation names as paid for stands first and says so, by one question for the list', async () => {
  sponsors('b', 'nowhere')
  await show('', { filters: [] })
  expect(await screen.findByText('Sponsored')).toBeVisible()
  expect(titles()).toEqual(['Film b', 'Film a'])
  const [[address, { body }]] = request.mock.calls as [[string, { body: string }]]
  expect(address).toBe('/v2/experiences/get')
  expect(JSON.parse(body)).toMatchObject({ viewedEntities: [{ entityType: 'Film', componentId: 'list' }] })
  expect(request).toHaveBeenCalledTimes(1)
})

test('what an editor has marked as paid for says so, where personalisation does not answer', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await show('', { filters: [], films: [{ filmId: 'b', sponsored: true }] })
  expect(screen.getByText('Sponsored')).toBeVisible()
  expect(titles()).toEqual(['Film b', 'Film a'])
})

test('a list that asks nothing shows all of its films', async () => {
  await show('?list.genre=war', { filters: [] })
  expect(titles()).toEqual(['Film a', 'Film b'])
  expect(screen.queryByRole('group')).toBeNull()
})

test('shows the films that meet the filters of the address', async () => {
  await show('?list.genre=war')
  expect(titles()).toEqual(['Film b'])
})

test('no more films stand there than its maximum, the first ones', async () => {
  await show('', { filters: [], maximumFilms: 1 })
  expect(titles()).toEqual(['Film a'])
})

test('an answer goes into the address, which keeps what else it says', async () => {
  await show('?language=en#more')
  await userEvent.click(screen.getByRole('combobox', { name: /Genre/ }))
  await userEvent.click(screen.getByRole('option', { name: 'war' }))
  expect(screen.getByText('?language=en&list.genre=war#more')).toBeVisible()
})

test('a list that asks one thing shows its few answers, and all of its films until one is given', async () => {
  await show('', { filters: ['genre'] })
  const genres = await screen.findByRole('group', { name: 'Genre' })
  expect(within(genres).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  expect(titles()).toEqual(['Film a', 'Film b'])
  await userEvent.click(within(genres).getByRole('button', { name: 'war' }))
  expect(screen.getByText('?list.genre=war')).toBeVisible()
  expect(titles()).toEqual(['Film b'])
})

test('what nobody is offered is passed over', async () => {
  await show('?list.genre=musical')
  expect(titles()).toEqual(['Film a', 'Film b'])
})

test('where nothing meets several filters, all of them can be taken back', async () => {
  await show('?list.genre=war&list.attribute=vast&x=1')
  expect(titles()).toEqual(['There are no results matching the selected filters.'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.getByText('?x=1')).toBeVisible()
})

describe('a list as a row', () => {
  beforeEach(() => {
    window.matchMedia = jest
      .fn()
      .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  })

  it('is a carousel named by what its films have in common', async () => {
    await show('', { filters: [], mode: 'Carousel', categories: ['NowShowing'], attributeId: null })
    const row = await screen.findByRole('region', { name: 'Films' })
    expect(row).toHaveAttribute('aria-roledescription', 'carousel')
    expect(within(row).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  it('moves as slowly as the carousel’s library lets it, and as far as films fit', async () => {
    await show('', { filters: [], mode: 'Carousel' })
    await screen.findByRole('region', { name: 'Films' })
    expect(rows.at(-1)).toMatchObject({ duration: 60 })
    expect(rows.at(-1)?.step).toBeUndefined()
  })

  it('takes its name from its attribute, and from its heading before that', async () => {
    await show('', { filters: [], mode: 'Carousel', attributeId: 'vast' })
    expect(await screen.findByRole('region', { name: 'vast' })).toBeVisible()
    await show('', { filters: [], mode: 'Carousel', attributeId: 'vast', heading: 'On the big one' })
    expect(await screen.findAllByRole('region', { name: 'On the big one' })).not.toHaveLength(0)
  })

  it('has one row of seven posters stand for it', async () => {
    const container = await show('', { mode: 'Carousel' }, 'waiting')
    expect(container.querySelectorAll('[data-shape=poster]')).toHaveLength(7)
  })
})

test.each([
  ['Grid', null, 'film-list-Grid-list-unlimited'],
  ['Carousel', 6, 'film-list-Carousel-list-6'],
] as const)(
  'a list is named by its mode, its element and its maximum: %s, %s',
  async (mode, maximumFilms, id) => {
    const container = await show('', { mode, maximumFilms }, 'waiting')
    expect(container.querySelector(`#${id}`)).toBeVisible()
  },
)

test('without any film and without a filter it says so', async () => {
  await show('', { filters: [] }, 'empty')
  expect(titles()).toEqual(['Sorry, there are no films!'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('posters stand for films on their way, unless an editor wants none', async () => {
  const walled = await show('', {}, 'waiting')
  expect(walled.querySelectorAll('[data-shape=poster]')).toHaveLength(17)
  const plain = await show('', { skeleton: false }, 'waiting')
  expect(plain.querySelectorAll('[data-shape]')).toHaveLength(0)
  expect(within(plain).getByText('Loading films')).toBeVisible()
})

test('films that did not come are told of in their place', async () => {
  await show('', {}, 'failed')
  expect(screen.getByRole('heading', { name: 'Sorry, something went wrong.' })).toBeVisible()
  expect(screen.getByText('Refresh your browser to try loading films again.')).toBeVisible()
})
