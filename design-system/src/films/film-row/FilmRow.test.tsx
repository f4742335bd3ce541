import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilmRow } from './index.ts'

const base = { title: 'Louder', href: '/films/louder/', details: ['1h 44m', 'Music'] }

test('is an article whose heading is the one link that is read and reached', async () => {
  render(<FilmRow {...base} poster={{ url: '/art/p.webp', resizable: false }} posterAlt="Poster" />)
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
  const { container } = render(<FilmRow {...base} />)
  expect(container.querySelectorAll('a[href="/films/louder/"]')).toHaveLength(2)
})

test('its times are children; status, synopsis and credits only when there are some', () => {
  const { rerender, container } = render(<FilmRow {...base} />)
  expect(container.querySelector('p')).toBeNull()
  rerender(
    <FilmRow {...base} headingLevel={3} status="Last days" synopsis="A drummer." credits="With Ada Brill">
      <a href="/order/1/">19:30</a>
    </FilmRow>,
  )
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument()
  for (const text of ['Last days', 'A drummer.', 'With Ada Brill'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '19:30' })).toBeInTheDocument()
})

test('says why it is put forward, and plays its trailer', async () => {
  const play = jest.fn()
  const trailer = { label: 'Watch trailer', accessibleName: 'Watch trailer of Louder', onPress: play }
  render(<FilmRow {...base} tag={{ promotion: 'PreBookNow', label: 'Book ahead' }} trailer={trailer} />)
  expect(screen.getByText('Book ahead')).toHaveAttribute('data-promotion', 'PreBookNow')
  await userEvent.click(screen.getByRole('button', { name: 'Watch trailer of Louder' }))
  expect(play).toHaveBeenCalledTimes(1)
})

test('has the mark of the watchlist at the end of its title, outside the link', async () => {
  const change = jest.fn()
  const { rerender } = render(
    <FilmRow {...base} watchlist={{ label: 'Louder in your watchlist', pressed: true, onChange: change }} />,
  )
  const mark = screen.getByRole('button', { name: 'Louder in your watchlist', pressed: true })
  expect(mark.closest('a')).toBeNull()
  await userEvent.click(mark)
  await waitFor(() => expect(change).toHaveBeenCalledWith(false))
  rerender(<FilmRow {...base} watchlist={{ label: 'Louder in your watchlist', href: '/sign-in/' }} />)
  expect(screen.getByRole('link', { name: 'Louder in your watchlist' })).toHaveAttribute('href', '/sign-in/')
})
