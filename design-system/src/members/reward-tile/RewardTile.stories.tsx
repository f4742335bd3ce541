import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getGoodsPicture } from '../../../stories/fixtures.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { RewardTile, RewardTiles } from './index.ts'

const popcorn = {
  name: 'A bucket of popcorn',
  cost: '300 points',
  picture: getGoodsPicture('popcorn-salted-large'),
  href: '/member/rewards-and-offers/',
}
const two = {
  name: 'Two for the film',
  cost: '2,100 points, not yet',
  picture: getGoodsPicture('combo-two'),
  outOfReach: true,
}

const meta: Meta<typeof RewardTile> = {
  title: 'Members/RewardTile',
  excludeStories: /^[a-z]/,
  component: RewardTile,
  subcomponents: { RewardTiles },
  args: popcorn,
  render: (args) => (
    <RewardTiles label="Yours to spend">
      <RewardTile {...args} />
      <RewardTile {...two} />
      <RewardTile {...popcorn} name="Recliner upgrade" cost="400 points" picture={undefined} />
      <RewardTile {...popcorn} name="A ticket, Monday to Thursday" cost="1,200 points" />
      <RewardTile {...two} name="A seat at the preview" cost="From Silver on" />
    </RewardTiles>
  ),
}
export default meta

type Story = StoryObj<typeof RewardTile>

export const Five: Story = {
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(new Set(tiles.map(({ top }) => top)).size).toBe(1)
  },
}

export const RightToLeft: Story = {
  args: { ...popcorn, name: 'دلو فشار', cost: '٣٠٠ نقطة' },
  decorators: [rightToLeft],
}

/** Swiped: the third one is cut, which says that there are more. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const third = getBox(within(canvasElement).getAllByRole('listitem')[2])
    await expect(third.left).toBeLessThan(document.documentElement.clientWidth)
    await expect(third.right).toBeGreaterThan(document.documentElement.clientWidth)
    await expectNoOverflow({ canvasElement })
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...popcorn,
    name: 'A bucket of popcorn of any flavour that we have, from the smallest of the buckets',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="In reach, out of reach, without a picture, not pressed" wide>
        <RewardTiles label="Yours to spend">
          <RewardTile {...popcorn} />
          <RewardTile {...two} />
          <RewardTile {...popcorn} name="Recliner upgrade" cost="400 points" picture={undefined} />
          <RewardTile {...popcorn} name="A ticket, Monday to Thursday" href={undefined} />
        </RewardTiles>
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <RewardTiles label="Focused">
          <RewardTile {...popcorn} />
        </RewardTiles>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The lock and the words say that it is not in reach yet." filled>
        <RewardTiles label="Yours to spend">
          <RewardTile {...two} />
        </RewardTiles>
      </Do>
      <Dont because="Grey, and the words say nothing of it: who does not see the grey is led on." filled>
        <RewardTiles label="Yours to spend, unsaid">
          <RewardTile {...two} cost="2,100 points" />
        </RewardTiles>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show five at most, those in reach first.', 'Say in the cost that one is not in reach yet.'],
  dont: [
    'Where a reward can be taken it is a `reward-card`.',
    'Food with a price in money is an `item-card`.',
  ],
  anatomy: ['Bar', 'Picture', 'Name', 'Lock, where it is out of reach', 'Cost'],
  keys: linkKeys,
  announced: ['A list; each reward by its name, a link if it leads anywhere, then its cost.'],
}

export const conformance: Conformance = {
  RewardTiles: { shows: (probe) => <RewardTiles label="Yours to spend" {...probe} /> },
  RewardTile: {
    shows: (probe) => <RewardTile name="Any cold drink" cost="350 points" {...probe} />,
    within: 'ul',
    states: {
      '[data-out-of-reach]': <RewardTile name="Two for the film" cost="2,100 points, not yet" outOfReach />,
    },
  },
}
