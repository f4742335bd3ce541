import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
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
  excludeStories: /^[a-z]/,
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
export const AllVariants: Story = {
  tags: ['all-variants'],
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The buttons answer the question by themselves." filled>
        <DrawnDialog
          title="Leave this order?"
          actions={
            <>
              <Button size="medium">Leave</Button>
              <Button size="medium" variant="secondary">
                Stay
              </Button>
            </>
          }
        >
          <p>Your seats H10 and H11 become free for others.</p>
        </DrawnDialog>
      </Do>
      <Dont because="“Yes” to what? “Cancel” the order, or the question?" filled>
        <DrawnDialog
          title="Are you sure you want to cancel?"
          actions={
            <>
              <Button size="medium">Yes</Button>
              <Button size="medium" variant="secondary">
                Cancel
              </Button>
            </>
          }
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it before what cannot be undone.',
    'Name both answers by what they do: “Give up the seats”, “Keep them”.',
  ],
  dont: ['What can be undone is done, with a `notice` that takes it back.', 'Don’t ask “Are you sure?”.'],
  anatomy: ['Question', 'What will be lost', 'Both answers, the safe one first'],
  keys: dialogKeys,
  announced: ['An alert dialog, read with its text as it opens.'],
}

export const conformance: Conformance = {
  ConfirmationDialog: {
    shows: (probe) => (
      <ConfirmationDialog
        open
        title="Leave this order?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={doNothing}
        onConfirm={doNothing}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
