import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchField, type SearchFieldProps } from './index.ts'

const change = jest.fn()
const search = jest.fn()
const plain = { label: 'Film or person', name: 'query', clearLabel: 'Clear the search' }
const show = (props: Partial<SearchFieldProps> = {}) => {
  render(<SearchField {...plain} onChange={change} onSearch={search} {...props} />)
  return screen.getByRole('searchbox', { name: 'Film or person' })
}
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })
const write = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

test('tells every letter, and the words once the visitor pauses', () => {
  expect(show()).toHaveAttribute('maxlength', '512')
  write('sal')
  wait(749)
  write('salt ')
  wait(749)
  expect(change).toHaveBeenCalledTimes(2)
  expect(search).not.toHaveBeenCalled()
  wait(1)
  expect(search.mock.calls).toEqual([['salt']])
  write('salt')
  wait(750)
  expect(search).toHaveBeenCalledTimes(1)
})

test('Enter does not wait for the pause', () => {
  show()
  write('salt')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  expect(search.mock.calls).toEqual([['salt']])
  wait(750)
  expect(search).toHaveBeenCalledTimes(1)
})

test('keys that choose among the words of an input method are not the field’s', () => {
  const field = show()
  write('塩')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(search).not.toHaveBeenCalled()
  expect(field).toHaveValue('塩')
})

test('is emptied by its button, which leaves the focus in the field, and by Escape', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const field = show({ defaultValue: 'salt' })
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(search.mock.calls).toEqual([['']])
  expect(screen.queryByRole('button')).toBeNull()
  write('road')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field).toHaveValue('')
})

test('shows what its owner says', () => {
  const field = show({ value: 'louder' })
  write('salt')
  expect(change).toHaveBeenCalledWith('salt')
  expect(field).toHaveValue('louder')
})

test('what its owner puts there ends the search for what was typed, which may be typed and found again', () => {
  const field = (value: string) => (
    <SearchField {...plain} value={value} onChange={change} onSearch={search} />
  )
  const { rerender } = render(field(''))
  write('salt')
  rerender(field('salt'))
  wait(750)
  expect(search.mock.calls).toEqual([['salt']])
  write('salt r')
  rerender(field('salt r'))
  rerender(field(''))
  wait(750)
  expect(search).toHaveBeenCalledTimes(1)
  write('salt')
  rerender(field('salt'))
  wait(750)
  expect(search.mock.calls).toEqual([['salt'], ['salt']])
  write('salts')
  rerender(field('SALTS'))
  wait(750)
  expect(search).toHaveBeenLastCalledWith('salts')
})

test('what is gone looks for nothing', () => {
  const { unmount } = render(<SearchField {...plain} onSearch={search} />)
  write('salt')
  unmount()
  wait(750)
  expect(search).not.toHaveBeenCalled()
})
