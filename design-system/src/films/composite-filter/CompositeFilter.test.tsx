import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CompositeFilter, type CompositeFilterProps, type FilterSelection } from './index.ts'

const sections = [
  {
    id: 'genre',
    label: 'Genre',
    multiple: true,
    options: [
      { value: 'drama', label: 'Drama' },
      { value: 'family', label: 'Family' },
    ],
  },
  { id: 'event', label: 'Event', options: [{ value: 'quiet', label: 'Quiet showing' }] },
  { id: 'site', label: 'Cinema', fixed: true, options: [{ value: '1001', label: 'Docklands' }] },
]
const labels = {
  filter: 'Filter',
  all: 'All',
  hint: 'Select filters to update results',
  apply: 'Apply',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
}
const change = jest.fn()

function Page(props: Partial<CompositeFilterProps>) {
  const [selected, setSelected] = useState<FilterSelection>(props.selected ?? { site: ['1001'] })
  return (
    <CompositeFilter
      sections={sections}
      labels={labels}
      status="12 film results found"
      {...props}
      selected={selected}
      onChange={(next) => {
        change(next)
        setSelected(next)
      }}
    />
  )
}

beforeEach(() => {
  change.mockClear()
})

test('in line, a choice counts at once, and All takes its section back', async () => {
  render(<Page mode="inline" />)
  const group = screen.getByRole('group', { name: 'Filter' })
  expect(group).toHaveAccessibleDescription('Select filters to update results')
  expect(screen.getByRole('status')).toHaveTextContent('12 film results found')
  const genre = screen.getByRole('combobox', { name: 'Genre' })
  await userEvent.click(genre)
  await userEvent.click(screen.getByRole('option', { name: 'Drama' }))
  await userEvent.click(screen.getByRole('option', { name: 'Family' }))
  expect(change).toHaveBeenLastCalledWith({ site: ['1001'], genre: ['drama', 'family'] })
  await userEvent.click(screen.getByRole('option', { name: 'All' }))
  expect(change).toHaveBeenLastCalledWith({ site: ['1001'], genre: [] })
  expect(screen.queryByRole('combobox', { name: 'Cinema' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull()
})

test('as a dialog, choices wait for Apply, and the button counts the sections in force', async () => {
  render(<Page mode="modal" />)
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Drama' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Quiet showing' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenCalledWith({ site: ['1001'], genre: ['drama'], event: ['quiet'] })
  expect(await screen.findByRole('button', { name: 'Filter 2' })).toBeInTheDocument()
})

test('both: the page has both, and its width says which is seen', () => {
  render(<Page mode="both" />)
  expect(screen.getByRole('group')).toHaveAttribute('data-mode', 'both')
  expect(document.querySelectorAll('[role=combobox]')).toHaveLength(2)
  expect(document.querySelectorAll('[aria-haspopup=dialog]')).toHaveLength(1)
})

test('a section that must be answered has no All and never loses its last answer', async () => {
  const required = [
    { ...sections[0], id: 'genre', label: 'Genre', options: sections[0]?.options ?? [], required: true },
  ]
  render(<Page mode="inline" sections={required} selected={{ genre: ['drama'] }} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Genre' }))
  expect(screen.queryByRole('option', { name: 'All' })).toBeNull()
  await userEvent.click(screen.getByRole('option', { name: 'Drama' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('option', { name: 'Family' }))
  expect(change).toHaveBeenLastCalledWith({ genre: ['drama', 'family'] })
})
