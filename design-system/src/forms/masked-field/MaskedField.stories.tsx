import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { fieldAnatomy, fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { MaskedField, createNumberMaskRule, type MaskRule } from './index.ts'

/** Two groups of three characters, as bookings are written. */
const booking: MaskRule = {
  mask: () => ({ mask: '*** ***', prepareChar: (letter) => letter.toUpperCase() }),
  show: (value) => value.replace(/^(...)(?=.)/, '$1 '),
  read: (shown) => shown.replaceAll(' ', ''),
}
const plain = { label: 'Booking', name: 'booking', rule: booking }

const meta: Meta<typeof MaskedField> = {
  title: 'Forms/MaskedField',
  excludeStories: /^[a-z]/,
  component: MaskedField,
}
export default meta

type Story = StoryObj<typeof MaskedField>

const onChange = fn()
/** Typed text is formatted; the reported value is plain. */
export const Typed: Story = {
  args: { ...plain, onChange },
  play: async ({ canvasElement }) => {
    onChange.mockClear()
    const field = within(canvasElement).getByRole('textbox')
    await waitFor(() => expect(field).toHaveAttribute('data-masked'))
    await userEvent.type(field, 'hx492t7')
    await expect(field).toHaveValue('HX4 92T')
    await expect(onChange).toHaveBeenLastCalledWith('HX492T')
  },
}
export const RightToLeft: Story = {
  args: { ...plain, label: 'رقم الحجز', help: 'مكتوب على تذكرتك.', defaultValue: 'HX492T' },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    label: 'How shall we write it, so that whoever stands at the door can read it in the dark?',
    error: 'This is not how it is written on the card that we sent you in spring; look again, please.',
    defaultValue: 'HX492T',
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A shape of its own">
        <MaskedField {...plain} defaultValue="HX492T" help="Six characters, on your ticket." />
      </Case>
      <Case name="Hovered" force="hover">
        <MaskedField {...plain} defaultValue="HX492T" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <MaskedField {...plain} defaultValue="HX492T" />
      </Case>
      <Case name="A number">
        <MaskedField
          label="Distance"
          name="distance"
          rule={createNumberMaskRule({ decimals: 1, allowsNegative: false })}
          defaultValue="1250.5"
        />
      </Case>
      <Case name="Failed">
        <MaskedField {...plain} defaultValue="HX492T" error="We do not know this booking." />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A shape that every answer has: the gap is where the ticket has it." filled>
        <MaskedField
          label="Booking"
          name="ticket"
          rule={booking}
          defaultValue="HX492T"
          help="Six characters, on your ticket."
        />
      </Do>
      <Dont because="A name has no shape: it comes out as somebody else’s." filled>
        <MaskedField label="Surname" name="surname" rule={booking} defaultValue="VARGAS" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it to make a field that keeps its shape.', 'Take what is pasted in any shape.'],
  dont: ['A form takes the field made of it.', 'Don’t refuse a character in silence.'],
  anatomy: fieldAnatomy,
  keys: fieldKeys,
  announced: fieldAnnounced,
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  MaskedField: {
    shows: (probe) => (
      <MaskedField rule={createNumberMaskRule({ decimals: 0, allowsNegative: false })} {...name} {...probe} />
    ),
    control: 'input',
    theme: 'MuiFormControl-root',
  },
}
