import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilterTags } from './index.ts'

const all = ['Docklands', 'Exchange', 'Riverside'].map((label) => ({
  id: label,
  label,
  removeLabel: `Remove ${label}`,
}))

function Page() {
  const [tags, setTags] = useState(all)
  return (
    <FilterTags
      label="Chosen cinemas"
      tags={tags}
      onRemove={(id) => {
        setTags((last) => last.filter((tag) => tag.id !== id))
      }}
      clear={{
        label: 'Clear all',
        onPress: () => {
          setTags([])
        },
      }}
    />
  )
}

test('each can be taken back, and the focus goes to its neighbour', async () => {
  render(<Page />)
  expect(screen.getByRole('list', { name: 'Chosen cinemas' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Exchange' }))
  expect(screen.getByRole('button', { name: 'Remove Riverside' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Docklands' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('list')).toHaveFocus()
})

test('the focus waits for one that goes later, as where it is an address that says them', () => {
  const shown = (tags: typeof all) => (
    <FilterTags label="Chosen cinemas" tags={[...tags]} onRemove={jest.fn()} />
  )
  const { rerender } = render(shown(all))
  const pressed = screen.getByRole('button', { name: 'Remove Exchange' })
  pressed.focus()
  fireEvent.click(pressed)
  rerender(shown(all))
  rerender(shown(all.filter(({ id }) => id !== 'Exchange')))
  expect(screen.getByRole('button', { name: 'Remove Riverside' })).toHaveFocus()
})

test('all can be taken back at once', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('list')).toHaveFocus()
})

test('or at an address, for filters that are one', () => {
  render(
    <FilterTags
      label="Chosen cinemas"
      tags={all}
      onRemove={jest.fn()}
      clear={{ label: 'Clear all', href: '/films/' }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/films/')
})

test('an address that is opened in another window moves no focus here, when another answer goes later', () => {
  const shown = (tags: typeof all) => (
    <FilterTags
      label="Chosen cinemas"
      tags={tags}
      onRemove={jest.fn()}
      clear={{ label: 'Clear all', href: '#all' }}
    />
  )
  const { rerender } = render(shown(all))
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }), { ctrlKey: true })
  rerender(shown(all.slice(0, 2)))
  expect(document.body).toHaveFocus()
})
