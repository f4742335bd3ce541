import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { RatingMark } from './index.ts'

const meta: Meta<typeof RatingMark> = {
  title: 'Films/RatingMark',
  excludeStories: /^[a-z]/,
  component: RatingMark,
}
export default meta

type Story = StoryObj<typeof RatingMark>

export const Medium: Story = {
  args: { label: '12A', description: 'With an adult below 12' },
  play: async ({ canvasElement }) => {
    // The letters are seen, their meaning is read with them.
    await expect(canvasElement).toHaveTextContent('12A, With an adult below 12')
    await expect(getBox(within(canvasElement).getByText('12A')).height).toBe(26)
  },
}
export const Small: Story = {
  args: { label: '15', size: 'sm' },
  play: async ({ canvasElement }) => {
    await expect(getBox(within(canvasElement).getByText('15')).height).toBeLessThan(26)
  },
}

/** Some boards write words: they stay in one line and in their frame. */
export const LongText: Story = {
  args: { label: 'Tous publics avec avertissement' },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText(/^Tous publics/)
    await expect(getBox(mark).height).toBe(26)
    await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={140}>
      {['U', 'PG', '12A', '15', '18', 'TBC'].map((label) => (
        <Case key={label} name={`${label}, both sizes`}>
          <RatingMark label={label} /> <RatingMark label={label} size="sm" />
        </Case>
      ))}
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The board’s letters; what they mean is read aloud with them.">
        <strong>Ninth Floor</strong>
        <RatingMark label="15" description="Nobody younger than 15" />
      </Do>
      <Dont because="A sentence in the frame: it is no longer found at a glance.">
        <strong>Ninth Floor</strong>
        <RatingMark label="Suitable only for 15 years and over" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it beside a title wherever a film can be booked.', 'Give the spoken meaning with the mark.'],
  dont: ['With the facts beside it use `film-metadata`.', 'Don’t recolour it: it is read by its letters.'],
  announced: ['The classification with what it means, not the letters alone.'],
}

export const conformance: Conformance = {
  RatingMark: {
    shows: (probe) => <RatingMark label="15" {...probe} />,
    states: { '[data-size=sm]': <RatingMark label="15" size="sm" /> },
  },
}
