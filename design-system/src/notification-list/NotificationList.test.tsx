import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { NotificationList } from './index.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, tone: 'info' as const, title: `Notice ${id}` }))

test('shows two and says how many more there are', async () => {
  const more = jest.fn()
  render(
    <NotificationList
      label="Notices"
      items={items}
      moreLabel={(hidden) => `${hidden} more notices`}
      onShowMore={more}
    />,
  )
  expect(screen.getAllByText(/^Notice/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '2 more notices' }))
  expect(more).toHaveBeenCalled()
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

  test('nothing goes that is to stay', () => {
    render(list(['a', 'b'], false))
    pass(60_000)
    expect(closed).not.toHaveBeenCalled()
  })
})
