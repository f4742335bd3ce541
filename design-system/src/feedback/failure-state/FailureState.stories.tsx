import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Button } from '../../actions/button/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { FailureState } from './index.ts'

const meta: Meta<typeof FailureState> = {
  title: 'Feedback/FailureState',
  excludeStories: /^[a-z]/,
  component: FailureState,
}
export default meta

type Story = StoryObj<typeof FailureState>

export const WithRetry: Story = {
  args: {
    title: 'Times did not load',
    text: 'Halcyon Exchange is not answering. The other cinemas are up to date.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
    reference: 'Reference 7F3A-11C2',
  },
}
export const Retrying: Story = {
  args: { ...WithRetry.args, retrying: true },
}

export const RightToLeft: Story = {
  args: {
    title: 'لم تُحمّل المواعيد',
    text: 'هذه الدار لا تجيب. المواعيد في غيرها محدّثة.',
    retryLabel: 'أعد المحاولة',
    onRetry: () => undefined,
    reference: 'المرجع 7F3A-11C2',
  },
  decorators: [rightToLeft],
}

const retried = fn()
/** Another try is one press away. */
export const TriedAgain: Story = {
  args: { ...WithRetry.args, title: 'Times did not load', onRetry: retried },
  play: async ({ canvasElement }) => {
    retried.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalledTimes(1)
  },
}
export const LongText: Story = {
  args: {
    ...WithRetry.args,
    title: 'The times of the Orpheum at the Old Corn Exchange and Assembly Rooms, Castermouth, did not load',
    text: 'That cinema is not answering, as it does not on some evenings. Those of the other cinemas are up to date, and what you have chosen so far is kept.',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Can be tried again">
        <FailureState
          title="Times did not load"
          text="Halcyon Exchange is not answering. The other cinemas are up to date."
          retryLabel="Try again"
          onRetry={() => undefined}
          reference="Reference 7F3A-11C2"
        />
      </Case>
      <Case name="Hovered" force="hover">
        <FailureState
          title="Times did not load"
          text="Exchange is not answering."
          retryLabel="Try again"
          onRetry={doNothing}
        />
      </Case>
      <Case name="Focused" force="focus-visible">
        <FailureState
          title="Times did not load"
          text="Exchange is not answering."
          retryLabel="Try again"
          onRetry={doNothing}
        />
      </Case>
      <Case name="Being tried">
        <FailureState
          title="Times did not load"
          text="Halcyon Exchange is not answering."
          retryLabel="Try again"
          onRetry={() => undefined}
          retrying
        />
      </Case>
      <Case name="Another way out">
        <FailureState
          title="We could not finish your order"
          text="Your card was not charged and your seats are still held."
          retryLabel="Try again"
          onRetry={() => undefined}
          actions={<Button variant="secondary">Choose other seats</Button>}
        />
      </Case>
      <Case name="Nothing to press">
        <FailureState headingLevel={3} title="The trailer did not load" text="Try again later." />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What failed, what still holds, and a way to try again." filled>
        <FailureState
          title="Times did not load"
          text="Halcyon Exchange is not answering. The other cinemas are up to date."
          retryLabel="Try again"
          onRetry={doNothing}
        />
      </Do>
      <Dont because="A code without words, and nothing to do about it." filled>
        <FailureState title="Oops!" text="HTTP 503" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Say what failed and what can be done, and offer to try again where that may help.',
    'Keep what is already there on the page.',
  ],
  dont: [
    'Nothing to show is an `empty-state`; beside content that stays, use `alert`.',
    'Don’t show codes without words.',
  ],
  anatomy: ['Glyph', 'What failed', 'What to do', 'Button to try again'],
  keys: buttonKeys,
  announced: ['Read aloud as it appears; the focus stays where it was.'],
}

export const conformance: Conformance = {
  FailureState: {
    shows: (probe) => <FailureState title="No films" text="They did not come." {...probe} />,
    theme: 'FoyerEmptyState-root',
  },
}
