import type { Meta, StoryObj } from '@storybook/react-vite'
import { Frame } from '../../stories/Frame.tsx'
import { summary } from '../../stories/fixtures.ts'
import { Button } from '../button/index.ts'
import { OrderSummary } from './index.ts'

const meta: Meta<typeof OrderSummary> = { title: 'Order/OrderSummary', component: OrderSummary }
export default meta

type Story = StoryObj<typeof OrderSummary>

export const Panel: Story = {
  args: { ...summary, action: <Button fullWidth>Choose your seats</Button> },
  decorators: [(Story) => <Frame width={384}>{Story()}</Frame>],
}
export const Phone: Story = { ...Panel, globals: { viewport: { value: 'phone' } } }
