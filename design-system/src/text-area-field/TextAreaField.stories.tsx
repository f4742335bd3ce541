import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { TextAreaField } from './index.ts'

const plain = { label: 'What happened?', name: 'message' }
const left = (count: number) => `${count} letters left`

const meta: Meta<typeof TextAreaField> = { title: 'Forms/TextAreaField', component: TextAreaField }
export default meta

type Story = StoryObj<typeof TextAreaField>

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <TextAreaField {...plain} help="The film, the day, and what we should mend." />
      </Case>
      <Case name="With room left">
        <TextAreaField {...plain} defaultValue="The lights came up early." maxLength={200} leftLabel={left} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <TextAreaField {...plain} rows={2} />
      </Case>
      <Case name="Failed">
        <TextAreaField
          {...plain}
          error="Tell us what happened."
          optionalLabel="(optional)"
          maxLength={200}
          leftLabel={left}
        />
      </Case>
    </Cases>
  ),
}
