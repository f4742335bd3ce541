import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailureState } from './index.ts'

const meta: Meta<typeof FailureState> = { title: 'States/FailureState', component: FailureState }
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
