import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Case, Cases } from '../../stories/Cases.tsx'
import { DecimalField } from './index.ts'

const plain = { label: 'Points for each pound', name: 'rate' }

const meta: Meta<typeof DecimalField> = { title: 'Forms/DecimalField', component: DecimalField }
export default meta

type Story = StoryObj<typeof DecimalField>

/** A minus, digits and two places. */
export const Typed: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '-12.599')
    await expect(field).toHaveValue('-12.59')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '1240.5',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <DecimalField {...plain} help="Up to two places." />
      </Case>
      <Case name="Filled, may stay empty">
        <DecimalField {...plain} defaultValue="1240.5" optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <DecimalField {...plain} defaultValue="1240.5" />
      </Case>
      <Case name="Failed">
        <DecimalField {...plain} defaultValue="1240.5" error="Choose a number from 0 to 10." />
      </Case>
      <Case name="Disabled">
        <DecimalField {...plain} defaultValue="1240.5" disabled />
      </Case>
      <Case name="In other marks">
        <DecimalField {...plain} decimalMark="," groupMark="." defaultValue="1240.5" />
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <DecimalField
            {...plain}
            label="النقاط لكل جنيه تنفقونه في السينما أو في المتجر"
            defaultValue="1240.5"
          />
        </div>
      </Case>
    </Cases>
  ),
}
