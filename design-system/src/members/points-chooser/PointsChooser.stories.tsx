import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { PointsChooser } from './index.ts'

const options = [
  { value: 'p160', label: '160 points', note: 'To Gold, and what it brings', price: '£1.60' },
  { value: 'p500', label: '500 points', price: '£5.00' },
  { value: 'p2000', label: '2,000 points', note: '100 more on top', price: '£20.00' },
]
const question = { label: 'How many?', name: 'points', options }

const meta: Meta<typeof PointsChooser> = {
  title: 'Members/PointsChooser',
  excludeStories: /^[a-z]/,
  component: PointsChooser,
  args: { ...question, defaultValue: 'p500' },
}
export default meta

type Story = StoryObj<typeof PointsChooser>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('radio', { name: '2,000 points £20.00' })
    await userEvent.click(more)
    await expect(more).toBeChecked()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'كم نقطة؟',
    options: [{ value: 'p500', label: '٥٠٠ نقطة', note: 'إلى الذهبي', price: '٥٫٠٠ £' }],
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    options: [
      {
        value: 'p500',
        label: '500 points of the friends of the organ of the picture house',
        note: 'To the next of its circles, and all that it brings to those who are in it',
        price: '£5,000.00',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={360}>
      <Case name="Chosen">
        <PointsChooser {...question} name="chosen" defaultValue="p500" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <PointsChooser {...question} name="focused" options={options.slice(0, 1)} />
      </Case>
      <Case name="One that cannot be had, and an error">
        <PointsChooser
          {...question}
          name="failed"
          error="Choose how many."
          options={options.map((option, index) => ({ ...option, disabled: index === 2 }))}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Each says what it costs, and the one that leads on what it brings." filled>
        <PointsChooser {...question} name="do" defaultValue="p160" />
      </Do>
      <Dont because="Nothing is for sale but the first: a sentence and a button say it." filled>
        <PointsChooser {...question} name="dont" options={options.slice(0, 1)} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say in the note what the points bring.', 'Begin with a choice that is good for most.'],
  dont: ['The value of a gift card is an `amount-chooser`.', 'Ways to pay are `payment-option`.'],
  anatomy: ['Legend', 'Circle', 'Points', 'What they bring', 'Price'],
  keys: radioKeys,
  announced: ['A radio group by its legend; each option with its price, then its note.'],
}

export const conformance: Conformance = {
  PointsChooser: {
    shows: (probe) => <PointsChooser {...question} {...probe} />,
    theme: 'MuiFormControl-root',
  },
}
