import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SeatRow, type RowSeat } from './index.ts'

/** `x` taken, `y` yours, `f` free, from a number on. */
const fill = (states: string, from = 8): RowSeat[] =>
  [...states].map((state, index) => ({
    id: String(from + index),
    label: String(from + index),
    state: state === 'x' ? 'taken' : state === 'y' ? 'yours' : 'free',
  }))

const narrow = (Story: () => ReactNode) => <Frame width={420}>{Story()}</Frame>

const meta: Meta<typeof SeatRow> = {
  title: 'Order/SeatRow',
  excludeStories: /^[a-z]/,
  component: SeatRow,
}
export default meta

type Story = StoryObj<typeof SeatRow>

/** Three seats that are still free, with their neighbours. */
const stillThere = { row: 'H', seats: fill('xxyyyfffx') }

export const StillThere: Story = { args: stillThere, decorators: [narrow] }
export const Gone: Story = { args: { row: 'H', seats: fill('xxxxxfffx') }, decorators: [narrow] }
/** The row is not turned round: seat 1 stays where it is in the building. */
export const RightToLeft: Story = {
  ...StillThere,
  decorators: [narrow, rightToLeft],
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg')]
    await expect(first?.getBoundingClientRect().left).toBeLessThan(second?.getBoundingClientRect().left ?? 0)
  },
}

export const AllVariants: Story = {
  args: stillThere,
  tags: ['all-variants'],
  render: () => (
    <Cases min={340}>
      <Case name="Still there">
        <SeatRow row="H" seats={fill('xxyyyfx')} />
      </Case>
      <Case name="Gone">
        <SeatRow row="H" seats={fill('xxxxxfx')} />
      </Case>
      <Case name="A large party">
        <SeatRow row="AA" seats={fill('xyyyyyyyyyyf', 101)} />
      </Case>
      <Case name="Rows without letters">
        <SeatRow row="" seats={fill('fyyf')} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  args: stillThere,
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The seats in question, with their neighbours.">
        <SeatRow row="H" seats={fill('xyyyf')} />
      </Do>
      <Dont because="A whole row: what matters is lost in it.">
        <SeatRow row="H" seats={fill('ffffffxxffyyyffffxxffff', 1)} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Say beside it what it shows: it is silent.', 'Show a few seats on each side.'],
  dont: ['Seats are chosen in the `seat-map`.', 'A seat’s name alone is a `seat-chip`.'],
  anatomy: ['Letter of the row', 'Seats'],
  announced: ['Nothing: the text beside it says the same.'],
}

export const conformance: Conformance = {
  SeatRow: { shows: (probe) => <SeatRow row="H" seats={fill('xyf')} {...probe} /> },
}
