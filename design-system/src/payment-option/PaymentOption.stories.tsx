import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field/index.ts'
import { PaymentOption, PaymentOptions, SecurePanel } from './index.ts'

const nothing = () => undefined

const meta: Meta<typeof PaymentOption> = { title: 'Order/PaymentOption', component: PaymentOption }
export default meta

type Story = StoryObj<typeof PaymentOption>

export const Methods: Story = {
  args: { name: 'method', value: 'card', label: 'Card', checked: true, onSelect: nothing },
  render: () => (
    <PaymentOptions legend="How would you like to pay?">
      <PaymentOption name="method" value="card" label="Card" icon="card" checked onSelect={nothing}>
        <SecurePanel text="Typed straight to Ledgerline, who takes the payment. We never see the number.">
          <TextField label="Card number" name="number" />
        </SecurePanel>
      </PaymentOption>
      <PaymentOption
        name="method"
        value="wallet"
        label="Phone wallet"
        note="Confirm with your face or thumb"
        icon="wallet"
        checked={false}
        onSelect={nothing}
      />
      <PaymentOption
        name="method"
        value="cinema"
        label="At the cinema"
        note="Seats held until 30 minutes before the film"
        icon="shop"
        checked={false}
        onSelect={nothing}
      />
    </PaymentOptions>
  ),
}
