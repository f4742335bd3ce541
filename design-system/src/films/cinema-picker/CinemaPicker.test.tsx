import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CinemaPicker, type CinemaPickerProps } from './index.ts'

jest.unmock('@emotion/sheet')

const cinemas = [
  { id: '1001', name: 'Docklands', place: 'Portmere', note: '0.8 miles' },
  { id: '1002', name: 'Exchange', place: 'Portmere' },
  { id: '1003', name: 'Castle Arcade', place: 'Aldwick' },
]
const labels = {
  search: 'Find a cinema',
  legend: 'Cinemas',
  selected: 'Chosen cinemas',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear',
  found: (count: number) => `${count} found`,
  none: (term: string) => `Sorry, we couldn’t find any locations matching "${term}".`,
  limit: (maximum: number) => `${maximum} at most`,
  loading: 'Loading cinemas',
  failedTitle: 'Sorry, something went wrong.',
  failed: 'Refresh your browser to try loading cinemas again.',
  retry: 'Try again',
}

function Page(props: Partial<CinemaPickerProps>) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? [])
  return (
    <CinemaPicker cinemas={cinemas} labels={labels} {...props} selected={selected} onChange={setSelected} />
  )
}
const box = (name: string) => screen.getByRole('checkbox', { name })

test('finds by name and place in spite of a slip, and says how many', async () => {
  render(<Page />)
  expect(screen.getByRole('group', { name: 'Cinemas' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a cinema' }), 'portmre')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent('2 found')
})

test('says when nothing is like it, with the words that were typed', async () => {
  render(<Page />)
  await userEvent.type(screen.getByRole('searchbox'), 'zzzz')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sorry, we couldn’t find any locations matching "zzzz".',
  )
})

test('a blank search leaves them all; the field takes 512 characters', async () => {
  render(<Page />)
  await userEvent.type(screen.getByRole('searchbox'), '   ')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '512')
})

test('the chosen ones are tags, also when the search hides them, and can be taken back', async () => {
  render(<Page />)
  await userEvent.click(box('Docklands'))
  await userEvent.type(screen.getByRole('searchbox'), 'castle')
  expect(screen.queryByRole('checkbox', { name: 'Docklands' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Docklands' }))
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(box('Docklands')).not.toBeChecked()
})

test('at the limit the others rest, and it says why', async () => {
  render(<Page maximum={2} selected={['1001']} />)
  await userEvent.click(box('Exchange'))
  expect(box('Castle Arcade')).toBeDisabled()
  expect(box('Exchange')).toBeEnabled()
  expect(screen.getByRole('status')).toHaveTextContent('2 at most')
  await userEvent.click(box('Exchange'))
  expect(box('Castle Arcade')).toBeEnabled()
})

test('of a search at the limit it says both, and one press takes all back', async () => {
  render(<Page maximum={2} selected={['1001', '1002']} />)
  await userEvent.type(screen.getByRole('searchbox'), 'castle')
  expect(screen.getByRole('status')).toHaveTextContent('1 found 2 at most')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: 'Remove Docklands' })).toBeNull()
  expect(box('Castle Arcade')).toBeEnabled()
})

test('five unless said otherwise', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ id: `${index}`, name: `Screen ${index}` }))
  render(<Page cinemas={many} selected={['0', '1', '2', '3', '4']} />)
  expect(box('Screen 5')).toBeDisabled()
})

test('while they load, and when they do not come', async () => {
  const retry = jest.fn()
  const { container, rerender } = render(<Page state="loading" />)
  expect(screen.getByText('Loading cinemas')).toBeInTheDocument()
  expect(container.querySelectorAll('[data-shape=block]')).toHaveLength(8)
  expect(screen.queryByRole('searchbox')).toBeNull()
  rerender(<Page state="failed" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Refresh your browser to try loading cinemas again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalled()
})

test('the place and how far it is each read their own way, and stand in one description', () => {
  render(<Page />)
  expect(box('Docklands')).toHaveAccessibleDescription('Portmere · 0.8 miles')
  expect(screen.getByText('0.8 miles').tagName).toBe('BDI')
  expect(box('Exchange')).toHaveAccessibleDescription('Portmere')
})

test('the words of the legend are read aloud and take no room', () => {
  render(<Page />)
  expect(getComputedStyle(screen.getByText('Cinemas'))).toMatchObject({
    position: 'absolute',
    overflow: 'hidden',
  })
})
