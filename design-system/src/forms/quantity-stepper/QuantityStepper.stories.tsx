import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { QuantityStepper } from './index.ts'

const labels = { decrease: 'One Adult fewer', increase: 'One Adult more' }
const Counter = ({ start }: { start: number }) => {
  const [value, setValue] = useState(start)
  return <QuantityStepper value={value} max={10} onChange={setValue} labels={labels} />
}

const nothing = () => undefined

const meta: Meta<typeof QuantityStepper> = {
  title: 'Forms/QuantityStepper',
  excludeStories: /^[a-z]/,
  component: QuantityStepper,
}
export default meta

type Story = StoryObj<typeof QuantityStepper>

export const None: Story = {
  args: { value: 0, max: 10, onChange: () => undefined, labels },
  render: () => <Counter start={0} />,
}
export const Two: Story = {
  args: { value: 2, max: 10, onChange: () => undefined, labels },
  render: () => <Counter start={2} />,
}
export const AtTheLimit: Story = { args: { value: 10, max: 10, onChange: () => undefined, labels } }

/** Fewer stands first, which is at the right. */
export const RightToLeft: Story = {
  args: { value: 2, max: 10, onChange: nothing, labels: { decrease: 'أنقص بالغًا', increase: 'زد بالغًا' } },
  decorators: [rightToLeft],
}

/** At nothing the minus goes away, and the focus moves to the plus. */
export const DownToNothing: Story = {
  ...Two,
  render: () => <Counter start={1} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'One Adult fewer' }))
    await expect(canvas.queryByRole('button', { name: 'One Adult fewer' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'One Adult more' })).toHaveFocus()
  },
}

/** Its words are only heard, whole; three figures stand between the buttons. */
export const LongText: Story = {
  args: {
    value: 188,
    max: 200,
    onChange: nothing,
    labels: {
      decrease: 'One fewer of the grown-ups who come with a school, its teachers among them',
      increase: 'One more of the grown-ups who come with a school, its teachers among them',
      value: '188 grown-ups who come with a school',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /^One fewer of .* among them$/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveAccessibleName('188 grown-ups who come with a school')
    await expect(canvas.getByRole('status').scrollWidth).toBeLessThanOrEqual(
      canvas.getByRole('status').clientWidth,
    )
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="None">
        <QuantityStepper value={0} max={10} onChange={nothing} labels={labels} />
      </Case>
      <Case name="Two">
        <QuantityStepper value={2} max={10} onChange={nothing} labels={labels} />
      </Case>
      <Case name="At the limit">
        <QuantityStepper value={10} max={10} onChange={nothing} labels={labels} />
      </Case>
      <Case name="None, hovered" force="hover" control="button:not([data-slot=less])">
        <QuantityStepper value={0} max={10} onChange={nothing} labels={labels} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <QuantityStepper value={2} max={10} onChange={nothing} labels={labels} />
      </Case>
      <Case name="Disabled">
        <QuantityStepper value={0} max={10} onChange={nothing} labels={labels} disabled />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A small number, reached by a few presses.">
        <QuantityStepper
          value={2}
          max={8}
          onChange={doNothing}
          labels={{ decrease: 'One ticket fewer', increase: 'One ticket more' }}
        />
      </Do>
      <Dont because="A number this large is typed: a number field.">
        <QuantityStepper
          value={120}
          max={400}
          onChange={doNothing}
          labels={{ decrease: 'One guest fewer', increase: 'One guest more' }}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for up to ten or so of something.', 'Name what is counted in the names of its buttons, once.'],
  dont: ['Larger numbers are typed: `number-field`.', 'Don’t disable a button at its bound: it says why.'],
  anatomy: ['Minus', 'Figure', 'Plus'],
  keys: buttonKeys,
  announced: ['Two buttons by name; the new figure is said as it changes.'],
}

const stepper = { max: 4, onChange: doNothing, labels: { decrease: 'One less', increase: 'One more' } }

export const conformance: Conformance = {
  QuantityStepper: {
    shows: (probe) => <QuantityStepper value={0} {...stepper} {...probe} />,
    states: { '[data-filled]': <QuantityStepper value={2} {...stepper} /> },
  },
}
