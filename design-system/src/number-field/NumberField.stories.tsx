import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Case, Cases } from '../../stories/Cases.tsx'
import { NumberField } from './index.ts'

const plain = { label: 'Gift card', name: 'gift', maxLength: 9 }

const meta: Meta<typeof NumberField> = { title: 'Forms/NumberField', component: NumberField }
export default meta

type Story = StoryObj<typeof NumberField>

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

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '004417223',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <NumberField {...plain} help="The nine digits on the back." />
      </Case>
      <Case name="Filled, may stay empty">
        <NumberField {...plain} defaultValue="004417223" optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <NumberField {...plain} defaultValue="004417223" />
      </Case>
      <Case name="Failed">
        <NumberField {...plain} defaultValue="004417223" error="This card has been used up." />
      </Case>
      <Case name="Disabled">
        <NumberField {...plain} defaultValue="004417223" disabled />
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
