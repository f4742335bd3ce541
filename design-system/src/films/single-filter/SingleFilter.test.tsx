import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { ListFormatProvider } from '../../foundations/list-format/index.ts'
import { SingleFilter, type SingleFilterProps } from './index.ts'

jest.unmock('@emotion/sheet')

const genres = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `g${index}`, label: `Genre ${index}` }))
const labels = { placeholder: 'Choose', apply: 'Apply', cancel: 'Cancel', clear: 'Clear', close: 'Close' }
const change = jest.fn()

function Page(props: Partial<SingleFilterProps>) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? [])
  return (
    <SingleFilter
      label="Genre"
      options={genres(3)}
      allLabel="All"
      labels={labels}
      {...props}
      selected={selected}
      onChange={(next) => {
        change(next)
        setSelected(next)
      }}
    >
      Films
    </SingleFilter>
  )
}

beforeEach(() => {
  change.mockClear()
})

test('as tabs: All is open until one is chosen, and the results are their panel', async () => {
  render(<Page />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All')
  await userEvent.click(screen.getByRole('tab', { name: 'Genre 1' }))
  expect(change).toHaveBeenCalledWith(['g1'])
  expect(screen.getByRole('tabpanel', { name: 'Genre 1' })).toHaveTextContent('Films')
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenLastCalledWith(['g2'])
  await userEvent.keyboard('{Home}')
  expect(change).toHaveBeenLastCalledWith([])
})

test('several as tabs are switches; All takes them back', async () => {
  render(<Page multiple />)
  const crosses = () => document.querySelectorAll('button > [data-icon=close]').length
  // A press on All takes nothing back.
  expect(crosses()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Genre 0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Genre 2' }))
  expect(crosses()).toBe(2)
  expect(change).toHaveBeenLastCalledWith(['g0', 'g2'])
  await userEvent.click(screen.getByRole('button', { name: 'Genre 0' }))
  expect(change).toHaveBeenLastCalledWith(['g2'])
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(change).toHaveBeenLastCalledWith([])
})

test.each([
  ['a dropdown', 7, 'combobox'],
  ['a dialog', 17, 'button'],
] as const)('as %s, several chosen are written in a row as their owner’s language does', (_, count, role) => {
  const formatList = (items: readonly string[]) => items.join('، ')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ListFormatProvider join={formatList}>{children}</ListFormatProvider>
  )
  const chosen = { multiple: true, options: genres(count), selected: ['g1', 'g3'] }
  const { unmount } = render(<Page {...chosen} />, { wrapper })
  expect(screen.getByRole(role, { name: /Genre/ })).toHaveTextContent('Genre 1، Genre 3')
  unmount()
  render(<Page {...chosen} />)
  expect(screen.getByRole(role, { name: /Genre/ })).toHaveTextContent('Genre 1, Genre 3')
})

test.each([true, false])('as a dropdown, several: %p', async (multiple) => {
  render(<Page options={genres(7)} multiple={multiple} />)
  const control = screen.getByRole('combobox', { name: 'Genre' })
  expect(control).toHaveTextContent('All')
  await userEvent.click(control)
  await userEvent.click(screen.getByRole('option', { name: 'Genre 3' }))
  if (!multiple) await userEvent.click(control)
  await userEvent.click(screen.getByRole('option', { name: 'Genre 4' }))
  expect(change).toHaveBeenLastCalledWith(multiple ? ['g3', 'g4'] : ['g4'])
  if (!multiple) await userEvent.click(control)
  await userEvent.click(screen.getByRole('option', { name: 'All' }))
  expect(change).toHaveBeenLastCalledWith([])
})

test('as a dialog: nothing changes before Apply', async () => {
  render(<Page options={genres(17)} />)
  expect(screen.getByText('Genre')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Genre: Choose' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Genre 16' }))
  expect(change).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenCalledWith(['g16'])
  expect(await screen.findByRole('button', { name: 'Genre: Genre 16' })).toBeInTheDocument()
})

test('without All the first that can be chosen chooses itself, and one stays chosen', async () => {
  const options = genres(3).map((option, index) => ({ ...option, disabled: index === 0 }))
  render(<Page allLabel={undefined} options={options} multiple />)
  expect(change).toHaveBeenCalledWith(['g1'])
  await userEvent.click(screen.getByRole('button', { name: 'Genre 1' }))
  expect(screen.getByRole('button', { name: 'Genre 1', pressed: true })).toBeInTheDocument()
})

test('without All the last one chosen is not taken back, whoever chose it', async () => {
  render(<Page allLabel={undefined} selectsFirst={false} selected={['g1']} multiple />)
  await userEvent.click(screen.getByRole('button', { name: 'Genre 1' }))
  expect(change).toHaveBeenLastCalledWith(['g1'])
})

test('a press on the open tab changes nothing', async () => {
  render(<Page selected={['g1']} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Genre 1' }))
  expect(change).not.toHaveBeenCalled()
})

test('beside All, with two options the first chooses itself, until all are asked for', async () => {
  render(<Page options={genres(2)} />)
  expect(change).toHaveBeenCalledWith(['g0'])
  await userEvent.click(screen.getByRole('tab', { name: 'All' }))
  expect(change).toHaveBeenLastCalledWith([])
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All')
})

test('with more than two beside All, or with something chosen, nothing chooses itself', () => {
  render(<Page options={genres(3)} />)
  render(<Page options={genres(2)} selected={['g1']} />)
  expect(change).not.toHaveBeenCalled()
})

test('a list that stands whole until it is asked is not narrowed by itself', () => {
  render(<Page options={genres(2)} selectsFirst={false} />)
  expect(change).not.toHaveBeenCalled()
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All')
})

test('says how many are left', () => {
  render(<Page multiple status="12 films" />)
  expect(screen.getByRole('status')).toHaveTextContent('12 films')
})
