import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Icon } from '../../foundations/icon/index.ts'
import { AppliedCode, AppliedCodes, type AppliedCodeProps } from './index.ts'

const getRemoval = (name: string) => ({ label: 'Remove', name: `Remove ${name}`, busyLabel: 'Removing' })
const voucher: AppliedCodeProps = {
  name: 'Two-ticket voucher',
  code: '••••0735',
  note: 'Pays for one ticket',
  amount: '−£13.50',
  removal: getRemoval('the two-ticket voucher'),
  onRemove: doNothing,
}
const giftCard: AppliedCodeProps = {
  name: 'Gift card',
  code: '••••4417',
  note: '£10.00 used, £5.00 stays on the card',
  amount: '−£10.00',
  icon: <Icon name="gift" />,
  removal: getRemoval('the gift card'),
  onRemove: doNothing,
}

const meta: Meta<typeof AppliedCode> = {
  title: 'Order/AppliedCodes',
  excludeStories: /^[a-z]/,
  component: AppliedCode,
  subcomponents: { AppliedCodes },
}
export default meta

type Story = StoryObj<typeof AppliedCode>

/** Taken back, it leaves the list. */
export const Removed: Story = {
  args: voucher,
  render: function Page(args) {
    const [isThere, setThere] = useState(true)
    return (
      <AppliedCodes label="Taken off">
        {isThere && <AppliedCode {...args} onRemove={() => setThere(false)} />}
        <AppliedCode {...giftCard} />
      </AppliedCodes>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the two-ticket voucher' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const RightToLeft: Story = {
  args: { ...voucher, name: 'قسيمة تذكرتين', note: 'تدفع ثمن تذكرة واحدة', amount: '−£13.50' },
  render: (args) => (
    <AppliedCodes label="ما خُصم">
      <AppliedCode {...args} removal={{ label: 'إزالة', name: 'إزالة القسيمة', busyLabel: 'جارٍ' }} />
    </AppliedCodes>
  ),
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...voucher,
    name: 'Voucher for two tickets and two drinks of any size from the autumn programme',
    note: 'Pays for the tickets “Adult, sofa for two”, and for nothing that comes from the bar',
    expiry: 'Expires soon, on Wednesday 24 February 2027',
    error: 'It could not be removed. Nothing has changed; try it once more in a moment.',
  },
  render: (args) => (
    <AppliedCodes label="Taken off">
      <AppliedCode {...args} />
    </AppliedCodes>
  ),
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={440}>
      <Case name="A voucher and a gift card">
        <AppliedCodes label="Taken off">
          <AppliedCode {...voucher} />
          <AppliedCode {...giftCard} />
        </AppliedCodes>
      </Case>
      <Case name="About to expire, and for nothing yet">
        <AppliedCodes label="Expiring">
          <AppliedCode
            {...voucher}
            note="Choose a ticket it pays for"
            amount={undefined}
            expiry="Expires soon, on 8 March"
          />
        </AppliedCodes>
      </Case>
      <Case name="Being taken back">
        <AppliedCodes label="Going">
          <AppliedCode {...voucher} busy />
        </AppliedCodes>
      </Case>
      <Case name="Not taken back">
        <AppliedCodes label="Failed">
          <AppliedCode {...voucher} error="It could not be removed. Nothing has changed." />
        </AppliedCodes>
      </Case>
      <Case name="Button hovered" force="hover" control="button">
        <AppliedCodes label="Hovered">
          <AppliedCode {...voucher} />
        </AppliedCodes>
      </Case>
      <Case name="Button focused" force="focus-visible" control="button">
        <AppliedCodes label="Focused">
          <AppliedCode {...voucher} />
        </AppliedCodes>
      </Case>
      <Case name="A discount’s code">
        <AppliedCodes label="Discounts">
          <AppliedCode name="FILM CLUB" note="10% off each ticket" icon={<Icon name="sparkle" />} />
        </AppliedCodes>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What it is, the end of its number, what it gives, and how to take it back." filled>
        <AppliedCodes label="Taken off">
          <AppliedCode {...voucher} />
        </AppliedCodes>
      </Do>
      <Dont because="A code that anybody who looks over a shoulder can use." filled>
        <AppliedCodes label="Taken off, too">
          <AppliedCode name="HV88 4122 0735" />
        </AppliedCodes>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say what each code does for the order.', 'Give the price back at once when a code is removed.'],
  dont: [
    'A way to pay is a `payment-option`.',
    'Don’t show a whole number.',
    'Don’t take a row away before it has been removed.',
  ],
  anatomy: ['Picture', 'Name and masked number', 'What it does', 'Expiry', 'Sum', 'Remove'],
  keys: buttonKeys,
  announced: [
    'A list; each row with its name, number, effect and sum.',
    'A failure to remove is said politely.',
  ],
}

export const conformance: Conformance = {
  AppliedCodes: { shows: (probe) => <AppliedCodes label="Taken off" {...probe} /> },
  AppliedCode: {
    shows: (probe) => <AppliedCode name="Voucher" {...probe} />,
    within: 'ul',
    states: {
      '[data-failed]': <AppliedCode name="Voucher" error="It could not be removed." />,
      '[data-expiring]': <AppliedCode name="Voucher" expiry="Expires soon, on 8 March" />,
    },
  },
}
