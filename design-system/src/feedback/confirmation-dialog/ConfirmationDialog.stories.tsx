import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmationDialog } from './index.ts'

const plain = {
  open: true,
  title: 'Leave this order?',
  text: 'Your seats go back on sale. Nothing has been paid.',
  confirmLabel: 'Leave and let the seats go',
  cancelLabel: 'Stay',
  onCancel: () => undefined,
  onConfirm: () => undefined,
}

const meta: Meta<typeof ConfirmationDialog> = {
  title: 'Feedback/ConfirmationDialog',
  component: ConfirmationDialog,
}
export default meta

type Story = StoryObj<typeof ConfirmationDialog>

const cancelled = fn()
/** Escape is a no. */
export const Refused: Story = {
  args: { ...plain, onCancel: cancelled },
  play: async () => {
    cancelled.mockClear()
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(cancelled).toHaveBeenCalledTimes(1)
  },
}
/** A yes loses something: the no stands out. */
export const NoPreferred: Story = { args: { ...plain, preferred: 'cancel' } }
export const Busy: Story = { args: { ...plain, busy: true, busyLabel: 'Leaving' } }

export const RightToLeft: Story = {
  args: {
    ...plain,
    title: 'هل تترك هذا الطلب؟',
    text: 'تعود مقاعدك إلى البيع. لم يُدفع شيء.',
    confirmLabel: 'اترك الطلب',
    cancelLabel: 'ابقَ',
  },
  globals: { direction: 'rtl' },
}
export const OnAPhone: Story = { args: plain, globals: { viewport: { value: 'phone' } } }

/** A long question, and why a first try failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: {
    ...plain,
    text: 'Your seats go back on sale. Nothing has been paid, and the hold of ten minutes begins anew when you come back.',
    failure: 'The cinema does not answer. Try again in a moment.',
  },
  // It is fetched when it opens, and fades in.
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
