import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import { bareFilm, onAs } from '../../app/testing/film-facts.ts'
import { answered, orderStores, type Script } from '../../app/testing/order-stores.ts'
// Fetched when words are asked for; here before a test's time runs.
import '../../features/film-list/found-films.ts'
import { FilmsPage } from './FilmsPage.tsx'

const relatedData = { genres: [], censorRatings: [], castAndCrew: [], events: [], attributes: [] }
const script: Script = {
  getFilms: () => answered({ films: [bareFilm('a', 'Alto'), bareFilm('b', 'The Salt Road')], relatedData }),
  getFilmsAvailability: () =>
    answered({
      filmAvailabilities: ['a', 'b'].map((id) => onAs(id, 'ComingSoon')),
      relatedData: { attributes: [] },
    }),
}

/** The page at whatever address the router has. */
function AtAddress() {
  const { pathname, search } = useLocation()
  const url = new URL(`https://halcyon.example${pathname}${search}`)
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/films/' }}>
      <FilmsPage />
    </PageContextContext>
  )
}

test('a list that follows what is typed leaves the keyboard in the field', async () => {
  const { stores } = orderStores(script)
  await stores.listing.ensure()
  render(
    <MemoryRouter initialEntries={['/films/?category=ComingSoon']}>
      <Application stores={stores}>
        <AtAddress />
      </Application>
    </MemoryRouter>,
  )
  const field = screen.getByRole('searchbox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'road' } })
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement))
  await waitFor(() => expect(screen.queryByText('Alto')).toBeNull())
  expect(field).toHaveFocus()
})
