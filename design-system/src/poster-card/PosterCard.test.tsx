import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { PosterCard } from './index.ts'

const times = {
  label: 'Today in Portmere',
  items: ['17:20', '20:05', '22:10'].map((label) => ({ id: label, label, href: `/order/${label}/` })),
}

test('is one stop for the film, then its times and its watchlist button', async () => {
  render(
    <PosterCard
      title="The Hollow"
      href="/films/the-hollow/"
      times={times}
      watchlist={{ label: 'The Hollow in your watchlist', pressed: false, onChange: jest.fn() }}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '17:20',
    '20:05',
    'The Hollow',
  ])
  await userEvent.tab()
  expect(document.activeElement).toHaveTextContent('17:20')
})

test('a lead card shows all its times in the caption', () => {
  render(<PosterCard title="The Salt Road" href="/films/the-salt-road/" lead times={times} />)
  expect(screen.getByRole('group', { name: 'Today in Portmere' }).querySelectorAll('a')).toHaveLength(3)
})

test('a lead card says in words that it plays its trailer', () => {
  render(
    <PosterCard
      title="Louder"
      href="/films/louder/"
      lead
      trailer={{ label: 'Watch trailer of Louder', onPress: jest.fn() }}
    />,
  )
  expect(screen.getByRole('button')).toHaveTextContent('Watch trailer of Louder')
})

test('plays its trailer by a button beside that of the watchlist', async () => {
  const play = jest.fn()
  render(
    <PosterCard
      title="Louder"
      href="/films/louder/"
      trailer={{ label: 'Watch trailer of Louder', onPress: play }}
      watchlist={{ label: 'Louder in your watchlist', pressed: false, onChange: jest.fn() }}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Watch trailer of Louder',
    'Louder in your watchlist',
  ])
  await userEvent.click(screen.getByLabelText('Watch trailer of Louder'))
  expect(play).toHaveBeenCalledTimes(1)
})
