import { act, render, screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { getSelected, type FilterValues } from '../stores/filters/filter.ts'
import { Application } from '../app/Application.tsx'
import { useFilter } from './use-filter.ts'
import { getFiltersStore } from '../stores/filters/filters.ts'
import { createBareFilm, createAvailability } from './testing/film-data.ts'
import { answerWith, createTestStores } from './testing/order-stores.ts'

const definition = {
  id: 'list',
  type: 'Film' as const,
  siteId: null,
  baseData: () => [],
  sections: () => ({ genre: { values: ['drama', 'war'], multiple: true } }),
}
const drawn: string[] = []

const Page = observer(function Page({ chosen }: { chosen?: FilterValues }) {
  const filter = useFilter(definition, chosen)
  const said = filter ? `chosen: ${getSelected(filter).genre?.join(' ')}` : 'no filter'
  drawn.push(said)
  return <p>{said}</p>
})

async function show(chosen?: FilterValues, isLoaded = true) {
  const { stores } = createTestStores({
    getFilms: () =>
      answerWith({
        films: [createBareFilm('a', 'Alto')],
        relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] },
      }),
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [createAvailability('a', 'NowShowing')],
        relatedData: { attributes: [] },
      }),
  })
  if (isLoaded) await stores.listing.ensure()
  drawn.length = 0
  const at = (next?: FilterValues) => (
    <StrictMode>
      <MemoryRouter>
        <Application stores={stores}>
          <Page {...(next && { chosen: next })} />
        </Application>
      </MemoryRouter>
    </StrictMode>
  )
  const { rerender, unmount } = render(at(chosen))
  return {
    stores,
    filters: getFiltersStore(stores),
    goTo: (next: FilterValues) => rerender(at(next)),
    unmount,
  }
}

describe('the filter of a component', () => {
  it('says what the address says from the first drawing on', async () => {
    await show({ genre: ['war'] })
    expect(new Set(drawn)).toEqual(new Set(['chosen: war']))
  })

  it('follows the address, and the visitor between two of them', async () => {
    const { filters, goTo } = await show({ genre: ['war'] })
    act(() => filters.select('list', 'genre', 'drama'))
    expect(screen.getByText('chosen: drama war')).toBeVisible()
    goTo({ genre: ['drama'] })
    expect(screen.getByText('chosen: drama')).toBeVisible()
  })

  it('waits for the films, and goes with them', async () => {
    const { stores } = await show({ genre: ['war'] }, false)
    expect(screen.getByText('no filter')).toBeVisible()
    await act(() => stores.listing.ensure())
    expect(screen.getByText('chosen: war')).toBeVisible()
    act(() => stores.films.all.clear())
    expect(screen.getByText('no filter')).toBeVisible()
  })

  it('is dropped with the component', async () => {
    const { filters, unmount } = await show({ genre: ['war'] })
    expect(filters.filter('list')).toBeDefined()
    unmount()
    expect(filters.filter('list')).toBeUndefined()
  })
})
