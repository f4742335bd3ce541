import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { NumberField } from '../../forms/number-field/index.ts'
import { AmountChooser, type AmountChooserProps } from './index.ts'

const another = {
  value: 'another',
  label: 'Another',
  panel: (
    <NumberField
      label="Amount"
      name="own"
      format="currency"
      symbol="£"
      defaultValue="35"
      help="From £5 to £150."
    />
  ),
}
const amount: AmountChooserProps = {
  label: 'How much?',
  name: 'amount',
  options: [
    { value: '15', label: '£15' },
    { value: '25', label: '£25' },
    { value: '40', label: '£40' },
    { value: '60', label: '£60' },
    another,
  ],
}

const meta: Meta<typeof AmountChooser> = {
  title: 'Order/AmountChooser',
  excludeStories: /^[a-z]/,
  component: AmountChooser,
}
export default meta

type Story = StoryObj<typeof AmountChooser>

/** Another amount has its field below. */
export const Sums: Story = {
  args: { ...amount, defaultValue: '25', help: 'Between £5 and £150. £25 is two films on a weekday.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Another'))
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible()
    await userEvent.click(canvas.getByText('£40'))
    await expect(canvas.getByRole('radio', { name: '£40' })).toBeChecked()
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
}
export const Phone: Story = {
  args: { ...amount, defaultValue: 'another' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    label: 'كم المبلغ؟',
    name: 'amount-rtl',
    options: [
      { value: '15', label: '£15' },
      { value: '25', label: '£25' },
      { value: 'another', label: 'غيره' },
    ],
    defaultValue: '25',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A sum chosen" wide>
        <AmountChooser {...amount} name="sum" defaultValue="25" help="Between £5 and £150." />
      </Case>
      <Case name="None chosen, one hovered" wide force="hover" control="label">
        <AmountChooser {...amount} name="none" />
      </Case>
      <Case name="Another" wide>
        <AmountChooser {...amount} name="another" defaultValue="another" />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <AmountChooser {...amount} name="focused" />
      </Case>
      <Case name="Failed, one of them gone">
        <AmountChooser
          {...amount}
          name="failed"
          error="Choose how much is on the card."
          options={[
            { value: '1500', label: '1 500,00 €' },
            { value: '25', label: '£25', disabled: true },
            another,
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Four usual sums, and the bounds of any other." filled>
        <AmountChooser {...amount} name="do" defaultValue="25" help="Between £5 and £150." />
      </Do>
      <Dont because="So many sums that another is easier typed." filled>
        <AmountChooser
          {...amount}
          name="dont"
          options={['5', '10', '15', '20', '25', '30', '35', '40'].map((value) => ({
            value,
            label: `£${value}`,
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Offer four sums at most, and another.', 'Say the bounds before they are met.'],
  dont: [
    'A share of the sum is a `tip-chooser`; an amount alone a `number-field`.',
    'Don’t change an amount out of bounds in silence.',
  ],
  anatomy: ['Legend', 'Sums', 'Field of another amount', 'Help'],
  keys: radioKeys,
  announced: ['A radio group by its legend, described by its bounds.'],
}

export const conformance: Conformance = {
  AmountChooser: {
    shows: (probe) => <AmountChooser {...amount} {...probe} />,
    theme: 'MuiFormControl-root',
  },
}
