import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Headline } from './index.ts'

const meta: Meta<typeof Headline> = {
  title: 'Foundations/Headline',
  excludeStories: /^[a-z]/,
  component: Headline,
}
export default meta

type Story = StoryObj<typeof Headline>

export const LongTextOnAPhone: Story = {
  args: {
    children:
      'Everything that happened under the stage of the Exchange between 1931 and the evening the organ came back',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Level 2">
        <Headline>The organ is back</Headline>
      </Case>
      <Case name="Level 3">
        <Headline level={3}>What it plays on Sundays</Headline>
      </Case>
      <Case name="Level 4">
        <Headline level={4}>Who sits at it</Headline>
      </Case>
      <Case name="Long words" wide>
        <Headline>
          Everything that happened under the stage of the Exchange between 1931 and the evening the organ came
          back
        </Headline>
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <Headline>عاد الأرغن</Headline>
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Levels follow one another, as in a table of contents." filled>
        <Headline>Getting here</Headline>
        <Headline level={3}>By tram</Headline>
        <p>Tram 4 stops at Wharf Street, two minutes from the doors.</p>
      </Do>
      <Dont
        because="A sentence that is meant to stand out: among the headings of the page it leads nowhere."
        filled
      >
        <p>The bar is on the first floor.</p>
        <Headline level={3}>Please note that it closes at half past ten!</Headline>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it between elements that an editor puts into a page.',
    'Take the level that follows the one above.',
  ],
  dont: ['The page’s own heading is `page-heading`.', 'Don’t choose a level by its size.'],
  announced: ['A heading of its level.'],
}

export const conformance: Conformance = {
  Headline: {
    shows: (probe) => <Headline {...probe}>Getting here</Headline>,
    states: { 'h3[data-level="3"]': <Headline level={3}>Parking</Headline> },
  },
}
