import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { RadioGroup } from './index.ts'

const options = [
  { value: 'email', label: 'By email', note: 'Within two days.' },
  { value: 'phone', label: 'By phone', note: 'Between ten and six.', disabled: true },
  { value: 'none', label: 'No answer needed' },
]
const plain = { label: 'How shall we answer?', name: 'answer', options }
const long = [
  {
    value: 'long',
    label: 'We are a school of two hundred and forty children and would like a morning to ourselves',
    note: 'Write to us a month before, with the names of the grown-ups and the chairs that come along.',
  },
  { value: 'short', label: 'A birthday' },
]

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  excludeStories: /^[a-z]/,
  component: RadioGroup,
}
export default meta

type Story = StoryObj<typeof RadioGroup>

/** Arrows choose, and pass what is disabled. */
export const Question: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('By email'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'No answer needed' })).toBeChecked()
  },
}
export const Narrow: Story = {
  args: { ...plain, options: long },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="None chosen, with help">
        <RadioGroup {...plain} name="none" help="You can change your mind later." />
      </Case>
      <Case name="Chosen, may stay empty">
        <RadioGroup {...plain} name="chosen" defaultValue="email" optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <RadioGroup {...plain} name="focused" />
      </Case>
      <Case name="Failed">
        <RadioGroup {...plain} name="failed" error="Say how we may answer, or that we need not." />
      </Case>
      <Case name="Beside each other">
        <RadioGroup
          {...plain}
          name="row"
          layout="row"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          defaultValue="yes"
        />
      </Case>
      <Case name="In boxes">
        <RadioGroup {...plain} name="boxes" layout="boxes" defaultValue="email" />
      </Case>
      <Case name="Long words">
        <RadioGroup {...plain} name="long" options={long} defaultValue="long" />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <RadioGroup
            label="كيف نجيبك؟"
            name="rtl"
            options={[
              { value: 'email', label: 'بالبريد', note: 'خلال يومين' },
              { value: 'none', label: 'لا حاجة إلى جواب' },
            ]}
            defaultValue="email"
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
      <Do because="A few options, all in sight, the most usual one chosen." filled>
        <RadioGroup
          label="Your ticket"
          name="ticket"
          defaultValue="email"
          options={[
            { value: 'email', label: 'By email' },
            { value: 'desk', label: 'At the desk' },
          ]}
        />
      </Do>
      <Dont because="A long list of which one is looked for: a select field." filled>
        <RadioGroup
          label="Country"
          name="country"
          options={['Austria', 'Belgium', 'Croatia', 'Denmark', 'Estonia', 'Finland'].map((label) => ({
            value: label,
            label,
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for one of two to seven, all in sight.',
    'Put options into boxes where each is chosen for its consequences.',
    'Choose the most usual beforehand where nobody is harmed by it.',
  ],
  dont: [
    'Many options are a `select-field`; views are `tabs`.',
    'Don’t use it for a choice that can be undone only by leaving.',
  ],
  anatomy: ['Legend', 'Options with a note', 'Help', 'Error'],
  keys: radioKeys,
  announced: ['A radio group by its legend; each option with its place, “2 of 4”.'],
}

const name = { label: 'Name', name: 'name' }

const sampleOptions = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

export const conformance: Conformance = {
  RadioGroup: {
    shows: (probe) => <RadioGroup {...name} options={sampleOptions} {...probe} />,
    theme: 'MuiFormControl-root',
    states: {
      'fieldset[data-layout=row][data-invalid]': (
        <RadioGroup {...name} options={sampleOptions} layout="row" error="Choose one." />
      ),
    },
    byColorAlone: { 'MuiFormGroup :checked': 'its radio has a dot' },
  },
}
