import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureState } from '../failure-state/index.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { ErrorBoundary } from './index.ts'

const Broken = (): never => {
  throw new Error('planted')
}

const meta: Meta<typeof ErrorBoundary> = {
  title: 'States/ErrorBoundary',
  component: ErrorBoundary,
  // React tells the console of what a boundary caught.
  parameters: { expectedErrors: ['planted'] },
}
export default meta

type Story = StoryObj<typeof ErrorBoundary>

export const Caught: Story = {
  args: {
    children: <Broken />,
    fallback: (_error, reset) => (
      <FailureState
        title="This part broke"
        text="The rest of the page works."
        retryLabel="Try again"
        onRetry={reset}
      />
    ),
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    children: <Broken />,
    fallback: (_error, reset) => (
      <FailureState
        title="This part of the page, in which your tickets would stand, broke"
        text="The rest of the page works; your seats are held, and nothing has been paid."
        retryLabel="Try to show it again"
        onRetry={reset}
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={420}>
      <Case name="A part that broke, caught">
        <ErrorBoundary
          fallback={(_error, reset) => (
            <FailureState
              title="This part broke"
              text="The rest of the page works."
              retryLabel="Try again"
              onRetry={reset}
            />
          )}
        >
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

export const RightToLeft: Story = { ...Sheet, tags: [], decorators: [rightToLeft] }
