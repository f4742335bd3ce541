import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { TextAreaField } from './index.ts'

const plain = { label: 'What happened?', name: 'message' }
const left = (count: number) => `${count} letters left`

const meta: Meta<typeof TextAreaField> = {
  title: 'Forms/TextAreaField',
  excludeStories: /^[a-z]/,
  component: TextAreaField,
}
export default meta

type Story = StoryObj<typeof TextAreaField>

/** Shows how many characters are left while typing. */
export const Typed: Story = {
  args: { ...plain, maxLength: 40, leftLabel: left },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'A trombone{Enter}in row H')
    await expect(canvas.getByRole('textbox')).toHaveValue('A trombone\nin row H')
    await expect(canvas.getByText('21 letters left')).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    ...plain,
    label: 'What happened, where in the building were you, and who of us has already heard about it?',
    help: 'Whoever reads it was not there: begin at the beginning, and leave nothing out that seems small.',
    defaultValue: 'The lights came on. '.repeat(30),
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { label: 'ماذا حدث؟', name: 'message', help: 'سطران يكفيان.', error: 'اكتب لنا ما حدث.' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <TextAreaField {...plain} help="The film, the day, and what we should mend." />
      </Case>
      <Case name="With room left">
        <TextAreaField {...plain} defaultValue="The lights came up early." maxLength={200} leftLabel={left} />
      </Case>
      <Case name="Hovered" force="hover">
        <TextAreaField {...plain} rows={2} />
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Room for the answer that is hoped for, and how much is left." filled>
        <TextAreaField
          label="What happened?"
          name="happened"
          rows={4}
          maxLength={200}
          leftLabel={left}
          defaultValue="The lights came up ten minutes before the end."
        />
      </Do>
      <Dont because="Four lines ask for a story. A name takes one: a text field." filled>
        <TextAreaField label="Name on the order" name="order-name" rows={4} defaultValue="Odile Varga" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Give it the height of the answer that is expected.', 'Say how many characters are left.'],
  dont: ['One line is a `text-field`.', 'Don’t let it be drawn out sideways.'],
  anatomy: fieldAnatomy,
  keys: [...fieldKeys, ['Enter', 'Begins a new line.']],
  announced: fieldAnnounced,
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  TextAreaField: {
    shows: (probe) => <TextAreaField {...name} {...probe} />,
    control: 'textarea',
    theme: 'MuiFormControl-root',
  },
}
