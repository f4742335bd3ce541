import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { VoucherStub, VoucherStubList, type VoucherStubProps } from './index.ts'

const voucher: VoucherStubProps = {
  title: 'Two tickets, weekdays',
  notes: ['Voucher 8841 … 20', '2D, standard seats, Monday to Thursday'],
  left: '2',
  until: 'Until 2 April',
  isSoon: true,
}
const giftCard: VoucherStubProps = {
  title: 'Gift card',
  notes: ['12.......4417'],
  left: '£15.00',
  until: 'Until 14 March 2028',
}

const meta: Meta<typeof VoucherStub> = {
  title: 'Members/VoucherStub',
  excludeStories: /^[a-z]/,
  component: VoucherStub,
  subcomponents: { VoucherStubList },
}
export default meta

type Story = StoryObj<typeof VoucherStub>

const inList = (props: VoucherStubProps) => (
  <VoucherStubList label="Vouchers and passes">
    <VoucherStub {...props} />
  </VoucherStubList>
)

export const Voucher: Story = {
  args: voucher,
  render: inList,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Until 2 April')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { title: 'تذكرتان لأيام الأسبوع', notes: ['قسيمة 8841'], left: '2', until: 'حتى 2 أبريل' },
  render: inList,
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    title: 'A pass for as many showings as anybody could ever hope to see in one year',
    notes: [
      'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
      'For the seat beside its owner, same showing',
    ],
    left: 'As often as you like',
    until: 'While its owner shares it with you',
  },
  render: inList,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={360}>
      <Case name="Ends soon">{inList(voucher)}</Case>
      <Case name="With an action">
        {inList({
          ...giftCard,
          action: (
            <Button variant="text" size="medium">
              Remove
            </Button>
          ),
        })}
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          {inList({ title: 'بطاقة هدية', notes: ['4417'], left: '15', until: 'حتى 14 مارس' })}
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What is left stands where it is torn off.">{inList(giftCard)}</Do>
      <Dont because="A sentence where a figure belongs.">
        {inList({ ...giftCard, left: 'You have fifteen pounds left' })}
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say what it is good for in a line or two.', 'Show the mask that people can compare with their own.'],
  dont: ['Codes of the order in progress are `applied-codes`.', 'Don’t show a whole code.'],
  anatomy: ['What it is', 'Mask, and what it is good for', 'Dashed cut', 'What is left, and until when'],
  announced: ['A list; each item with what it is, its lines, what is left and until when.'],
}

export const conformance: Conformance = {
  VoucherStubList: {
    shows: (probe) => (
      <VoucherStubList label="Vouchers and passes" {...probe}>
        <VoucherStub {...voucher} />
      </VoucherStubList>
    ),
  },
  VoucherStub: {
    byColorAlone: {
      'FoyerVoucherStub [data-soon]': 'The words say until when, and that it is soon.',
    },
    shows: (probe) => <VoucherStub {...voucher} {...probe} />,
    within: 'ul',
  },
}
