import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { PosterCard } from './index.ts'

jest.unmock('@emotion/sheet')

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
    'The Hollow',
    '17:20',
    '20:05',
    '22:10',
  ])
  await userEvent.tab()
  expect(document.activeElement).toHaveTextContent('The Hollow')
})

test.each([true, false])('its times are seen without a pointer or the focus on it (lead: %s)', (lead) => {
  render(<PosterCard title="The Hollow" href="/films/the-hollow/" lead={lead} times={times} />)
  const row = screen.getByRole('group', { name: 'Today in Portmere' })
  expect(row.closest('[data-slot=art]')).toBeNull()
  for (let element: Element | null = row; element; element = element.parentElement)
    expect(getComputedStyle(element).opacity).not.toBe('0')
})

test('a card of a wall has the first times that fit in its row', () => {
  const many = ['11:00', '12:00', '13:00', '14:00'].map((label) => ({ id: label, label, href: `/${label}/` }))
  render(<PosterCard title="The Hollow" href="/films/the-hollow/" times={{ ...times, items: many }} />)
  expect(screen.getByRole('group').textContent).toBe('11:0012:0013:00')
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

const salt = {
  title: 'The Salt Road',
  href: '/films/the-salt-road/',
  runtime: '2h 11m',
  details: ['Adventure', 'Ines Okafor'],
  status: 'Opens Sunday',
  tag: 'Halcyon pick',
  tagline: 'Six left.',
}

test('a lead card says more of its film than one of the wall', () => {
  const { rerender } = render(<PosterCard {...salt} />)
  for (const both of ['2h 11m', 'Opens Sunday', 'Halcyon pick'])
    expect(screen.getByText(both)).toBeInTheDocument()
  for (const more of ['Adventure', 'Ines Okafor', 'Six left.']) expect(screen.queryByText(more)).toBeNull()
  rerender(
    <PosterCard
      {...salt}
      lead
      headingLevel={2}
      times={{ ...times, all: { label: 'All times', href: '/all/' } }}
    />,
  )
  for (const more of ['2h 11m', 'Opens Sunday', 'Halcyon pick', 'Adventure', 'Ines Okafor', 'Six left.'])
    expect(screen.getByText(more)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'The Salt Road' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All times' })).toHaveAttribute('href', '/all/')
})

test.each([true, false])('without times there is no row for them (lead: %s)', (lead) => {
  render(<PosterCard {...salt} lead={lead} times={{ label: 'Today in Portmere', items: [] }} />)
  expect(screen.queryByText('Today in Portmere')).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})

test.each([true, false])('a time may say more than it shows (lead: %s)', (lead) => {
  const [first] = times.items
  if (!first) throw new Error('There are no times')
  const items = [{ ...first, accessibleName: '17:20, with subtitles' }]
  render(<PosterCard {...salt} lead={lead} times={{ ...times, items }} />)
  expect(screen.getByRole('link', { name: '17:20, with subtitles' })).toHaveTextContent(/^17:20$/)
})
