import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { FieldStates } from '../../../stories/FieldStates.tsx'
import { NumberField } from './index.ts'

const plain = { label: 'Gift card', name: 'gift', maxLength: 9 }

const meta: Meta<typeof NumberField> = {
  title: 'Forms/NumberField',
  excludeStories: /^[a-z]/,
  component: NumberField,
}
export default meta

type Story = StoryObj<typeof NumberField>

const amount = { label: 'How many seats?', name: 'seats', format: 'integer', groupMark: ',' } as const
const rate = { label: 'Points for each pound', name: 'rate', format: 'decimal' } as const
const worth = { label: 'Worth of the gift card', name: 'worth', format: 'currency', symbol: '£' } as const

/** Digits alone are taken, leading zeros among them. */
export const Typed: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '0044a-17')
    await expect(field).toHaveValue('004417')
  },
}

/** A minus and digits; thousands are marked. */
export const Integer: Story = {
  args: amount,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '-1200x')
    await expect(field).toHaveValue('-1,200')
  },
}

/** A minus, digits and two places. */
export const Decimal: Story = {
  args: rate,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '-12.599')
    await expect(field).toHaveValue('-12.59')
  },
}

/** The currency stays in sight, thousands are marked. */
export const Currency: Story = {
  args: worth,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '1200.5')
    await expect(field).toHaveValue('£1,200.5')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '004417223',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <NumberField {...plain} help="The nine digits on the back." />
      </Case>
      <Case name="Filled, may stay empty">
        <NumberField {...plain} defaultValue="004417223" optionalLabel="(optional)" />
      </Case>
      <FieldStates
        show={(state) => <NumberField {...plain} {...state} />}
        value="004417223"
        failed={{ defaultValue: '004417223', error: 'This card has been used up.' }}
        disabled="004417223"
      />
      <Case name="Integer">
        <NumberField {...amount} defaultValue="1240" />
      </Case>
      <Case name="Decimal, in other marks">
        <NumberField {...rate} decimalMark="," groupMark="." defaultValue="1240.5" />
      </Case>
      <Case name="Currency">
        <NumberField {...worth} defaultValue="1240.5" />
      </Case>
      <Case name="Currency after the amount">
        <NumberField
          {...worth}
          symbol="kr."
          currencyFormat="%v %s"
          decimalMark=","
          groupMark=" "
          defaultValue="1240.5"
        />
      </Case>
      <Case name="Currency from the right">
        <div dir="rtl" lang="ar">
          <NumberField
            {...worth}
            label="قيمة بطاقة الهدية التي ترسلونها إلى من تحبون"
            defaultValue="1240.5"
          />
        </div>
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <NumberField
            {...plain}
            label="رقم بطاقة الهدية كما هو مطبوع على ظهر البطاقة تحت الشريط الفضي"
            defaultValue="004417223"
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="An amount that is typed: its currency stays in the box, its range under it." filled>
        <NumberField
          label="Worth of the gift card"
          name="gift-worth"
          format="currency"
          symbol="£"
          defaultValue="45"
          help="From £5 to £200."
        />
      </Do>
      <Dont because="Two or three of something are counted by pressing: a quantity stepper." filled>
        <NumberField label="How many tickets?" name="tickets" format="integer" defaultValue="2" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use digits for what is no amount: a PIN, a code; bound their length.',
    'Say the range and the unit; out of range is an error, never changed in silence.',
    'Show the currency in the box, in the marks of the visitor’s place.',
  ],
  dont: [
    'A few of something are a `quantity-stepper`.',
    'Don’t drop leading zeros of a code.',
    'Don’t use it for years.',
  ],
  anatomy: fieldAnatomy,
  keys: fieldKeys,
  announced: fieldAnnounced,
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  NumberField: {
    shows: (probe) => <NumberField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
