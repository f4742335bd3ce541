import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { getBox } from '../../../stories/plays.ts'
import { Button } from '../../actions/button/index.ts'
import { Dialog } from './index.ts'

const meta: Meta<typeof Dialog> = { title: 'Feedback/Dialog', excludeStories: /^[a-z]/, component: Dialog }
export default meta

type Story = StoryObj<typeof Dialog>

export const Confirm: Story = {
  args: {
    open: true,
    title: 'Leave this order?',
    text: 'Your seats go back on sale. Nothing has been paid.',
    closeLabel: 'Close',
    size: 'sm',
    actions: (
      <>
        <Button variant="secondary">Stay</Button>
        <Button>Leave and let the seats go</Button>
      </>
    ),
  },
}
export const NotClosable: Story = {
  args: {
    open: true,
    closable: false,
    title: 'Which city are you in?',
    text: 'We show films and times for the cinemas near you.',
    actions: <Button>Show films in Portmere</Button>,
  },
}
/** Its beginning stays where it is while it grows. */
export const AtTheTop: Story = {
  args: {
    open: true,
    placement: 'top',
    title: 'Search',
    closeLabel: 'Close the search',
    children: <p>2 results for ‘louder’</p>,
  },
}

/** Opened by a press: Tab goes round in it, Escape closes it, and the focus is where it was. */
export const FromThePage: Story = {
  args: { open: false, title: 'Leave this order?', closeLabel: 'Close', size: 'sm' },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Leave</Button>
        <Dialog {...args} open={isOpen} onClose={() => setOpen(false)} actions={<Button>Stay</Button>} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const leave = page.getByRole('button', { name: 'Leave' })
    await userEvent.click(leave)
    const close = await page.findByRole('button', { name: 'Close' })
    const stay = page.getByRole('button', { name: 'Stay' })
    for (const next of [close, stay, close]) {
      await userEvent.tab()
      await waitFor(() => expect(next).toHaveFocus())
    }
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(stay).toHaveFocus())
    await expect(canvasElement.ownerDocument.body).toHaveStyle({ overflow: 'hidden' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(leave).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'هل تترك هذا الطلب؟',
    text: 'تعود مقاعدك إلى البيع. لم يُدفع شيء.',
    closeLabel: 'أغلق',
    actions: (
      <>
        <Button variant="secondary">ابقَ</Button>
        <Button>اترك الطلب</Button>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}

/** Longer than the window: it is scrolled, and its buttons stay. */
export const LongTextOnAPhone: Story = {
  args: {
    ...Confirm.args,
    title: 'Leave this order and let the three seats in row H of the Old Corn Exchange go?',
    children: <p>{'Your seats go back on sale, and whoever waits for them may take them. '.repeat(24)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const isSeen = (name: string) => {
      const { top, bottom } = getBox(within(dialog).getByRole('button', { name }))
      return top >= 0 && bottom <= innerHeight
    }
    await waitFor(() => expect(isSeen('Leave and let the seats go')).toBe(true))
    await expect(isSeen('Stay')).toBe(true)
    dialog.scrollTop = dialog.scrollHeight
    await expect(isSeen('Stay')).toBe(true)
    await expect(getBox(dialog.querySelector('p:last-of-type')).bottom).toBeLessThanOrEqual(
      getBox(within(dialog).getByRole('button', { name: 'Leave and let the seats go' })).top,
    )
    dialog.scrollTop = 0
  },
}

/** Title, words, content and actions. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Dialog
      open
      title="Leave this order?"
      text="Your seats go back on sale. Nothing has been paid, and the hold of ten minutes begins anew when you come back."
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary">Stay</Button>
          <Button>Leave and let the seats go</Button>
        </>
      }
    >
      <p>Row H, seats 10 to 12, Screen 4 at Halcyon Northgate.</p>
    </Dialog>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One short task, with a heading that says which." filled>
        <DrawnDialog title="Change your seats" actions={<Button size="medium">Keep H10 and H11</Button>}>
          <p>H10 and H11 are yours until 19:42.</p>
        </DrawnDialog>
      </Do>
      <Dont because="News over the page: what can wait stands in the page." filled>
        <DrawnDialog title="Did you know?" actions={<Button size="medium">OK</Button>}>
          <p>Popcorn is now sold in three sizes.</p>
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a short task that needs the page behind it.',
    'Give it a heading, and one way out that is always in sight.',
  ],
  dont: [
    'For yes or no use `confirmation-dialog`; what can wait stands in the page.',
    'Don’t open one from another.',
  ],
  anatomy: ['Scrim', 'Heading', 'Button that closes it', 'Content', 'Actions'],
  keys: dialogKeys,
  announced: ['A dialog by its heading; what is behind it is not reached.'],
}

export const conformance: Conformance = {
  Dialog: {
    shows: (probe) => <Dialog open title="Your order" closeLabel="Close" {...probe} />,
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
