import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilmHero, type FilmHeroProps } from './index.ts'

const base: FilmHeroProps = {
  title: 'Ninth Floor',
  tone: { ground: '#07111a', on: '#f4ead9', accent: '#ff6a46' },
  posterAlt: 'Poster of Ninth Floor',
  details: ['1h 58m', 'Thriller'],
}

test('its title is the page’s h1 and can take the focus after navigation', () => {
  render(<FilmHero {...base} />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Ninth Floor' })
  heading.focus()
  expect(heading).toHaveFocus()
})

test('lettering is spoken as the title', () => {
  render(
    <FilmHero {...base} titleTreatment={{ source: { url: '/art/t.webp', resizable: false }, ratio: 1.2 }} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Ninth Floor' })).toBeInTheDocument()
})

test('the trailer is a button, or a link when it has an address', async () => {
  const play = jest.fn()
  const { rerender } = render(<FilmHero {...base} trailer={{ label: 'Trailer, 1:52', onPress: play }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Trailer, 1:52' }))
  expect(play).toHaveBeenCalledTimes(1)
  rerender(<FilmHero {...base} trailer={{ label: 'Trailer, 1:52', href: '?trailer' }} />)
  expect(screen.getByRole('link', { name: 'Trailer, 1:52' })).toHaveAttribute('href', '?trailer')
})

test('a film that has only a name shows no empty parts', () => {
  const { container } = render(<FilmHero {...base} details={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.querySelector('p, dl, [data-slot=actions]')).toBeNull()
})

test('a missing poster keeps its name and place; the backdrop is decoration', () => {
  const { rerender } = render(<FilmHero {...base} backdrop={{ url: '/art/b.webp', resizable: false }} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Poster of Ninth Floor',
  ])
  rerender(<FilmHero {...base} poster={{ url: '/art/p.webp', resizable: false }} />)
  expect(screen.getByRole('img', { name: 'Poster of Ninth Floor' })).toHaveAttribute('src', '/art/p.webp')
})

test('tells times, synopsis, advice and the chain’s note apart', () => {
  render(
    <FilmHero
      {...base}
      rating={{ label: '15' }}
      advice="Strong threat."
      synopsis="A night porter finds a floor that is not on the plan."
      houseNote={{ lead: 'On our screens:', text: 'Vast at Docklands.' }}
      times={<p>19:30</p>}
    />,
  )
  expect(within(screen.getByRole('list')).getAllByRole('listitem')[0]).toHaveTextContent('15')
  expect(screen.getByText('Strong threat.')).toBeInTheDocument()
  expect(screen.getByText(/A night porter/)).toBeInTheDocument()
  expect(screen.getByText('On our screens:').closest('p')).toHaveTextContent(
    'On our screens: Vast at Docklands.',
  )
  expect(screen.getByText('19:30').closest('[data-slot=times]')).toBeInTheDocument()
})

test('says why the film is put forward', () => {
  render(<FilmHero {...base} tag={{ promotion: 'ComingSoon', label: 'Coming soon' }} />)
  expect(screen.getByText('Coming soon')).toHaveAttribute('data-promotion', 'ComingSoon')
})

test('leads to its times from the picture, and from the facts where there is no room on it', () => {
  const { rerender } = render(<FilmHero {...base} book={{ label: 'Book The Hollow', href: '#showtimes' }} />)
  const links = screen.getAllByRole('link', { name: 'Book The Hollow' })
  expect(links.map((link) => [link.dataset.slot, link.getAttribute('href')])).toEqual([
    ['book', '#showtimes'],
    ['book-below', '#showtimes'],
  ])
  rerender(<FilmHero {...base} />)
  expect(screen.queryByRole('link')).toBeNull()
})
