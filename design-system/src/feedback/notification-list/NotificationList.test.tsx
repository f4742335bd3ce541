import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { NotificationList } from './index.ts'

jest.unmock('@emotion/sheet')

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, tone: 'info' as const, title: `Notice ${id}` }))

test('shows two and says how many more there are, which the same button shows and hides', async () => {
  const list = (shown: typeof items) => (
    <NotificationList
      label="Notices"
      items={shown}
      moreLabel={(hidden) => `${hidden} more notices`}
      lessLabel="Fewer notices"
    />
  )
  const { rerender } = render(list(items))
  expect(screen.getAllByText(/^Notice/)).toHaveLength(2)
  const button = screen.getByRole('button', { name: '2 more notices', expanded: false })
  await userEvent.click(button)
  expect(screen.getAllByText(/^Notice/)).toHaveLength(4)
  expect(button).toHaveAccessibleName('Fewer notices')
  await userEvent.click(button)
  expect(screen.getAllByText(/^Notice/)).toHaveLength(2)
  // Those that come after all has been read wait again.
  await userEvent.click(button)
  rerender(list(items.slice(0, 2)))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(list(items))
  expect(screen.getAllByText(/^Notice/)).toHaveLength(2)
})

test('of the two, one is on top and one peeks from behind it; unfolded, it is a list', async () => {
  render(<NotificationList label="Notices" items={items} moreLabel={() => 'More'} lessLabel="Fewer" />)
  const places = () => screen.getAllByRole('listitem').map((item) => item.dataset['place'])
  expect(places()).toEqual(['top', 'peeking'])
  const [top, peeking] = screen.getAllByRole('listitem').map((item) => getComputedStyle(item).marginInline)
  expect(top).toBe('')
  expect(peeking).toBe('12px')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(places()).toEqual(['top', undefined, undefined, undefined])
})

test('keeps its live region while it is empty', () => {
  const { container } = render(<NotificationList label="Notices" items={[]} />)
  expect(container.querySelector('[aria-live=polite]')).toBeInTheDocument()
})

describe('by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const closed = jest.fn<void, [string]>()
  const list = (ids: readonly string[], autoDismiss = true) => (
    <NotificationList
      label="Notices"
      dismissAfter={3_500}
      items={ids.map((id) => ({
        id,
        tone: 'info',
        title: `Notice ${id}`,
        autoDismiss,
        onClose: () => closed(id),
        closeLabel: `Close ${id}`,
      }))}
    />
  )
  const close = (id: string) => screen.getByRole('button', { name: `Close ${id}` })
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  beforeEach(() => closed.mockClear())

  test('only the top one goes, then the one that follows it, each after its own time', () => {
    const { rerender } = render(list(['a', 'b']))
    pass(3_499)
    expect(closed).not.toHaveBeenCalled()
    pass(1)
    expect(closed.mock.calls).toEqual([['a']])
    rerender(list(['b']))
    pass(3_499)
    expect(closed).toHaveBeenCalledTimes(1)
    pass(1)
    expect(closed.mock.calls).toEqual([['a'], ['b']])
  })

  test('the time stands still under a pointer, and goes on where it stood', () => {
    render(list(['a']))
    pass(3_000)
    const item = screen.getByRole('listitem')
    fireEvent.pointerEnter(item)
    pass(60_000)
    expect(closed).not.toHaveBeenCalled()
    fireEvent.pointerLeave(item)
    pass(499)
    expect(closed).not.toHaveBeenCalled()
    pass(1)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('the focus may come and go while a pointer is over it, and a pointer while it has the focus', () => {
    render(list(['a']))
    const item = screen.getByRole('listitem')
    const button = close('a')
    fireEvent.pointerEnter(item)
    act(() => button.focus())
    act(() => button.blur())
    pass(60_000)
    expect(closed).not.toHaveBeenCalled()
    act(() => button.focus())
    fireEvent.pointerLeave(item)
    pass(60_000)
    expect(closed).not.toHaveBeenCalled()
    act(() => button.blur())
    pass(3_500)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['a pointer', (item: HTMLElement) => fireEvent.pointerEnter(item), fireEvent.pointerLeave],
    ['the focus', () => act(() => close('b').focus()), () => act(() => close('b').blur())],
  ])('one that %s is on when it comes to the top stays until that leaves', (_, come, leave) => {
    const { rerender } = render(list(['a', 'b']))
    const peeking = screen.getAllByRole('listitem')[1] as HTMLElement
    come(peeking)
    // The one on top is not held by it.
    pass(3_500)
    expect(closed.mock.calls).toEqual([['a']])
    rerender(list(['b']))
    pass(60_000)
    expect(closed).toHaveBeenCalledTimes(1)
    leave(peeking)
    pass(3_500)
    expect(closed.mock.calls).toEqual([['a'], ['b']])
  })

  test('one that comes again by the name of one that went under a pointer has its time', () => {
    const { rerender } = render(list(['a']))
    fireEvent.pointerEnter(screen.getByRole('listitem'))
    rerender(list([]))
    rerender(list(['a']))
    pass(3_500)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('nothing goes that is to stay', () => {
    render(list(['a', 'b'], false))
    pass(60_000)
    expect(closed).not.toHaveBeenCalled()
  })
})
