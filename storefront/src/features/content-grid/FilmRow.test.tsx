import type { Film } from '@foyer/contract/wire/films'
import { render, waitFor } from '@testing-library/react'
import { StoresContext } from '../../app/contexts.ts'
import { orderStores } from '../../app/testing/order-stores.ts'
import { FilmRow } from './FilmRow.tsx'

const engines: Record<string, unknown>[] = []
jest.mock('embla-carousel-react', () => ({
  __esModule: true,
  default: (options: Record<string, unknown>) => {
    engines.push(options)
    return [jest.fn(), undefined]
  },
}))

const film = (id: string) =>
  ({
    id,
    title: { text: id, translations: [] },
    releaseDate: null,
    runtimeInMinutes: 90,
    censorRatingId: null,
    genreIds: [],
    castAndCrew: [],
    trailers: [],
    trailerUrl: null,
  }) as unknown as Film

test('the rows of content move as slowly as the carousel’s library lets them, and as far as films fit', async () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() })
  const { stores } = orderStores({})
  render(
    <StoresContext value={stores}>
      <FilmRow films={['a', 'b', 'c'].map(film)} label="Soon" sponsored={[]} />
    </StoresContext>,
  )
  await waitFor(() => expect(engines.at(-1)).toMatchObject({ duration: 60, slidesToScroll: 'auto' }))
})
