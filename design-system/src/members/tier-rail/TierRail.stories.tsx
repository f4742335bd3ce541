import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { TierRail } from './index.ts'

const tiers = [
  { id: 'circle', name: 'Circle', threshold: 0 },
  { id: 'silver', name: 'Silver', threshold: 1000 },
  { id: 'gold', name: 'Gold', threshold: 2000 },
]
const labels = { label: 'Your level', currentLabel: 'your level' }

const meta: Meta<typeof TierRail> = {
  title: 'Members/TierRail',
  excludeStories: /^[a-z]/,
  component: TierRail,
  args: { ...labels, tiers, points: 1840 },
}
export default meta

type Story = StoryObj<typeof TierRail>

export const BetweenTwo: Story = {
  play: async ({ canvasElement }) => {
    const [first, middle, last] = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(middle?.left).toBeGreaterThan(first?.left ?? NaN)
    await expect(last?.right).toBeGreaterThan(middle?.right ?? NaN)
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'مستواك',
    currentLabel: 'مستواك',
    tiers: [
      { id: 'circle', name: 'دائرة', threshold: 0 },
      { id: 'silver', name: 'فضّي', threshold: 1000 },
      { id: 'gold', name: 'ذهبي', threshold: 2000 },
    ],
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    tiers: tiers.map((tier) => ({ ...tier, name: `${tier.name} of the friends of the organ` })),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={320}>
      <Case name="Nothing yet">
        <TierRail {...labels} tiers={tiers} points={0} />
      </Case>
      <Case name="Between two">
        <TierRail {...labels} tiers={tiers} points={1840} />
      </Case>
      <Case name="All of it">
        <TierRail {...labels} tiers={tiers} points={2600} />
      </Case>
      <Case name="Kept from last year">
        <TierRail {...labels} tiers={tiers} points={300} current="silver" />
      </Case>
      <Case name="Two tiers">
        <TierRail {...labels} tiers={tiers.slice(0, 2)} points={300} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Where one stands, and what comes next.">
        <TierRail {...labels} tiers={tiers} points={1840} />
      </Do>
      <Dont because="Steps that one takes oneself are no tiers: they belong to `order-steps`.">
        <TierRail
          {...labels}
          tiers={[
            { id: 'tickets', name: 'Tickets', threshold: 0 },
            { id: 'pay', name: 'Payment', threshold: 2 },
          ]}
          points={1}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Put the points beside it, in figures.', 'Say in words what the next tier brings.'],
  dont: [
    'Steps of an order are `order-steps`.',
    'Don’t use it for one tier alone: there is nothing to reach.',
  ],
  anatomy: ['Rail, filled to the points', 'A mark for each tier', 'Name of each tier'],
  announced: ['A list of the tiers by its label, the one that one has as current.'],
}

export const conformance: Conformance = {
  TierRail: {
    shows: (probe) => <TierRail {...labels} tiers={tiers} points={1840} {...probe} />,
    states: {
      '[data-reached]': <TierRail {...labels} tiers={tiers} points={1840} />,
    },
  },
}
