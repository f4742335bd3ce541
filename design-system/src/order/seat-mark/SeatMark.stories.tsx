import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SeatMark } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
const kinds = ['standard', 'premier', 'sofa', 'wheelchair', 'lounge'] as const

const meta: Meta<typeof SeatMark> = { title: 'Order/SeatMark', excludeStories: /^[a-z]/, component: SeatMark }
export default meta

type Story = StoryObj<typeof SeatMark>

export const Kinds: Story = {
  args: { kind: 'standard' },
  render: () => (
    <Row>
      {kinds.map((kind) => (
        <SeatMark key={kind} kind={kind} size={44} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')]
    // Told apart by their shape alone, as all are of one colour; their words stand beside them.
    await expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(kinds.length)
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={150}>
      {kinds.map((kind) => (
        <Case key={kind} name={kind}>
          <SeatMark kind={kind} size={44} /> <SeatMark kind={kind} />
        </Case>
      ))}
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The drawing of the map, with its name.">
        <SeatMark kind="sofa" />
        <span>Sofa for two</span>
      </Do>
      <Dont because="Drawings alone: which of them is a lounge seat?">
        <SeatMark kind="premier" />
        <SeatMark kind="sofa" />
        <SeatMark kind="lounge" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it in legends and lists, beside the seat’s name.', 'Take the very drawing of the map.'],
  dont: ['What the signs mean is `SeatLegend` of `seat-map`.', 'Don’t use it alone.'],
  announced: ['Nothing: its name stands beside it.'],
}

export const conformance: Conformance = {
  SeatMark: { shows: (probe) => <SeatMark kind="sofa" {...probe} /> },
}
