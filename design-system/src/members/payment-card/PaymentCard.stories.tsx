import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { AddPaymentCard, PaymentCard, PaymentCardList, type PaymentCardProps } from './index.ts'

const visa: PaymentCardProps = {
  network: 'Visa',
  lastFour: '0046',
  label: 'Visa, ending 0046',
  expiry: '08 / 28',
  expiryLabel: 'Good until',
}
const actions = (
  <>
    <Button variant="text" size="medium">
      Use this first
    </Button>
    <Button variant="text" size="medium">
      Remove
    </Button>
  </>
)

const meta: Meta<typeof PaymentCard> = {
  title: 'Members/PaymentCard',
  excludeStories: /^[a-z]/,
  component: PaymentCard,
  subcomponents: { PaymentCardList, AddPaymentCard },
}
export default meta

type Story = StoryObj<typeof PaymentCard>

const inList = (props: PaymentCardProps) => (
  <PaymentCardList label="Payment cards">
    <PaymentCard {...props} />
    <AddPaymentCard label="Add a card" href="/add/" />
  </PaymentCardList>
)

/** Its dots are not read out; the card is as wide over high as one of plastic. */
export const UsedFirst: Story = {
  args: { ...visa, primaryTag: 'Used first', tags: ['Pays the Circle Pass'], actions },
  render: inList,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: 'Visa, ending 0046' })).toBeVisible()
    const face = canvasElement.querySelector<HTMLElement>('[data-slot=face]')
    if (!face) throw new Error('no card')
    const { width, height } = getBox(face)
    await expect(width / height).toBeCloseTo(1.586, 1)
  },
}

export const RunsOutSoon: Story = {
  args: { ...visa, tone: 'second', status: { kind: 'soon', text: 'Runs out next month' }, actions },
  render: inList,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Runs out next month')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    ...visa,
    label: 'فيزا تنتهي بـ 0046',
    expiryLabel: 'صالحة حتى',
    primaryTag: 'تُستخدم أولًا',
  },
  render: inList,
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...visa,
    network: 'A network of cards with a long name',
    primaryTag: 'Used before all the others that you have',
    tags: ['Pays the membership that began in the spring'],
    status: { kind: 'expired', text: 'It has run out, and nothing can be paid with it any more' },
    actions,
  },
  render: inList,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={320}>
      <Case name="Used first">
        {inList({ ...visa, primaryTag: 'Used first', tags: ['Pays the pass'], actions })}
      </Case>
      <Case name="Runs out soon">
        <PaymentCardList label="Soon">
          <PaymentCard {...visa} tone="second" status={{ kind: 'soon', text: 'Runs out next month' }} />
        </PaymentCardList>
      </Case>
      <Case name="Run out">
        <PaymentCardList label="Run out">
          <PaymentCard {...visa} status={{ kind: 'expired', text: 'Ran out in March' }} />
        </PaymentCardList>
      </Case>
      <Case name="A place for the next, focused" force="focus-visible">
        <PaymentCardList label="Next">
          <AddPaymentCard label="Add a card" href="/add/" />
        </PaymentCardList>
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <PaymentCardList label="بطاقات">
            <PaymentCard
              {...visa}
              label="فيزا تنتهي بـ 0046"
              expiryLabel="صالحة حتى"
              primaryTag="تُستخدم أولًا"
            />
          </PaymentCardList>
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The last four digits are what people know their card by.">
        <PaymentCardList label="Cards">
          <PaymentCard {...visa} />
        </PaymentCardList>
      </Do>
      <Dont because="Nobody but the provider has more of the number.">
        <PaymentCardList label="Cards with more">
          <PaymentCard {...visa} lastFour="4000 0000 0000 0046" />
        </PaymentCardList>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say in words when a card has run out or soon does.', 'Give neighbours the two grounds in turn.'],
  dont: ['Don’t draw the look of a network.', 'A way to pay an order is a `payment-option`.'],
  anatomy: ['Network', 'Mask', 'Good until', 'Tags', 'State in words', 'What can be done with it'],
  keys: linkKeys,
  announced: [
    'A list of cards; each by network and last digits, then until when it is good, tags and state.',
  ],
}

export const conformance: Conformance = {
  PaymentCardList: {
    shows: (probe) => (
      <PaymentCardList label="Payment cards" {...probe}>
        <PaymentCard {...visa} />
      </PaymentCardList>
    ),
  },
  PaymentCard: {
    byColorAlone: {
      'FoyerPaymentCard [data-tone=second]': 'Says nothing: two cards side by side have unlike grounds.',
    },
    shows: (probe) => <PaymentCard {...visa} {...probe} />,
    within: 'ul',
  },
  AddPaymentCard: {
    shows: (probe) => <AddPaymentCard label="Add a card" href="/add/" {...probe} />,
    within: 'ul',
  },
}
