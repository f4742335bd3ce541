import { render, screen, within } from '@testing-library/react'
import { ProgrammeColumns } from './index.ts'

test('is a column a cinema, each showing a link that says time, film and place', () => {
  render(
    <ProgrammeColumns
      emptyText="No more today"
      columns={[
        {
          id: 'a',
          title: 'Wrenbridge',
          entries: [{ id: '1', href: '/order/1/', time: '17:20', title: 'Louder', place: 'Screen I' }],
        },
        { id: 'b', title: 'St Auban', entries: [] },
      ]}
    />,
  )
  const [first, second] = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.parentElement as HTMLElement)
  if (!first || !second) throw new Error('two columns')
  expect(within(first).getByRole('link', { name: '17:20 Louder Screen I' })).toHaveAttribute(
    'href',
    '/order/1/',
  )
  expect(within(second).getByText('No more today')).toBeInTheDocument()
  expect(within(second).queryByRole('list')).toBeNull()
})

test('a showing without a place has no empty word for it', () => {
  const entry = { id: '1', href: '/order/1/', time: '17:20', title: 'Louder' }
  render(
    <ProgrammeColumns
      emptyText="No more today"
      columns={[{ id: 'a', title: 'Wrenbridge', entries: [entry] }]}
    />,
  )
  expect(screen.getByRole('link', { name: '17:20 Louder' }).querySelector('small')).toBeNull()
})

test('a film has its mark of the watchlist beside the link that books it', () => {
  const watchlist = { label: 'Louder in your watchlist', href: '/sign-in/' }
  const entry = { id: '1', href: '/order/1/', time: '17:20', title: 'Louder' }
  render(
    <ProgrammeColumns
      emptyText="No more today"
      columns={[
        {
          id: 'a',
          title: 'Wrenbridge',
          entries: [
            { ...entry, watchlist },
            { ...entry, id: '2', time: '20:00' },
          ],
        },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/order/1/',
    '/sign-in/',
    '/order/1/',
  ])
  expect(screen.getByRole('link', { name: '17:20 Louder' })).toBeVisible()
})
