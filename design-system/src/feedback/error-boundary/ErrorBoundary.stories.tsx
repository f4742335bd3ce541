import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { FailureState } from '../failure-state/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { ErrorBoundary, type ErrorBoundaryProps } from './index.ts'

const Broken = (): never => {
  throw new Error('planted')
}

const texts = {
  title: 'This part broke',
  text: 'The rest of the page works.',
  retryLabel: 'Try again',
}

/** Title and text shown instead of the part. */
const message =
  (said: typeof texts): ErrorBoundaryProps['fallback'] =>
  (_error, reset) => <FailureState {...said} onRetry={reset} />

const meta: Meta<typeof ErrorBoundary> = {
  title: 'Feedback/ErrorBoundary',
  excludeStories: /^[a-z]/,
  component: ErrorBoundary,
  // React tells the console of what a boundary caught.
  parameters: { expectedErrors: ['planted'] },
}
export default meta

type Story = StoryObj<typeof ErrorBoundary>

export const Caught: Story = {
  args: {
    children: <Broken />,
    fallback: message(texts),
  },
}

/** What was wrong is mended, and asked for once more. */
export const Mended: Story = {
  args: { children: null, fallback: () => null },
  render: function Page() {
    const [broken, setBroken] = useState(true)
    return (
      <ErrorBoundary
        fallback={(_error, reset) => (
          <FailureState
            {...texts}
            onRetry={() => {
              setBroken(false)
              reset()
            }}
          />
        )}
      >
        {broken ? <Broken /> : <p>Three tickets for The Salt Road</p>}
      </ErrorBoundary>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Three tickets for The Salt Road')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByText('Three tickets for The Salt Road')).toBeVisible()
    await expect(canvas.queryByText('This part broke')).toBeNull()
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    children: <Broken />,
    fallback: message({
      title: 'This part of the page, in which your tickets would stand, broke',
      text: 'The rest of the page works; your seats are held, and nothing has been paid.',
      retryLabel: 'Try to show it again',
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="A part that broke, caught">
        <ErrorBoundary fallback={message(texts)}>
          <Broken />
        </ErrorBoundary>
      </Case>
      <Case name="A part that works">
        <ErrorBoundary fallback={() => null}>
          <p>Screen 4, row H, seats 10 to 12.</p>
        </ErrorBoundary>
      </Case>
    </Cases>
  ),
}

export const RightToLeft: Story = {
  args: {
    children: <Broken />,
    fallback: message({
      title: 'تعطّل هذا الجزء',
      text: 'بقية الصفحة تعمل.',
      retryLabel: 'حاول مرة أخرى',
    }),
  },
  decorators: [rightToLeft],
}

export const guidance: Guidance = {
  do: ['Put one around each part of a page that can stand without the others.', 'Log what broke.'],
  dont: [
    'Failures that are expected are states: `failure-state`.',
    'Don’t wrap a whole page where its parts have their own.',
  ],
  announced: ['What stands in for the part, as `failure-state`.'],
}

export const conformance: Conformance = {
  ErrorBoundary: 'draws nothing but its children',
}
