import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import type { FilmRowProps } from './index.ts'

/** The film of the tests. */
export const testedFilm = { title: 'Louder', href: '/films/louder/', details: ['1h 44m', 'Music'] }

/** What holds for every shape of a film in a list. */
export function testFilmEntry(Entry: ComponentType<FilmRowProps>): void {
  test('is an article whose heading is the one link to the film that is read and reached', async () => {
    const play = jest.fn()
    const trailer = { label: 'Watch trailer', accessibleName: 'Watch trailer of Louder', onPress: play }
    render(
      <Entry
        {...testedFilm}
        headingLevel={3}
        trailer={trailer}
        tag={{ promotion: 'PreBookNow', label: 'Book ahead' }}
      >
        <a href="/order/1/">19:30</a>
      </Entry>,
    )
    const article = within(screen.getByRole('article'))
    const heading = article.getByRole('heading', { level: 3, name: 'Louder' })
    expect(article.getAllByRole('link', { name: 'Louder' })).toEqual([within(heading).getByRole('link')])
    expect(article.getByRole('link', { name: '19:30' })).toHaveAttribute('href', '/order/1/')
    expect(article.getByText(/Book ahead/)).toBeVisible()
    await userEvent.click(article.getByRole('button', { name: 'Watch trailer of Louder' }))
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('has the mark of the watchlist outside the link of its title', async () => {
    const change = jest.fn()
    const watchlist = { label: 'Louder in your watchlist', pressed: true, onChange: change }
    const { rerender } = render(<Entry {...testedFilm} watchlist={watchlist} />)
    const mark = screen.getByRole('button', { name: 'Louder in your watchlist', pressed: true })
    expect(mark.closest('a')).toBeNull()
    await userEvent.click(mark)
    await waitFor(() => expect(change).toHaveBeenCalledWith(false))
    rerender(<Entry {...testedFilm} watchlist={{ label: 'Louder in your watchlist', href: '/sign-in/' }} />)
    expect(screen.getByRole('link', { name: 'Louder in your watchlist' })).toHaveAttribute(
      'href',
      '/sign-in/',
    )
  })
}
