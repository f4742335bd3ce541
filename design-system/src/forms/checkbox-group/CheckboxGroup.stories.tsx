import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { checkboxKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { CheckboxGroup } from './index.ts'

const options = [
  { value: 'hall', label: 'The hall' },
  { value: 'bar', label: 'The bar', disabled: true },
  { value: 'organ', label: 'The organ' },
]
const plain = { label: 'What would you like to see?', name: 'parts', options }
const long = [
  {
    value: 'long',
    label: 'The projection room with everything that has been left in it since the last reel was wound',
  },
  { value: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenvitrine' },
]
const arabic = {
  label: 'ماذا تودّ أن ترى؟',
  name: 'parts-rtl',
  options: [
    { value: 'hall', label: 'القاعة' },
    { value: 'organ', label: 'الأرغن' },
  ],
}

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Forms/CheckboxGroup',
  excludeStories: /^[a-z]/,
  component: CheckboxGroup,
}
export default meta

type Story = StoryObj<typeof CheckboxGroup>

/** Each box is a stop of Tab; Space ticks it, and what cannot be had is passed. */
export const Question: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'What would you like to see?' }))
    await userEvent.click(group.getByText('The hall'))
    await userEvent.tab()
    await expect(group.getByRole('checkbox', { name: 'The organ' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}
/** What is wrong with all of them describes the group, and marks each. */
export const Failed: Story = {
  args: { ...plain, error: 'Tick at least one.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    await expect(group).toHaveAccessibleDescription('Tick at least one.')
    for (const box of within(group).getAllByRole('checkbox')) await expect(box).toBeInvalid()
  },
}
export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    options: long,
    help: 'As many as you like; we show you round on Sundays before the first film.',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: { ...arabic, defaultValue: ['hall'], help: 'يمكنك اختيار أكثر من مكان.' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="None ticked, with help">
        <CheckboxGroup {...plain} name="none" help="As many as you like." />
      </Case>
      <Case name="Two ticked, may stay empty">
        <CheckboxGroup {...plain} name="two" defaultValue={['hall', 'organ']} optionalLabel="(optional)" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <CheckboxGroup {...plain} name="focused" />
      </Case>
      <Case name="Failed">
        <CheckboxGroup {...plain} name="failed" error="Tick at least one." />
      </Case>
      <Case name="Long words">
        <CheckboxGroup {...plain} name="long" options={long} defaultValue={['word']} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <CheckboxGroup {...arabic} defaultValue={['hall']} help="يمكنك اختيار أكثر من مكان." />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Several may be true at once, and it says so." filled>
        <CheckboxGroup
          label="What shall we have ready?"
          name="ready"
          help="As many as you like."
          options={[
            { value: 'seat', label: 'A booster seat' },
            { value: 'headset', label: 'A headset with the spoken description' },
            { value: 'ramp', label: 'The ramp at the side door' },
          ]}
        />
      </Do>
      <Dont because="Only one can be true: a radio group." filled>
        <CheckboxGroup
          label="How old are you?"
          name="age"
          options={[
            { value: 'child', label: 'Under 16' },
            { value: 'adult', label: '16 to 64' },
            { value: 'senior', label: '65 and over' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for several of up to seven.', 'Say how many may be ticked.'],
  dont: ['One of a few is a `radio-group`.', 'To narrow a list use `filter-chip`.'],
  anatomy: ['Legend', 'Boxes', 'Help', 'Error'],
  keys: checkboxKeys,
  announced: ['A group by its legend; help and error describe the group.'],
}

const name = { label: 'Name', name: 'name' }

const sampleOptions = [
  { value: 'drama', label: 'Drama' },
  { value: 'music', label: 'Music' },
]

export const conformance: Conformance = {
  CheckboxGroup: {
    shows: (probe) => <CheckboxGroup {...name} options={sampleOptions} {...probe} />,
    theme: 'MuiFormControl-root',
    states: {
      'fieldset[data-invalid]': <CheckboxGroup {...name} options={sampleOptions} error="Choose one." />,
    },
  },
}
