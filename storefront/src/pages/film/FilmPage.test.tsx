import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm } from '../../context/testing/film-data.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { failed } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { page as filmPage } from './page.ts'
import { FilmPage } from './FilmPage.tsx'
import { loadFilm } from './load.ts'

const film = () =>
  answerWith({
    film: createBareFilm('HO1', 'Odd Sock'),
    relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] },
  })
const missing = () => failed<Failure>({ kind: 'http', status: 404, problem: null, retryable: false })

/** The page of the film when the server answers so, each call with the next. */
async function show(...answers: NonNullable<Script['getFilm']>[]) {
  const getFilm = () => ((answers.length > 1 ? answers.shift() : answers[0]) ?? unreachable)()
  const { stores } = createTestStores({ getFilm })
  const page = {
    params: { filmId: 'HO1' },
    pattern: '/films/:filmName/:filmId/',
    url: new URL('https://halcyon.example/films/odd-sock/HO1/'),
  }
  await loadFilm(stores, page)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <FilmPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return filmPage.status?.(stores, page)
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('a film that did not come is told of as such, and may be asked for again', async () => {
  expect(await show(unreachable, film)).toBe(503)
  expect(heading()).toHaveTextContent('Sorry, something went wrong.')
  expect(screen.getByText('Refresh your browser or try loading the film again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Odd Sock' })).toBeVisible()
})

test('one that is not in the programme is not found', async () => {
  expect(await show(missing)).toBe(404)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('one that is shows itself', async () => {
  expect(await show(film)).toBe(200)
  expect(heading()).toHaveTextContent('Odd Sock')
})
