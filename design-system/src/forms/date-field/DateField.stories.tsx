import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { FieldStates } from '../../../stories/FieldStates.tsx'
import { DateField } from './index.ts'

const plain = { label: 'Born on', name: 'birthday', maxYear: 2026 }

const meta: Meta<typeof DateField> = {
  title: 'Forms/DateField',
  excludeStories: /^[a-z]/,
  component: DateField,
}
export default meta

type Story = StoryObj<typeof DateField>

/** Figures fall into their places; one that can only be the second gets its zero. */
export const Typed: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, '931991')
    await expect(field).toHaveValue('09/03/1991')
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: '1991-03-09',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Empty, with help">
        <DateField {...plain} help="Day, month, year: DD/MM/YYYY" />
      </Case>
      <Case name="Filled, may stay empty">
        <DateField {...plain} defaultValue="1991-03-09" optionalLabel="(optional)" />
      </Case>
      <FieldStates
        show={(state) => <DateField {...plain} {...state} />}
        value="1991-03-09"
        failed={{ defaultValue: '1991-03-09', error: 'You must be 16 to join.' }}
        disabled="1991-03-09"
      />
      <Case name="In another order">
        <DateField {...plain} format="YYYY-MM-DD" defaultValue="1991-03-09" />
      </Case>
      <Case name="From the right, long words">
        <div dir="rtl" lang="ar">
          <DateField {...plain} label="تاريخ الميلاد كما هو مكتوب في جواز السفر" defaultValue="1991-03-09" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A day that is known by heart, with the order of its figures." filled>
        <DateField label="Born on" name="born" maxYear={2026} help="Day, month, year: 09/03/1991" />
      </Do>
      <Dont because="A day to choose by what is on: a strip of days shows them." filled>
        <DateField
          label="When would you like to come?"
          name="visit"
          help="We play from Friday to Thursday."
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for a day that is known by heart.', 'Show the order of day, month and year.'],
  dont: ['A day to look up is in `day-strip`.', 'Don’t make people scroll through years.'],
  anatomy: fieldAnatomy,
  keys: fieldKeys,
  announced: fieldAnnounced,
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  DateField: {
    shows: (probe) => <DateField {...name} {...probe} />,
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
