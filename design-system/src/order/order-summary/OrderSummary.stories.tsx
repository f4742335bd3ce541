import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { summary } from '../../../stories/fixtures.ts'
import { Button } from '../../actions/button/index.ts'
import { Alert } from '../../feedback/alert/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { OrderSummary } from './index.ts'

/** On a phone the order is a bar at the foot of the window; in a story, of its own frame. */
const Stage = styled('div')({ [media.below.md]: { contain: 'layout', minBlockSize: 96 } })

const meta: Meta<typeof OrderSummary> = {
  title: 'Order/OrderSummary',
  excludeStories: /^[a-z]/,
  component: OrderSummary,
}
export default meta

type Story = StoryObj<typeof OrderSummary>

export const Panel: Story = {
  args: { ...summary, action: <Button fullWidth>Choose your seats</Button> },
  decorators: [(Story) => <Frame width={384}>{Story()}</Frame>],
}
export const Phone: Story = { ...Panel, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  ...Panel,
  decorators: [(Story) => <Frame width={384}>{Story()}</Frame>, rightToLeft],
  play: async ({ canvasElement }) => {
    // What is taken off keeps its minus before its figures.
    const amount = within(canvasElement).getByText('−£10.00')
    await expect(getComputedStyle(amount).direction).toBe('ltr')
  },
}

/** A question of the step stands alone above the foot: it is answered before anything else. */
export const AskingOnAPhone: Story = {
  ...Phone,
  args: {
    ...Panel.args,
    asks: true,
    lead: (
      <Alert tone="warning" frame={false} title="Seat H10 would be left on its own">
        Nobody can book a single seat between you and the next party.
      </Alert>
    ),
  },
}

/** The bar at the foot opens as a sheet. */
export const OpenedOnAPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show your order/ }))
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('Booking fee')
  },
}

/** Titles, lines and amounts that need more than their row. */
export const LongText: Story = {
  ...Panel,
  args: {
    ...Panel.args,
    film: {
      ...summary.film,
      title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
      lines: [
        'Wednesday 23 September, 19:40',
        'The Ambassadors Drawing Room',
        'The Old Corn Exchange by the Harbour',
      ],
    },
    groups: [
      {
        id: 'tickets',
        title: 'Row H, seats 10 to 12, and two wheelchair places with their companions in row A',
        lines: [
          {
            id: 'group',
            label: '12 × Grown-ups who come with a school, its teachers among them',
            amount: 'CHF 1,234.00',
          },
          {
            id: 'fee',
            label: 'Booking fee for what is bought on this page and not at the desk',
            amount: 'CHF 28.80',
            tone: 'muted',
          },
        ],
      },
    ],
    total: { label: 'Total with all fees and taxes', amount: 'CHF 1,262.80' },
    action: <Button fullWidth>Choose the seats for all of you and go on to pay</Button>,
  },
}
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

/** On a phone it is the bar at the foot; one of them can be seen there. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={340}>
      <Case name="With a button">
        <Stage>
          <OrderSummary {...summary} action={<Button fullWidth>Choose your seats</Button>} />
        </Stage>
      </Case>
      <Case name="No poster, nothing chosen yet">
        <Stage>
          <OrderSummary
            label="Your order, empty"
            film={{
              title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
              lines: ['Sat 21 Mar, 19:40'],
            }}
            groups={[]}
            total={{ label: 'Total', amount: '£0.00' }}
            phone={summary.phone}
          />
        </Stage>
      </Case>
      <Case name="No film">
        <Stage>
          <OrderSummary {...summary} label="Your order, goods" film={undefined} />
        </Stage>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Fees are in the sum from the first price on." filled>
        <Stage>
          <OrderSummary {...summary} />
        </Stage>
      </Do>
      <Dont because="A sum without the fees, which then come at payment." filled>
        <Stage>
          <OrderSummary
            {...summary}
            label="Your order, without fees"
            groups={summary.groups
              .slice(0, 1)
              .map(({ lines, ...group }) => ({ ...group, lines: lines.slice(0, 2) }))}
            total={{ label: 'Total, plus fees', amount: '£37.50' }}
            note=""
          />
        </Stage>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show the sum from the first price on.', 'Put the one primary action with it.'],
  dont: ['The ticket that was bought is a `living-ticket`.', 'Don’t let fees appear first at payment.'],
  anatomy: ['Film, cinema and time', 'Seats', 'Lines with prices', 'Fees', 'Sum', 'Action'],
  keys: dialogKeys,
  announced: ['A region by name; a new sum is said politely. The sheet on phones is a dialog.'],
}

export const conformance: Conformance = {
  OrderSummary: {
    shows: (probe) => <OrderSummary {...summary} {...probe} />,
    states: { 'section[data-variant=plain]': <OrderSummary {...summary} variant="plain" /> },
    axeExcept: { 'landmark-unique': 'Its panel and its bar for phones are never shown together.' },
  },
}
