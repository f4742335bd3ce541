import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilterDialog, type FilterSelection } from './index.ts'

jest.unmock('@emotion/sheet')

const sections = [
  {
    id: 'genre',
    label: 'Genre',
    multiple: true,
    options: [
      { value: 'drama', label: 'Drama' },
      { value: 'family', label: 'Family' },
      { value: 'noir', label: 'Noir', disabled: true },
    ],
  },
  { id: 'site', label: 'Cinema', fixed: true, options: [{ value: '1001', label: 'Docklands' }] },
]
const labels = { apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }
const apply = jest.fn()

function Page() {
  const [open, setOpen] = useState(true)
  const [selected, setSelected] = useState<FilterSelection>({ genre: ['drama'], site: ['1001'] })
  return (
    <>
      <button onClick={() => setOpen(true)}>Filter</button>
      <FilterDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filter"
        text="Select filters to update results"
        sections={sections}
        selected={selected}
        onApply={(next) => {
          apply(next)
          setSelected(next)
        }}
        labels={labels}
        applyLabel={({ genre = [] }) => `Apply ${genre.length}`}
      />
    </>
  )
}
const chip = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  apply.mockClear()
})

test('what is pressed is held back until it is applied', async () => {
  render(<Page />)
  await userEvent.click(await chip('Family'))
  expect(await chip('Family')).toHaveAttribute('aria-pressed', 'true')
  expect(apply).not.toHaveBeenCalled()
  await userEvent.click(await chip('Apply 2'))
  expect(apply).toHaveBeenCalledWith({ genre: ['drama', 'family'], site: ['1001'] })
})

test('Cancel forgets, and the next opening shows what is in force', async () => {
  render(<Page />)
  await userEvent.click(await chip('Family'))
  await userEvent.click(await chip('Cancel'))
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  expect(await chip('Family')).toHaveAttribute('aria-pressed', 'false')
  expect(await chip('Drama')).toHaveAttribute('aria-pressed', 'true')
  expect(apply).not.toHaveBeenCalled()
})

test('is a drawer, and gives the focus back to what opened it', async () => {
  render(<Page />)
  await userEvent.click(await chip('Cancel'))
  const opener = await screen.findByRole('button', { name: 'Filter' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Filter' })
  expect(dialog).toHaveClass('MuiDrawer-paper')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})

test('Escape forgets like Cancel', async () => {
  render(<Page />)
  await userEvent.click(await chip('Family'))
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Filter' })
  expect(apply).not.toHaveBeenCalled()
})

test('Clear takes back everything but what the page has set, and waits for Apply', async () => {
  render(<Page />)
  await userEvent.click(await chip('Clear'))
  expect(await chip('Drama')).toHaveAttribute('aria-pressed', 'false')
  expect(apply).not.toHaveBeenCalled()
  await userEvent.click(await chip('Apply 0'))
  expect(apply).toHaveBeenCalledWith({ genre: [], site: ['1001'] })
})

test('what the page has set is not asked, what cannot be chosen is not', async () => {
  render(<Page />)
  expect(await screen.findByRole('group', { name: 'Genre' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Cinema' })).toBeNull()
  expect(await chip('Noir')).toBeDisabled()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Select filters to update results')
})

test('a legend that the title says already takes no room', async () => {
  render(
    <FilterDialog
      open
      onClose={jest.fn()}
      title="Genre"
      sections={sections}
      selected={{}}
      onApply={apply}
      labels={labels}
    />,
  )
  const group = await screen.findByRole('group', { name: 'Genre' })
  const legend = group.querySelector('legend')
  expect(legend && getComputedStyle(legend)).toMatchObject({ position: 'absolute', overflow: 'hidden' })
})

test('where it is live each press counts at once, Clear clears at once, and Apply closes', async () => {
  const close = jest.fn()
  const clear = jest.fn()
  render(
    <FilterDialog
      live
      open
      onClose={close}
      title="Filter"
      sections={sections}
      selected={{ genre: ['drama'] }}
      onApply={apply}
      onClear={clear}
      labels={{ apply: 'Show films', clear: 'Clear all', close: 'Close' }}
    >
      <button>All cinemas</button>
    </FilterDialog>,
  )
  expect(await chip('All cinemas')).toBeVisible()
  await userEvent.click(await chip('Family'))
  expect(apply).toHaveBeenLastCalledWith({ genre: ['drama', 'family'] })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await userEvent.click(await chip('Clear all'))
  expect(clear).toHaveBeenCalledTimes(1)
  expect(await chip('Drama')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(await chip('Show films'))
  expect(apply).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(1)
})
