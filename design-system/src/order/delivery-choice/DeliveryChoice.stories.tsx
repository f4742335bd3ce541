import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PickupSlots } from '../pickup-slots/index.ts'
import { DeliveryChoice, type DeliveryChoiceProps } from './index.ts'

const seats = {
  value: 'seat',
  label: 'Bring it to our seats',
  note: 'Row H, seats 10 to 12, during the trailers',
  price: '£1.00',
  icon: 'seat',
} as const
const times = (
  <PickupSlots
    label="When will you fetch it?"
    name="slot"
    slots={[
      { value: '19:00', label: '19:00' },
      { value: '19:10', label: '19:10' },
    ]}
    defaultValue="19:10"
  />
)
const counter = {
  value: 'counter',
  label: 'We’ll collect it',
  note: 'Ready at the counter from 19:10',
  icon: 'shop',
} as const

const food: DeliveryChoiceProps = {
  label: 'How do you get it?',
  hideLabel: true,
  name: 'delivery',
  options: [seats, counter],
}
const card: DeliveryChoiceProps = {
  label: 'How does it get there?',
  name: 'way',
  options: [
    { value: 'mail', label: 'By email', note: 'At the minute you choose', icon: 'mail' },
    { value: 'print', label: 'Printed at home', note: 'A sheet to fold', icon: 'print' },
    { value: 'shop', label: 'Fetched', note: 'At your cinema, in a sleeve', icon: 'shop' },
  ],
}

const meta: Meta<typeof DeliveryChoice> = {
  title: 'Order/DeliveryChoice',
  excludeStories: /^[a-z]/,
  component: DeliveryChoice,
}
export default meta

type Story = StoryObj<typeof DeliveryChoice>

/** What the chosen one needs stands below it. */
export const OfFood: Story = {
  args: { ...food, options: [seats, { ...counter, panel: times }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('We’ll collect it'))
    await expect(canvas.getByRole('radio', { name: 'We’ll collect it' })).toBeChecked()
    await expect(await canvas.findByRole('radiogroup', { name: 'When will you fetch it?' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Bring it to our seats £1.00' })).toBeChecked()
    await waitFor(() => expect(canvas.queryByText('When will you fetch it?')).toBeNull())
  },
}
export const Phone: Story = {
  args: { ...food, defaultValue: 'counter', options: [seats, { ...counter, panel: times }] },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    ...food,
    label: 'كيف تستلمه؟',
    options: [
      { ...seats, label: 'إلى مقاعدنا', note: 'الصف H، أثناء العروض' },
      { ...counter, label: 'نستلمه بأنفسنا', note: 'جاهز من 19:10' },
    ],
    defaultValue: 'seat',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="One chosen" wide>
        <DeliveryChoice {...food} name="chosen" defaultValue="seat" />
      </Case>
      <Case name="None chosen, one hovered, one that cannot be" wide force="hover" control="label">
        <DeliveryChoice
          {...food}
          name="none"
          options={[seats, { ...counter, note: 'The counter is closed', disabled: true }]}
        />
      </Case>
      <Case name="Focused, with what it needs below" wide force="focus-visible">
        <DeliveryChoice
          {...food}
          name="panel"
          defaultValue="counter"
          options={[{ ...counter, panel: times }, seats]}
        />
      </Case>
      <Case name="Three, with the legend and help" wide>
        <DeliveryChoice {...card} defaultValue="mail" help="You can change it until it is sent." />
      </Case>
      <Case name="Failed, long words">
        <DeliveryChoice
          {...food}
          name="failed"
          error="The kitchen has closed for deliveries. Fetch it at the counter."
          options={[
            {
              ...seats,
              label: 'Bring it to our seats in the dress circle',
              note: 'Row H, seats 10 to 12 and 14, during the trailers or a little after them',
            },
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Each box says where, when and for how much." filled>
        <DeliveryChoice {...food} name="do" defaultValue="seat" />
      </Do>
      <Dont because="One way only is no choice: say it in a sentence." filled>
        <DeliveryChoice {...food} name="dont" options={[counter]} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say in the note where and when.', 'Show below the chosen one what it still needs.'],
  dont: [
    'Ways to pay are `payment-option`; other questions `radio-group`.',
    'Don’t show it where there is one way only.',
  ],
  anatomy: ['Legend', 'Icon', 'Label and note', 'Price', 'Tick', 'What the chosen one needs'],
  keys: radioKeys,
  announced: ['A radio group by its legend; each option with its price, then its note.'],
}

export const conformance: Conformance = {
  DeliveryChoice: {
    shows: (probe) => <DeliveryChoice {...food} {...probe} />,
    theme: 'MuiFormControl-root',
  },
}
