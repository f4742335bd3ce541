import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Case, Cases } from '../../stories/Cases.tsx'
import { IntegerField } from './index.ts'

const plain = { label: 'How many seats?', name: 'seats', groupMark: ',' }

const meta: Meta<typeof IntegerField> = { title: 'Forms/IntegerField', component: IntegerField }
export default meta

type Story = StoryObj<typeof IntegerField>

/** A minus and digits; thousands are marked. */
export const Typed: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '-1200x')
    await expect(field).toHaveValue('-1,200')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '1240',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <IntegerField {...plain} help="The whole school, please." />
      </Case>
      <Case name="Filled, may stay empty">
        <IntegerField {...plain} defaultValue="1240" optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <IntegerField {...plain} defaultValue="1240" />
      </Case>
      <Case name="Failed">
        <IntegerField {...plain} defaultValue="1240" error="Our largest room has 412 seats." />
      </Case>
      <Case name="Disabled">
        <IntegerField {...plain} defaultValue="1240" disabled />
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <IntegerField
            {...plain}
            label="كم مقعدًا تحتاجون في الصباح الذي تختارونه للمدرسة كلها؟"
            defaultValue="-1240"
          />
        </div>
      </Case>
    </Cases>
  ),
}
