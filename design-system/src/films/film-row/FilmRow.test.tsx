import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testFilmEntry, testedFilm } from './film-entry-tests.tsx'
import { FilmRow } from './index.ts'

testFilmEntry(FilmRow)

test('is reached once by keyboard, at its title', async () => {
  render(<FilmRow {...testedFilm} poster={{ url: '/art/p.webp', resizable: false }} posterAlt="Poster" />)
  const article = screen.getByRole('article')
  const heading = within(article).getByRole('heading', { level: 2, name: 'Louder' })
  expect(within(article).getAllByRole('link')).toEqual([
    within(heading).getByRole('link', { name: 'Louder' }),
  ])
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/films/louder/')
})

test('the poster leads to the film too, for those who point', () => {
  const { container } = render(<FilmRow {...testedFilm} />)
  expect(container.querySelectorAll('a[href="/films/louder/"]')).toHaveLength(2)
})

test('its times are children; status, synopsis and credits only when there are some', () => {
  const { rerender, container } = render(<FilmRow {...testedFilm} />)
  expect(container.querySelector('p')).toBeNull()
  rerender(
    <FilmRow
      {...testedFilm}
      headingLevel={3}
      status="Last days"
      synopsis="A drummer."
      credits="With Ada Brill"
    >
      <a href="/order/1/">19:30</a>
    </FilmRow>,
  )
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument()
  for (const text of ['Last days', 'A drummer.', 'With Ada Brill'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '19:30' })).toBeInTheDocument()
})

test('says why it is put forward, by its kind', () => {
  render(<FilmRow {...testedFilm} tag={{ promotion: 'PreBookNow', label: 'Book ahead' }} />)
  expect(screen.getByText('Book ahead')).toHaveAttribute('data-promotion', 'PreBookNow')
})
