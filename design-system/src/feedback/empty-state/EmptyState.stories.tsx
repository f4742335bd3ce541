import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Button } from '../../actions/button/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { EmptyState } from './index.ts'

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/EmptyState',
  excludeStories: /^[a-z]/,
  component: EmptyState,
}
export default meta

type Story = StoryObj<typeof EmptyState>

export const Filters: Story = {
  args: {
    title: 'No film fits all of that',
    text: 'Nothing in Vast starts after 22:30 at Halcyon Exchange.',
    icon: 'no-film',
    actions: <Button variant="secondary">Drop “after 22:30”: 4 films</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'No film fits all of that' })).toBeVisible()
    // The way out stands below what it is the way out of.
    await expect(getBox(canvas.getByRole('button')).top).toBeGreaterThan(
      getBox(canvas.getByText(/^Nothing in Vast/)).bottom,
    )
  },
}

export const RightToLeft: Story = {
  args: {
    title: 'لا فيلم يناسب كل ذلك',
    text: 'لا عرض بعد 22:30 في هذه الدار.',
    icon: 'no-film',
    actions: <Button variant="secondary">كل الأوقات: ٤ أفلام</Button>,
  },
  decorators: [rightToLeft],
}

export const LongText: Story = {
  args: {
    title:
      'No Donaudampfschifffahrtsgesellschaftskapitänsdokumentationen about people who have lived a very long time by themselves are on at the Old Corn Exchange',
    text: 'Take back one of the seven filters that are in force, look at another day, or see what the other cinemas of the city have on.',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="With a way out">
        <EmptyState
          title="No film fits all of that"
          text="Nothing in Vast starts after 22:30 at Halcyon Exchange."
          icon="no-film"
          actions={<Button variant="secondary">Drop “after 22:30”: 4 films</Button>}
        />
      </Case>
      <Case name="A page’s whole content">
        <EmptyState
          headingLevel={1}
          title="You have no tickets yet"
          text="They will be here as soon as you buy one, and open without a signal."
          icon="ticket"
          actions={
            <>
              <Button>See what’s on</Button>
              <Button variant="secondary">Find an order</Button>
            </>
          }
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <EmptyState
            title="لا فيلم يناسب كل ذلك"
            text="لا عرض بعد 22:30 في Halcyon Exchange."
            icon="no-film"
            actions={<Button variant="secondary">كل الأوقات: 4 أفلام</Button>}
          />
        </div>
      </Case>
      <Case name="Words alone">
        <EmptyState headingLevel={2} title="No films on this day" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What is empty, why, and the next step." filled>
        <EmptyState
          icon="no-film"
          title="No late film on Tuesday"
          text="The last one begins at 20:15."
          actions={<Button size="medium">Show all times</Button>}
        />
      </Do>
      <Dont because="It blames the visitor and leads nowhere." filled>
        <EmptyState icon="no-film" title="No results" text="Your search was wrong." />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say what is empty and why, and offer the next step.',
    'Use it only when the answer came and held nothing.',
  ],
  dont: ['What could not be fetched is a `failure-state`.', 'Don’t blame the visitor’s search.'],
  anatomy: ['Glyph', 'What is so', 'Way on'],
  keys: buttonKeys,
  announced: ['Its heading and text in reading order; a list that became empty says so in its status.'],
}

export const conformance: Conformance = {
  EmptyState: { shows: (probe) => <EmptyState title="Nothing on" {...probe} /> },
}
