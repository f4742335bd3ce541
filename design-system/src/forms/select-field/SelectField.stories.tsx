import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { FieldStates } from '../../../stories/FieldStates.tsx'
import { SelectField } from './index.ts'

const options = [
  { value: '1001', label: 'Docklands' },
  { value: '1002', label: 'Exchange' },
  { value: '1003', label: 'The Old Corn Exchange by the Harbour, upper house', disabled: true },
]
const plain = { label: 'Cinema', name: 'site', options, prompt: 'Choose a cinema' }

const meta: Meta<typeof SelectField> = {
  title: 'Forms/SelectField',
  excludeStories: /^[a-z]/,
  component: SelectField,
}
export default meta

type Story = StoryObj<typeof SelectField>

export const Chosen: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Cinema' })
    await userEvent.selectOptions(select, 'Exchange')
    await expect(select).toHaveValue('1002')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '1003',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Nothing chosen">
        <SelectField {...plain} help="Where you saw the film." defaultValue="" />
      </Case>
      <Case name="Chosen">
        <SelectField {...plain} defaultValue="1002" optionalLabel="(optional)" />
      </Case>
      <FieldStates
        show={(state) => <SelectField {...plain} {...state} />}
        failed={{ error: 'Choose where you were, so that the right people read this.' }}
        disabled="1001"
      />
      <Case name="From the right, long words">
        <div dir="rtl">
          <SelectField {...plain} label="السينما" defaultValue="1003" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A prompt where nothing is usual: nobody takes the first one by mistake." filled>
        <SelectField
          label="Cinema"
          name="cinema"
          prompt="Choose a cinema"
          options={['Docklands', 'Exchange', 'Northgate'].map((label) => ({ value: label, label }))}
        />
      </Do>
      <Dont because="Two options behind a press: a radio group shows both." filled>
        <SelectField
          label="Receipt"
          name="receipt"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for one of a list, above all on phones.', 'Begin with a prompt where nothing is usual.'],
  dont: ['Options with a note are a `dropdown`.', 'Two options are a `radio-group`.'],
  anatomy: fieldAnatomy,
  keys: [
    ['Tab', 'Moves to it.'],
    ['Up, Down, letters', 'Choose, as the device has it.'],
  ],
  announced: fieldAnnounced,
}

const sampleOptions = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  SelectField: {
    shows: (probe) => <SelectField options={sampleOptions} {...name} {...probe} />,
    control: 'select',
    theme: 'MuiFormControl-root',
    byColorAlone: {
      'MuiOutlinedInput :checked': 'the words say that nothing is chosen',
    },
  },
}
