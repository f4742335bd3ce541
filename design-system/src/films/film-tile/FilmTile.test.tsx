import { render, screen } from '@testing-library/react'
import { testFilmEntry, testedFilm } from '../film-row/film-entry-tests.tsx'
import { FilmTile } from './index.ts'

testFilmEntry(FilmTile)

test('leaves out what a poster does not need', () => {
  render(<FilmTile {...testedFilm} synopsis="A drummer." credits="With Ada Brill" />)
  expect(screen.queryByText('A drummer.')).toBeNull()
  expect(screen.queryByText('With Ada Brill')).toBeNull()
})
