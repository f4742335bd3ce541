import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PaymentSplit, type SplitPart, SplitRangeInput } from './index.ts'

const card: SplitPart = {
  id: 'card',
  icon: 'gift',
  label: 'Gift card ending 4417',
  note: '£5.00 stays on the card',
  amount: '−£10.00',
  value: 10,
  onRemove: doNothing,
}
const voucher: SplitPart = {
  id: 'voucher',
  icon: 'ticket',
  label: 'Voucher',
  code: 'HV88 … 0735',
  note: 'Two adult tickets, none left on it',
  amount: '−£27.00',
  value: 27,
  onRemove: doNothing,
}
const range = {
  label: 'Points to pay with',
  min: 10,
  max: 1733,
  step: 10,
  value: 640,
  valueText: '640 points, £6.40',
  note: 'up to 1,733',
  onChange: doNothing,
  onCommit: doNothing,
}
const points: SplitPart = {
  id: 'points',
  icon: 'sparkle',
  label: '640 of 1,840 points',
  amount: '−£6.40',
  value: 6.4,
  onRemove: doNothing,
  control: <SplitRangeInput range={range} />,
}
const labels = { label: 'Who pays what', removeLabel: 'Remove' }

const meta: Meta<typeof PaymentSplit> = {
  title: 'Order/PaymentSplit',
  excludeStories: /^[a-z]/,
  component: PaymentSplit,
  subcomponents: { SplitRangeInput },
}
export default meta

type Story = StoryObj<typeof PaymentSplit>

export const ThreeParts: Story = {
  args: { ...labels, parts: [voucher, card, points], rest: 10.9 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove: Voucher HV88 … 0735' })).toHaveFocus()
  },
}

export const Narrow: Story = { ...ThreeParts, globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    ...labels,
    parts: [
      {
        ...card,
        label: 'Gift card of the friends of the old picture palace ending 4417',
        note: 'What stays on the card can be used for food, for the next film, or for somebody else’s',
        amount: '−£1,210.00',
      },
    ],
    rest: 4,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    label: 'من يدفع ماذا',
    removeLabel: 'إزالة',
    parts: [{ ...card, label: 'بطاقة هدايا تنتهي بـ 4417', note: undefined }],
    rest: 10.9,
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getBox(canvas.getByText(/^بطاقة/)).left).toBeGreaterThan(
      getBox(canvas.getByRole('button')).right,
    )
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={460}>
      <Case name="Three and the rest">
        <PaymentSplit {...labels} parts={[voucher, card, points]} rest={10.9} />
      </Case>
      <Case name="Nothing left">
        <PaymentSplit {...labels} parts={[voucher, card]} rest={0} />
      </Case>
      <Case name="Being taken off">
        <PaymentSplit {...labels} parts={[{ ...card, removing: true }]} rest={10.9} />
      </Case>
      <Case name="About to expire">
        <PaymentSplit {...labels} parts={[{ ...voucher, expiry: 'Expires soon, on 8 March' }]} rest={10.9} />
      </Case>
      <Case name="Not to be changed">
        <PaymentSplit {...labels} parts={[card, points]} rest={10.9} disabled />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Who pays is named, with the sum and what stays." filled>
        <PaymentSplit {...labels} parts={[card]} rest={10.9} />
      </Do>
      <Dont because="A single payer has nothing to share: the sum says it." filled>
        <PaymentSplit label="Who pays" removeLabel="Remove" parts={[{ ...card, note: undefined }]} rest={0} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Show it as soon as somebody pays a part.',
    'Say what stays on a card.',
    'Let points be fewer by a slider, up to what is allowed.',
  ],
  dont: ['How the rest is paid is a `payment-option`.', 'Don’t show it for one payment of the whole sum.'],
  anatomy: ['Bar with a part for each payer', 'Row with mark, name and note', 'Sum', 'Remove'],
  keys: [...buttonKeys, ['Arrows, Home, End', 'On a slider: pay more or less with that part.']],
  announced: [
    'A list with its name; each button names what it removes, each slider what it pays with and the sum.',
  ],
}

const order = 'Parts stand in the order of their rows, each with its sum in words; the rest is last.'

export const conformance: Conformance = {
  PaymentSplit: {
    shows: (probe) => <PaymentSplit {...labels} parts={[card]} rest={10.9} {...probe} />,
    byColorAlone: {
      'FoyerPaymentSplit [data-part=1]': order,
      'FoyerPaymentSplit [data-part=2]': order,
      'FoyerPaymentSplit [data-part=3]': order,
      'FoyerPaymentSplit [data-part=rest]': order,
    },
  },
  SplitRangeInput: {
    shows: (probe) => <SplitRangeInput range={range} {...probe} />,
    theme: 'FoyerPaymentSplit-range',
  },
}
