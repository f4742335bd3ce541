import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { TextField } from '../../forms/text-field/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PaymentOption, PaymentOptions, SecurePanel } from './index.ts'

const nothing = () => undefined

interface MethodsProps {
  name: string
  chosen: string
  onSelect?: (value: string) => void
}

const Methods = ({ name, chosen, onSelect = nothing }: MethodsProps) => (
  <PaymentOptions legend={`How would you like to pay? (${name})`}>
    <PaymentOption
      name={name}
      value="card"
      label="Card"
      icon="card"
      checked={chosen === 'card'}
      onSelect={() => onSelect('card')}
    >
      {chosen === 'card' && (
        <SecurePanel text="Your card goes straight to Ledgerline, who takes the payment. We never see the number.">
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
      onSelect={() => onSelect('wallet')}
    />
    <PaymentOption
      name={name}
      value="cinema"
      label="At the cinema"
      note="Seats held until 30 minutes before the film"
      icon="shop"
      checked={false}
      onSelect={() => onSelect('cinema')}
    />
  </PaymentOptions>
)

const meta: Meta<typeof PaymentOption> = {
  title: 'Order/PaymentOption',
  excludeStories: /^[a-z]/,
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
/** Nothing to choose: no circle and no box. */
export const OneMethod: Story = {
  args: {
    name: 'only',
    value: 'card',
    label: 'Card',
    icon: 'card',
    checked: true,
    sole: true,
    onSelect: nothing,
  },
  render: (args) => (
    <PaymentOptions legend="How you pay">
      <PaymentOption {...args}>
        <SecurePanel text="Your card is charged by Ledgerline. We never see the number." />
      </PaymentOption>
    </PaymentOptions>
  ),
}
export const RightToLeft: Story = {
  ...ThreeMethods,
  render: () => (
    <PaymentOptions legend="كيف تودّ أن تدفع؟">
      <PaymentOption name="rtl" value="card" label="بطاقة" icon="card" checked onSelect={nothing}>
        <SecurePanel text="تصل بيانات بطاقتك مباشرة إلى Ledgerline التي تتولى الدفع. نحن لا نرى الرقم أبدًا.">
          <TextField label="رقم البطاقة" name="number" />
        </SecurePanel>
      </PaymentOption>
      <PaymentOption
        name="rtl"
        value="cinema"
        label="في السينما"
        note="المقاعد محجوزة حتى 30 دقيقة قبل الفيلم"
        icon="shop"
        checked={false}
        onSelect={nothing}
      />
    </PaymentOptions>
  ),
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getBox(canvas.getByRole('radio', { name: /^في السينما/ })).left).toBeGreaterThan(
      getBox(canvas.getByText('في السينما')).right,
    )
  },
}

/** Arrows choose, and what the choice needs opens in place. */
export const ByKeyboard: Story = {
  ...ThreeMethods,
  render: function Page() {
    const [chosen, setChosen] = useState('wallet')
    return <Methods name="keys" chosen={chosen} onSelect={setChosen} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: /^Phone wallet/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    name: 'long',
    value: 'cinema',
    label: 'At the ticket desk of the cinema, in coins, notes or with a card of any kind',
    note: 'Your seats are held until half an hour before the film, and go back on sale to whoever stands there then',
    icon: 'shop',
    checked: true,
    onSelect: nothing,
  },
  render: (args) => (
    <PaymentOptions legend="How would you like to pay?">
      <PaymentOption {...args} />
    </PaymentOptions>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = getBox(canvas.getByRole('group'))
    const label = getBox(canvas.getByText(/^At the ticket desk/))
    await expect(label.top - frame.top).toBeGreaterThan(8)
    await expect(frame.bottom - getBox(canvas.getByText(/^Your seats are held/)).bottom).toBeGreaterThan(8)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={460}>
      <Case name="The first chosen">
        <Methods name="chosen" chosen="card" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Methods name="focused" chosen="" />
      </Case>
      <Case name="None chosen">
        <Methods name="none" chosen="" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Who takes the payment is named beside the field." filled>
        <PaymentOptions legend="How would you like to pay?">
          <PaymentOption name="use" value="card" label="Card" icon="card" checked onSelect={nothing}>
            <SecurePanel text="Your card goes straight to Ledgerline. We never see the number.">
              <TextField label="Card number" name="number" />
            </SecurePanel>
          </PaymentOption>
        </PaymentOptions>
      </Do>
      <Dont because="A promise for a name: nobody knows where the card goes." filled>
        <PaymentOptions legend="How would you like to pay, at last?">
          <PaymentOption name="avoid" value="card" label="Card" icon="card" checked onSelect={nothing}>
            <SecurePanel text="100% secure checkout!">
              <TextField label="Card number" name="number" />
            </SecurePanel>
          </PaymentOption>
        </PaymentOptions>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Open in place what a way to pay needs.', 'Name the payee beside the card’s fields.'],
  dont: ['Any other choice is a `radio-group`.', 'Don’t put fields of the page into `SecurePanel`.'],
  anatomy: ['Radio with its name', 'Marks of cards', 'What it needs, once chosen'],
  keys: radioKeys,
  announced: ['A radio group; what opens follows its option.'],
}

const card = { name: 'pay', value: 'card', label: 'Card', onSelect: doNothing }

export const conformance: Conformance = {
  PaymentOption: {
    shows: (probe) => <PaymentOption {...card} checked={false} {...probe} />,
    states: { '[data-checked]': <PaymentOption {...card} checked /> },
  },
  PaymentOptions: { shows: (probe) => <PaymentOptions legend="How to pay" {...probe} /> },
  SecurePanel: { shows: (probe) => <SecurePanel text="Your card stays with the bank." {...probe} /> },
}
