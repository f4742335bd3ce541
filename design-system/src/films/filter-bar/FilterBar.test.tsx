import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilterBar, FilterButton, FilterSearch, FilterSelect } from './index.ts'

const options = [
  { value: '', label: 'Any cinema' },
  { value: '1001', label: 'Docklands' },
]

function Bar({
  onSearch,
  onCinema,
}: {
  onSearch: (value: string) => void
  onCinema: (value: string) => void
}) {
  const [text, setText] = useState('')
  const [cinema, setCinema] = useState('')
  return (
    <FilterBar label="Filter films">
      <FilterSearch
        label="Search"
        name="q"
        value={text}
        onChange={(value) => {
          setText(value)
          onSearch(value)
        }}
      />
      <FilterSelect
        label="Cinema"
        name="site"
        value={cinema}
        options={options}
        onChange={(value) => {
          setCinema(value)
          onCinema(value)
        }}
      />
    </FilterBar>
  )
}

test('is one named group whose fields are named by what is written above them', () => {
  render(<Bar onSearch={jest.fn()} onCinema={jest.fn()} />)
  const group = within(screen.getByRole('group', { name: 'Filter films' }))
  expect(group.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('name', 'q')
  expect(group.getByRole('combobox', { name: 'Cinema' })).toHaveAttribute('name', 'site')
})

test('hands on what is typed and chosen, by keyboard too', async () => {
  const search = jest.fn()
  const cinema = jest.fn()
  render(<Bar onSearch={search} onCinema={cinema} />)
  await userEvent.tab()
  await userEvent.keyboard('lo')
  expect(search.mock.calls).toEqual([['l'], ['lo']])
  await userEvent.tab()
  expect(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Docklands')
  expect(cinema).toHaveBeenCalledWith('1001')
})

test('a filter in force is marked: other than the first option, or as its owner says', () => {
  const select = (value: string, set?: boolean) => (
    <FilterSelect label="Cinema" name="site" value={value} options={options} onChange={jest.fn()} set={set} />
  )
  const marked = () => screen.getByRole('combobox').closest('label')?.hasAttribute('data-set')
  const { rerender } = render(select(''))
  expect(marked()).toBe(false)
  rerender(select('1001'))
  expect(marked()).toBe(true)
  rerender(select('1001', false))
  expect(marked()).toBe(false)
})

test('what is typed marks its cell as in force', () => {
  const search = (value: string) => (
    <FilterSearch label="Search" name="q" value={value} onChange={jest.fn()} />
  )
  const marked = () => screen.getByRole('searchbox').closest('label')?.hasAttribute('data-set')
  const { rerender } = render(search(''))
  expect(marked()).toBe(false)
  rerender(search('lo'))
  expect(marked()).toBe(true)
})

test('a cell that opens a choice of its own is a button, named by its label and what is in force', async () => {
  const open = jest.fn()
  render(
    <FilterBar label="Filter films">
      <FilterButton label="Cinemas" value="3 cinemas" set onClick={open} />
    </FilterBar>,
  )
  const button = screen.getByRole('button', { name: 'Cinemas 3 cinemas' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(button)
  expect(open).toHaveBeenCalledTimes(1)
})

test('on a phone a button opens what has the other cells, and says how many are set', async () => {
  const open = jest.fn()
  const { rerender } = render(
    <FilterBar label="Filter films" more={{ label: 'Filter', count: 2, onPress: open }}>
      <FilterSearch label="Search" name="q" value="" onChange={jest.fn()} />
      <FilterSelect label="Cinema" name="site" value="" options={options} onChange={jest.fn()} />
    </FilterBar>,
  )
  const group = screen.getByRole('group', { name: 'Filter films' })
  expect(group).toHaveAttribute('data-folds', '')
  const button = within(group).getByRole('button', { name: 'Filter 2' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(button)
  expect(open).toHaveBeenCalledTimes(1)
  rerender(
    <FilterBar label="Filter films" more={{ label: 'Filter', count: 0, onPress: open }}>
      <FilterSearch label="Search" name="q" value="" onChange={jest.fn()} />
    </FilterBar>,
  )
  expect(within(group).getByRole('button', { name: 'Filter' })).toBeInTheDocument()
})
