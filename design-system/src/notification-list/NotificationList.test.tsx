import { render, screen } from '@testing-library/react'
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
