import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { FieldStates } from '../../../stories/FieldStates.tsx'
import { DayField } from './index.ts'

const plain = { label: 'Day', name: 'day', min: '2026-11-21', max: '2027-11-21' }

const meta: Meta<typeof DayField> = {
  title: 'Forms/DayField',
  excludeStories: /^[a-z]/,
  component: DayField,
}
export default meta

type Story = StoryObj<typeof DayField>

export const Chosen: Story = {
  args: { ...plain, defaultValue: '2026-12-24', help: 'Thursday 24 December 2026' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Day')).toHaveValue('2026-12-24')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'On which day shall it arrive, where they are on that day?',
    error: 'That has passed there already. Choose another day, or send it at once.',
    defaultValue: '2026-11-20',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Nothing chosen">
        <DayField {...plain} help="Within a year." />
      </Case>
      <Case name="Chosen">
        <DayField {...plain} defaultValue="2026-12-24" help="Thursday 24 December 2026" />
      </Case>
      <FieldStates
        show={(state) => <DayField {...plain} {...state} />}
        failed={{ defaultValue: '2028-01-01', error: 'Choose a day within a year.' }}
        disabled="2026-12-24"
      />
      <Case name="From the right">
        <div dir="rtl">
          <DayField {...plain} label="اليوم" defaultValue="2026-12-24" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The day in words, so that nobody takes the month for the day." filled>
        <DayField
          label="Day of sending"
          name="sending"
          defaultValue="2026-12-06"
          help="Sunday 6 December 2026"
        />
      </Do>
      <Dont because="A birthday to look up: decades of pages of a calendar." filled>
        <DayField label="Birthday" name="birthday" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for a day to come that is looked up.', 'Say the chosen day in words below.'],
  dont: ['A birthday is typed: `date-field`.', 'One of the next days is a `day-strip`.'],
  anatomy: fieldAnatomy,
  keys: [
    ['Tab', 'Moves from part to part of the day.'],
    ['Up, Down, digits', 'Change the part.'],
    ['Space', 'Opens the calendar, as the device has it.'],
  ],
  announced: fieldAnnounced,
}

const name = { label: 'Day', name: 'day' }

export const conformance: Conformance = {
  DayField: {
    shows: (probe) => <DayField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
