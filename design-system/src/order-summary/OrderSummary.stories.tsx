import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Frame, rightToLeft } from '../../stories/Frame.tsx'
import { summary } from '../../stories/fixtures.ts'
import { Button } from '../button/index.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { OrderSummary } from './index.ts'

const meta: Meta<typeof OrderSummary> = { title: 'Order/OrderSummary', component: OrderSummary }
export default meta

type Story = StoryObj<typeof OrderSummary>

export const Panel: Story = {
  args: { ...summary, action: <Button fullWidth>Choose your seats</Button> },
  decorators: [(Story) => <Frame width={384}>{Story()}</Frame>],
}
export const Phone: Story = { ...Panel, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  ...Panel,
  decorators: [(Story) => <Frame width={384}>{Story()}</Frame>, rightToLeft],
}

/** The bar at the foot opens as a sheet. */
export const OpenedOnAPhone: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show your order/ }))
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('Booking fee')
  },
}

/** On a phone it is the bar at the foot; one of them can be seen there. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={340}>
      <Case name="With a button">
        <OrderSummary {...summary} action={<Button fullWidth>Choose your seats</Button>} />
      </Case>
      <Case name="No poster, nothing chosen yet">
        <OrderSummary
          label="Your order, empty"
          film={{
            title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
            lines: ['Sat 21 Mar, 19:40'],
          }}
          groups={[]}
          total={{ label: 'Total', amount: '£0.00' }}
          phone={summary.phone}
        />
      </Case>
    </Cases>
  ),
}
