import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RecentSearches } from './index.ts'

const follow = jest.fn()

function Remembered({ terms }: { terms: string[] }) {
  const [stored, setStored] = useState(terms)
  return (
    <RecentSearches
      label="Recent searches"
      clearLabel="Clear all"
      searches={stored.map((term) => ({ term, href: `#${term}`, removeLabel: `Remove ${term}` }))}
      onRemove={(term) => {
        setStored(stored.filter((each) => each !== term))
      }}
      onClear={() => {
        setStored([])
      }}
      onFollow={follow}
    />
  )
}

const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('each is a link in a named list, and says which one is gone to', async () => {
  render(<Remembered terms={['louder', 'salt road']} />)
  const part = screen.getByRole('region', { name: 'Recent searches' })
  expect(within(part).getAllByRole('listitem')).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: 'salt road' }))
  expect(follow).toHaveBeenCalledWith('salt road')
})

test('one is forgotten by its button, and the focus stays in the list', async () => {
  render(<Remembered terms={['louder', 'salt road', 'docklands']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove salt road' }))
  expect(shown()).toEqual(['louder', 'docklands'])
  expect(screen.getByRole('button', { name: 'Remove docklands' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove louder' })).toHaveFocus()
})

test('all are forgotten together, and nothing is left to see', async () => {
  const { container } = render(<Remembered terms={['louder', 'salt road']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(container).toBeEmptyDOMElement()
})
