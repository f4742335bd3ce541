import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { NotificationList, type NoticeItem } from './index.ts'

const items: NoticeItem[] = [
  {
    id: '1',
    tone: 'success',
    title: 'Saved to your watchlist',
    onClose: () => undefined,
    closeLabel: 'Close',
  },
  { id: '2', tone: 'warning', title: 'Four minutes left', text: 'We are holding F7 and F8 until 19:12.' },
  { id: '3', tone: 'info', title: 'You are seeing Portmere' },
]

const meta: Meta<typeof NotificationList> = { title: 'States/NotificationList', component: NotificationList }
export default meta

type Story = StoryObj<typeof NotificationList>

export const ThreeOfThem: Story = {
  args: {
    label: 'Notices',
    moreLabel: (hidden) => `${hidden} more notice${hidden === 1 ? '' : 's'}`,
    items,
  },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={420}>
      <Case name="Two, and one more behind a button">
        <NotificationList
          label="Notices"
          items={items}
          moreLabel={(hidden) => `${hidden} more notice${hidden === 1 ? '' : 's'}`}
        />
      </Case>
      <Case name="One">
        <NotificationList label="Notices, one" items={items.slice(0, 1)} />
      </Case>
    </Cases>
  ),
}
