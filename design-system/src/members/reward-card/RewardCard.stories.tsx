import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { HeldReward, HeldRewards, RewardCard, RewardGrid } from './index.ts'

const take = (name: string) => (
  <Button variant="secondary" size="medium" aria-label={`Take it, ${name}`}>
    Take it
  </Button>
)
const drink = {
  name: 'Any cold drink',
  note: 'Regular, ice or not.',
  cost: '350 points',
  picture: getGoodsPicture('soft-drink'),
  action: take('Any cold drink'),
}
const two = {
  name: 'Two for the film',
  cost: '2,100 points, 260 to go',
  picture: getGoodsPicture('combo-two'),
  outOfReach: 0.876,
}
const useIt = (
  <Button variant="secondary" size="medium" href="/films/">
    Book with it
  </Button>
)

const meta: Meta<typeof RewardCard> = {
  title: 'Members/RewardCard',
  excludeStories: /^[a-z]/,
  component: RewardCard,
  subcomponents: { RewardGrid, HeldReward, HeldRewards },
  args: drink,
  render: (args) => (
    <RewardGrid label="For your points">
      <RewardCard {...args} />
      <RewardCard {...two} />
    </RewardGrid>
  ),
}
export default meta

type Story = StoryObj<typeof RewardCard>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Take it, Any cold drink' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { ...drink, name: 'مشروب بارد', note: 'عادي بثلج أو بدونه.', cost: '٣٥٠ نقطة', action: undefined },
  decorators: [rightToLeft],
}

/** Rows, the picture before the words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? NaN)
    await expectNoOverflow({ canvasElement })
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...drink,
    name: 'Any cold drink of the bar in the foyer, with or without ice and a straw of paper',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="In reach, out of reach, not for this level, without a picture" wide>
        <RewardGrid label="For your points">
          <RewardCard {...drink} />
          <RewardCard {...two} />
          <RewardCard {...two} name="A seat at the preview" cost="600 points, from Silver on" outOfReach />
          <RewardCard {...drink} picture={undefined} note={undefined} action={take('the mug')} name="A mug" />
        </RewardGrid>
      </Case>
      <Case name="Held" wide>
        <HeldRewards label="Yours already">
          <HeldReward name="Birthday popcorn" icon="cake" note="Until 21 June" />
          <HeldReward
            name="2 tickets, Monday to Thursday"
            icon="ticket"
            tone="warning"
            note="One runs out on 2 April"
            action={useIt}
          />
        </HeldRewards>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="How much is missing, in words and as a bar." filled>
        <RewardGrid label="For your points">
          <RewardCard {...two} />
        </RewardGrid>
      </Do>
      <Dont because="A button that would be refused: say what is missing instead." filled>
        <RewardGrid label="For your points, all of them">
          <RewardCard {...two} outOfReach={undefined} action={take('Two for the film')} />
        </RewardGrid>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Name the reward in the spoken name of its button.',
    'Put what runs out first at the head of what is held.',
  ],
  dont: ['A row of a few is `reward-tile`.', 'What costs money is an `item-card`.'],
  anatomy: ['Picture', 'Name', 'What it is like', 'Cost', 'Bar of what one has of it, or button'],
  keys: buttonKeys,
  announced: ['A list; each reward with its name and cost, then its button.'],
}

export const conformance: Conformance = {
  RewardGrid: { shows: (probe) => <RewardGrid label="For your points" {...probe} /> },
  RewardCard: {
    shows: (probe) => <RewardCard name="Any cold drink" cost="350 points" {...probe} />,
    within: 'ul',
    states: {
      '[data-out-of-reach]': <RewardCard name="Two for the film" cost="2,100 points" outOfReach={0.8} />,
    },
  },
  HeldRewards: { shows: (probe) => <HeldRewards label="Yours already" {...probe} /> },
  HeldReward: {
    shows: (probe) => <HeldReward name="A ticket" {...probe} />,
    within: 'ul',
    states: { '[data-tone=warning]': <HeldReward name="A ticket" note="Until 2 April" tone="warning" /> },
    byColorAlone: { 'FoyerHeldReward [data-tone=warning]': 'the note says until when' },
  },
}
