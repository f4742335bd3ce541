import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

const meta: Meta<typeof NotificationList> = {
  title: 'Feedback/NotificationList',
  component: NotificationList,
}
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

/** The rest shows and hides behind one button. */
export const Unfolded: Story = {
  ...ThreeOfThem,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '1 more notice' }))
    await expect(canvas.getByText('You are seeing Portmere')).toBeVisible()
    // The button is the last thing in what scrolls: its ring stands within it.
    await expect(
      Number.parseFloat(
        getComputedStyle(canvas.getByRole('button', { name: 'Fewer notices' })).outlineOffset,
      ),
    ).toBeLessThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer notices' }))
    await expect(canvas.queryByText('You are seeing Portmere')).toBeNull()
  },
}
export const LongTextOnAPhone: Story = {
  args: {
    label: 'Notices',
    items: [
      {
        id: '1',
        tone: 'error',
        title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come was not saved',
        text: 'Your watchlist could not be reached just now. Nothing that was in it is lost; try again in a while.',
        onClose: () => undefined,
        closeLabel: 'Close',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** It is fixed to the window: two notices, and one more behind a button. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: { ...ThreeOfThem.args },
}
