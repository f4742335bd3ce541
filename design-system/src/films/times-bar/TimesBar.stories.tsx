import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { TimesBar } from './index.ts'

/** The bar within a text, at any width. */
const StandingBar = styled(TimesBar)({ '&&': { position: 'static', display: 'grid' } })

const meta: Meta<typeof TimesBar> = {
  title: 'Films/TimesBar',
  excludeStories: /^[a-z]/,
  component: TimesBar,
  args: { label: 'Times from £11.50', target: 'showtimes' },
  globals: { viewport: { value: 'phone' } },
}
export default meta

type Story = StoryObj<typeof TimesBar>

export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Times from £11.50' })
    await expect(link).toBeVisible()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const LongText: Story = {
  args: { label: 'All times of this film in every cinema of the city, from £11.50' },
  play: expectNoOverflow,
}
export const RightToLeft: Story = { args: { label: 'المواعيد من 11.50 جنيهًا' }, decorators: [rightToLeft] }

export const AllVariants: Story = { tags: ['all-variants'] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Usage>
      <Do because="It says where it leads, and from what price.">
        <StandingBar label="Times from £11.50" target="showtimes" />
      </Do>
      <Dont because="Book what, for how much?">
        <StandingBar label="Book" target="showtimes" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it on a page whose times begin below the first view of a phone.',
    'Name the lowest price, fees included.',
  ],
  dont: ['An order’s bar is `order-summary`.', 'Don’t show two bars at a time.'],
  anatomy: ['One button'],
  keys: linkKeys,
  announced: ['A link.'],
}

export const conformance: Conformance = {
  TimesBar: { shows: (probe) => <TimesBar label="Times from £11.50" target="showtimes" {...probe} /> },
}
