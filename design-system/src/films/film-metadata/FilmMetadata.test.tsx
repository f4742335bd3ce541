import { render, screen } from '@testing-library/react'
import { FilmMetadata } from './index.ts'

test('lists the rating first, then the facts in order', () => {
  render(
    <FilmMetadata
      rating={{ label: '15', description: 'Nobody younger than 15' }}
      details={['1h 58m', 'Thriller']}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '15, Nobody younger than 15',
    '1h 58m',
    'Thriller',
  ])
})

test('an unrated film begins with its facts', () => {
  render(<FilmMetadata details={['1h 44m']} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a film of which only its age mark is known shows that', () => {
  render(<FilmMetadata rating={{ label: 'TBC' }} details={[]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('TBC')
})

test('the dots between facts are not read aloud', () => {
  render(<FilmMetadata details={['1h 44m', 'Music']} />)
  expect(screen.getByRole('list').textContent).toBe('1h 44mMusic')
})

test('without a rating and facts there is no empty list', () => {
  render(<FilmMetadata details={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
