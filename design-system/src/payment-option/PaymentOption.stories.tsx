import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field/index.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { PaymentOption, PaymentOptions, SecurePanel } from './index.ts'

const nothing = () => undefined

const Methods = ({ name, chosen }: { name: string; chosen: string }) => (
  <PaymentOptions legend={`How would you like to pay? (${name})`}>
    <PaymentOption
      name={name}
      value="card"
      label="Card"
      icon="card"
      checked={chosen === 'card'}
      onSelect={nothing}
    >
      {chosen === 'card' && (
        <SecurePanel text="Typed straight to Ledgerline, who takes the payment. We never see the number.">
          <TextField label="Card number" name="number" />
        </SecurePanel>
      )}
    </PaymentOption>
    <PaymentOption
      name={name}
      value="wallet"
      label="Phone wallet"
      note="Confirm with your face or thumb"
      icon="wallet"
      checked={false}
      onSelect={nothing}
    />
    <PaymentOption
      name={name}
      value="cinema"
      label="At the cinema"
      note="Seats held until 30 minutes before the film"
      icon="shop"
      checked={false}
      onSelect={nothing}
    />
  </PaymentOptions>
)

const meta: Meta<typeof PaymentOption> = {
  title: 'Order/PaymentOption',
  component: PaymentOption,
  subcomponents: { PaymentOptions, SecurePanel },
}
export default meta

type Story = StoryObj<typeof PaymentOption>

export const ThreeMethods: Story = {
  args: { name: 'method', value: 'card', label: 'Card', checked: true, onSelect: nothing },
  render: () => <Methods name="method" chosen="card" />,
}

export const Narrow: Story = { ...ThreeMethods, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { ...ThreeMethods, decorators: [rightToLeft] }

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={460}>
      <Case name="The first chosen">
        <Methods name="chosen" chosen="card" />
      </Case>
      <Case name="None chosen">
        <Methods name="none" chosen="" />
      </Case>
    </Cases>
  ),
}
