import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { TransactionList, TransactionRow } from './index.ts'

const bought = {
  date: '17 Mar',
  dateTime: '2026-03-17',
  title: 'Ninth Floor, three tickets and food',
  href: '/completed-order/?order=1',
  note: 'Card 0046, gift card 4417',
  amount: '£55.30',
  points: '+453 points',
  earned: true,
}
const refunded = {
  date: '13 Feb',
  dateTime: '2026-02-13',
  title: 'Grand Prix ’66, refund',
  note: 'To card 0046',
  amount: '+£28.60',
  back: true,
  points: '−286 points',
}
const reward = {
  date: '11 Feb',
  dateTime: '2026-02-11',
  title: 'Small popcorn',
  note: 'Reward',
  points: '−300 points',
}

const meta: Meta<typeof TransactionRow> = {
  title: 'Members/TransactionList',
  excludeStories: /^[a-z]/,
  component: TransactionRow,
  subcomponents: { TransactionList },
  args: bought,
  render: (args) => (
    <TransactionList label="March">
      <TransactionRow {...args} />
    </TransactionList>
  ),
}
export default meta

type Story = StoryObj<typeof TransactionRow>

/** The day above, sum and points at the end. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getBox(canvas.getByText('17 Mar')).bottom).toBeLessThanOrEqual(
      getBox(canvas.getByText('£55.30')).top + 1,
    )
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = {
  args: { date: '17 مارس', title: 'الطابق التاسع، ثلاث تذاكر', note: 'بطاقة 0046', points: '+453 نقطة' },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: { title: 'The Remarkable Return of the Last Lighthouse Keeper of Skarn, nine tickets and food' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={640}>
      <Case name="Paid, refunded, points alone">
        <TransactionList label="All kinds">
          <TransactionRow {...bought} />
          <TransactionRow {...refunded} />
          <TransactionRow {...reward} />
        </TransactionList>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="A sum that came back has a plus, besides its colour." filled>
        <TransactionList label="February">
          <TransactionRow {...refunded} />
        </TransactionList>
      </Do>
      <Dont because="Without its sign only the colour says that money came back." filled>
        <TransactionList label="February, done badly">
          <TransactionRow {...refunded} amount="£28.60" />
        </TransactionList>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Give each month a list of its own, under its heading.', 'Say how it was paid.'],
  dont: ['Lines of one order are an `order-summary`.', 'Don’t leave the sign to the colour.'],
  anatomy: ['Day', 'What it was, and how it was paid', 'Sum', 'Points'],
  keys: linkKeys,
  announced: ['A list named by its month; each row in the order of its columns.'],
}

export const conformance: Conformance = {
  TransactionList: { shows: (probe) => <TransactionList label="March" {...probe} /> },
  TransactionRow: {
    shows: (probe) => <TransactionRow date="17 Mar" dateTime="2026-03-17" title="Louder" {...probe} />,
    within: 'ul',
    states: {
      '[data-back]': <TransactionRow {...refunded} />,
      '[data-earned]': <TransactionRow {...bought} />,
    },
    byColorAlone: {
      'FoyerTransactionRow [data-back]': 'its plus says it',
      'FoyerTransactionRow [data-earned]': 'its plus says it',
    },
  },
}
