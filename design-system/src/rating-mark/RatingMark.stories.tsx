import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { RatingMark } from './index.ts'

const meta: Meta<typeof RatingMark> = { title: 'Atoms/RatingMark', component: RatingMark }
export default meta

type Story = StoryObj<typeof RatingMark>

export const Medium: Story = { args: { label: '12A', description: 'With an adult below 12' } }
export const Small: Story = { args: { label: '15', size: 'sm' } }

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases min={140}>
      {['U', 'PG', '12A', '15', '18', 'TBC'].map((label) => (
        <Case key={label} name={`${label}, both sizes`}>
          <RatingMark label={label} /> <RatingMark label={label} size="sm" />
        </Case>
      ))}
    </Cases>
  ),
}

export const RightToLeft: Story = { ...Sheet, tags: [], decorators: [rightToLeft] }
