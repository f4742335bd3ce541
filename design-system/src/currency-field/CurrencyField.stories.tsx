import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Case, Cases } from '../../stories/Cases.tsx'
import { CurrencyField } from './index.ts'

const plain = { label: 'Worth of the gift card', name: 'worth', symbol: '£' }

const meta: Meta<typeof CurrencyField> = { title: 'Forms/CurrencyField', component: CurrencyField }
export default meta

type Story = StoryObj<typeof CurrencyField>

/** The currency stays in sight, thousands are marked. */
export const Typed: Story = {
  args: plain,
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
    defaultValue: '1240000.5',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <CurrencyField {...plain} help="From £5 to £250." />
      </Case>
      <Case name="Filled, may stay empty">
        <CurrencyField {...plain} defaultValue="1240.5" optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <CurrencyField {...plain} defaultValue="1240.5" />
      </Case>
      <Case name="Failed">
        <CurrencyField {...plain} defaultValue="1240.5" error="A gift card is worth £5 to £250." />
      </Case>
      <Case name="Disabled">
        <CurrencyField {...plain} defaultValue="1240.5" disabled />
      </Case>
      <Case name="After the amount">
        <CurrencyField
          {...plain}
          symbol="kr."
          format="%v %s"
          decimalMark=","
          groupMark=" "
          defaultValue="1240.5"
        />
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <CurrencyField
            {...plain}
            label="قيمة بطاقة الهدية التي ترسلونها إلى من تحبون"
            defaultValue="1240.5"
          />
        </div>
      </Case>
    </Cases>
  ),
}
