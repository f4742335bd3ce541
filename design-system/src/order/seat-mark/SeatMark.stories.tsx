import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from '../../foundations/styled/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { SeatMark } from './index.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
const kinds = ['standard', 'premier', 'sofa', 'wheelchair', 'lounge'] as const

const meta: Meta<typeof SeatMark> = { title: 'Order/SeatMark', component: SeatMark }
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

export const Sheet: Story = {
  tags: ['sheet'],
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

export const RightToLeft: Story = { ...Sheet, tags: [], decorators: [rightToLeft] }
