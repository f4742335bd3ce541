import type { Meta, StoryObj } from '@storybook/react-vite'
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
    lessLabel: 'Fewer notices',
    items,
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'إشعارات',
    moreLabel: (hidden) => `${hidden} إشعارات أخرى`,
    lessLabel: 'إشعارات أقل',
    items: [
      { id: '1', tone: 'success', title: 'حُفظ في قائمتك', onClose: () => undefined, closeLabel: 'أغلق' },
      { id: '2', tone: 'warning', title: 'بقيت أربع دقائق', text: 'نحجز لك F7 و F8 حتى 19:12.' },
      { id: '3', tone: 'info', title: 'تشاهد بورتمير' },
    ],
  },
  globals: { direction: 'rtl' },
}

/** It is fixed to the window: two notices, and one more behind a button. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: { ...ThreeOfThem.args },
}
