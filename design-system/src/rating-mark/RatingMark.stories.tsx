import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingMark } from './index.ts'

const meta: Meta<typeof RatingMark> = { title: 'Atoms/RatingMark', component: RatingMark }
export default meta

type Story = StoryObj<typeof RatingMark>

export const Medium: Story = { args: { label: '12A', description: 'With an adult below 12' } }
export const Small: Story = { args: { label: '15', size: 'sm' } }
