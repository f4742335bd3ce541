import { render, screen } from '@testing-library/react'
import { testFilmEntry, testedFilm } from '../film-row/film-entry-tests.tsx'
import { ProgrammeEntry } from './index.ts'

testFilmEntry(ProgrammeEntry)

test('the poster comes last, behind title and times', () => {
  const { container } = render(
    <ProgrammeEntry {...testedFilm} credits="With Ada Brill" status="Last days">
      <a href="/order/1/">19:30</a>
    </ProgrammeEntry>,
  )
  const places = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(places).toEqual(['/films/louder/', '/order/1/', '/films/louder/'])
  expect(screen.getByText('Last days · With Ada Brill')).toBeInTheDocument()
})
