import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { LazyDialog } from './index.ts'

const meta: Meta<typeof LazyDialog> = {
  title: 'Feedback/LazyDialog',
  excludeStories: /^[a-z]/,
  component: LazyDialog,
}
export default meta

type Story = StoryObj<typeof LazyDialog>

/** It comes a moment after what asked for it. */
const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, { timeout: 10_000 })
  await waitFor(() => expect(dialog).toBeVisible())
}

/** Fetched by the press that opens it; it looks as `dialog` does. */
export const OpenedByAPress: Story = {
  args: { open: false, title: 'What is in the price', closeLabel: 'Close', size: 'sm' },
  render: function Page(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          What is in the price
        </Button>
        <LazyDialog {...args} open={isOpen} onClose={() => setOpen(false)}>
          <p>Seat, booking fee and tax. Nothing is added later.</p>
        </LazyDialog>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(page.queryByRole('dialog')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'What is in the price' }))
    const dialog = await page.findByRole('dialog', { name: 'What is in the price' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const RightToLeft: Story = {
  args: {
    open: true,
    title: 'ما الذي في السعر؟',
    closeLabel: 'أغلق',
    size: 'sm',
    children: <p>المقعد ورسم الحجز والضريبة.</p>,
  },
  globals: { direction: 'rtl' },
  play: shown,
}

export const LongTextOnAPhone: Story = {
  args: {
    open: true,
    title: 'What is in the price of a ticket that is bought on this page and not at the desk?',
    closeLabel: 'Close',
    children: <p>{'Seat, booking fee and tax. Nothing is added later. '.repeat(30)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: shown,
}

/** Come and open: from then on it is a dialog as any other. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  args: {
    open: true,
    title: 'What is in the price',
    closeLabel: 'Close',
    size: 'sm',
    children: <p>Seat, booking fee and tax. Nothing is added later.</p>,
  },
  play: shown,
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It comes after a press, and answers what was pressed." filled>
        <Button size="medium" variant="secondary">
          What is in the price
        </Button>
        <DrawnDialog title="What is in the price">
          <p>Seat, booking fee and tax. Nothing is added later.</p>
        </DrawnDialog>
      </Do>
      <Dont because="It comes by itself as the page loads, over what somebody has begun to read." filled>
        <p>Six left. The desert counted them too.</p>
        <DrawnDialog title="Tell us what you think" actions={<Button size="medium">Take part</Button>}>
          <p>Twelve questions about our new pages.</p>
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for every dialog of a first route: its code comes when it is opened.',
    'Keep the button that opens it in reach while it comes.',
  ],
  dont: ['What is itself fetched late takes the `dialog`.', 'Don’t open it by itself as a page loads.'],
  anatomy: ['Scrim', 'Heading', 'Button that closes it', 'Content', 'Actions'],
  keys: dialogKeys,
  announced: ['As `dialog`; until its code is there the button is busy.'],
}

export const conformance: Conformance = {
  LazyDialog: {
    shows: (probe) => <LazyDialog open title="Your order" closeLabel="Close" {...probe} />,
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
