import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilmTile } from './index.ts'

const base = { title: 'Louder', href: '/films/louder/', details: ['1h 44m', 'Music'] }

test('is an article whose heading is the one link to the film that is read and reached', async () => {
  const play = jest.fn()
  const trailer = { label: 'Watch trailer', accessibleName: 'Watch trailer of Louder', onPress: play }
  render(
    <FilmTile
      {...base}
      headingLevel={3}
      trailer={trailer}
      tag={{ promotion: 'PreBookNow', label: 'Book ahead' }}
    >
      <a href="/order/1/">19:30</a>
    </FilmTile>,
  )
  const article = within(screen.getByRole('article'))
  const heading = article.getByRole('heading', { level: 3, name: 'Louder' })
  expect(article.getAllByRole('link', { name: 'Louder' })).toEqual([within(heading).getByRole('link')])
  expect(article.getByRole('link', { name: '19:30' })).toHaveAttribute('href', '/order/1/')
  expect(article.getByText(/Book ahead/)).toBeVisible()
  await userEvent.click(article.getByRole('button', { name: 'Watch trailer of Louder' }))
  expect(play).toHaveBeenCalledTimes(1)
})

test('leaves out what a poster does not need', () => {
  render(<FilmTile {...base} synopsis="A drummer." credits="With Ada Brill" />)
  expect(screen.queryByText('A drummer.')).toBeNull()
  expect(screen.queryByText('With Ada Brill')).toBeNull()
})
