import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { TierRail } from '../tier-rail/index.ts'
import { PointsBand } from './index.ts'

const rail = (
  <TierRail
    label="Your level"
    currentLabel="your level"
    tiers={[
      { id: 'circle', name: 'Circle', threshold: 0 },
      { id: 'silver', name: 'Silver', threshold: 1000 },
      { id: 'gold', name: 'Gold', threshold: 2000 },
    ]}
    points={1840}
  />
)
const band = {
  figure: '1,840',
  unit: 'points',
  title: '160 points to Gold',
  note: 'Recliners at the standard price, any day',
  notice: '120 points run out on 30 April',
}
const fillUp = (
  <Button variant="secondary" href="/member/recharge-points/">
    Fill up points
  </Button>
)

const meta: Meta<typeof PointsBand> = {
  title: 'Members/PointsBand',
  excludeStories: /^[a-z]/,
  component: PointsBand,
  args: { ...band, rail },
}
export default meta

type Story = StoryObj<typeof PointsBand>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('160 points to Gold')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    figure: '١٬٨٤٠',
    unit: 'نقطة',
    title: '١٦٠ نقطة إلى الذهبي',
    note: 'المقاعد الوثيرة بالسعر العادي',
    notice: 'تنتهي ١٢٠ نقطة في ٣٠ أبريل',
    rail: undefined,
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    figure: '1,840,000,000,000',
    unit: 'points of the friends of the organ',
    title: '160 points of the friends of the organ to the next of its circles',
    action: fillUp,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Full" wide>
        <PointsBand {...band} rail={rail} />
      </Case>
      <Case name="With a button" wide>
        <PointsBand size="md" figure="1,840" unit="points" rail={rail} action={fillUp} />
      </Case>
      <Case name="The figure alone" wide>
        <PointsBand figure="0" unit="points" title="Your first film brings 135" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One figure, and what it is good for.">
        <PointsBand {...band} rail={rail} />
      </Do>
      <Dont because="A sum of money is not earned: it belongs to a list of amounts.">
        <PointsBand figure="£18.40" unit="on your gift card" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once on a page.', 'Say what runs out before it does.'],
  dont: ['The way alone is a `tier-rail`.', 'Don’t show a figure while it is not known: 0 is an answer.'],
  anatomy: ['Figure and unit', 'Rail', 'What comes next', 'What runs out', 'Button'],
  announced: ['Text, in its order; the rail as `tier-rail`.'],
}

export const conformance: Conformance = {
  PointsBand: {
    shows: (probe) => <PointsBand figure="1,840" unit="points" {...probe} />,
    states: { '[data-size=md]': <PointsBand size="md" figure="1,840" unit="points" /> },
  },
}
