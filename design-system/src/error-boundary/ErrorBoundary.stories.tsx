import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureState } from '../failure-state/index.ts'
import { ErrorBoundary } from './index.ts'

const Broken = (): never => {
  throw new Error('planted')
}

const meta: Meta<typeof ErrorBoundary> = { title: 'States/ErrorBoundary', component: ErrorBoundary }
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
