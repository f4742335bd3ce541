import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PickupSlots, type PickupSlotsProps } from './index.ts'

const pickup: PickupSlotsProps = {
  label: 'When will you fetch it?',
  name: 'slot',
  slots: [
    { value: '18:50', label: '18:50', note: 'Full', disabled: true },
    { value: '19:00', label: '19:00' },
    { value: '19:10', label: '19:10' },
    { value: '19:20', label: '19:20', note: '2 left' },
    { value: '19:30', label: '19:30' },
    { value: '19:40', label: '19:40' },
  ],
}

const meta: Meta<typeof PickupSlots> = {
  title: 'Order/PickupSlots',
  excludeStories: /^[a-z]/,
  component: PickupSlots,
}
export default meta

type Story = StoryObj<typeof PickupSlots>

/** Arrows pass a time that is full. */
export const Times: Story = {
  args: { ...pickup, defaultValue: '19:40' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('19:40'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '19:00' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '18:50' })).toBeDisabled()
  },
}
export const Phone: Story = {
  args: pickup,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: { ...pickup, label: 'متى تستلمه؟', name: 'slot-rtl', defaultValue: '19:10' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={440}>
      <Case name="One chosen, one full">
        <PickupSlots {...pickup} name="chosen" defaultValue="19:10" />
      </Case>
      <Case name="Hovered" force="hover" control="label:nth-of-type(2)">
        <PickupSlots {...pickup} name="hovered" />
      </Case>
      <Case name="Focused" force="focus-visible" control="label:nth-of-type(2) input">
        <PickupSlots {...pickup} name="focused" help="Each takes up to eight orders." />
      </Case>
      <Case name="Failed">
        <PickupSlots {...pickup} name="failed" error="19:10 has just filled up. Choose another time." />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A full time stays and says so, so that nobody waits for it." filled>
        <PickupSlots {...pickup} name="do" defaultValue="19:10" />
      </Do>
      <Dont because="Words for times: nobody can tell which comes first." filled>
        <PickupSlots
          {...pickup}
          name="dont"
          slots={[
            { value: 'a', label: 'Soon' },
            { value: 'b', label: 'Later on' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Choose the first free time beforehand.', 'Keep a full time in its place.'],
  dont: ['Days are a `day-strip`.', 'Don’t offer times after the film has begun without a word.'],
  anatomy: ['Legend', 'Time', 'Note', 'Help'],
  keys: radioKeys,
  announced: ['A radio group by its legend; each time, then its note.'],
}

export const conformance: Conformance = {
  PickupSlots: { shows: (probe) => <PickupSlots {...pickup} {...probe} />, theme: 'MuiFormControl-root' },
}
