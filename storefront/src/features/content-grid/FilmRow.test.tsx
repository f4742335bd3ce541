import type { Film } from '@foyer/contract/wire/films'
import type { CarouselProps } from '@foyer/design-system/carousel'
import { render } from '@testing-library/react'
import { StoresContext } from '../../app/contexts.ts'
import { orderStores } from '../../app/testing/order-stores.ts'
import { FilmRow } from './FilmRow.tsx'

/** What the carousel is asked for; what it makes of that is its own test's. */
const asked: CarouselProps[] = []
jest.mock('@foyer/design-system/carousel', () => ({
  Carousel: (props: CarouselProps) => {
    asked.push(props)
    return null
  },
}))

const film = (id: string) => ({ id }) as Film

test('the rows of content move as slowly as the carousel’s library lets them, and as far as films fit', () => {
  const { stores } = orderStores({})
  render(
    <StoresContext value={stores}>
      <FilmRow films={['a', 'b', 'c'].map(film)} label="Soon" sponsored={[]} />
    </StoresContext>,
  )
  expect(asked.at(-1)).toMatchObject({ label: 'Soon', duration: 60 })
  expect(asked.at(-1)?.step).toBeUndefined()
  expect(asked.at(-1)?.slides.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
