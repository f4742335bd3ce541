import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilmFacts } from './index.ts'

const meta: Meta<typeof FilmFacts> = { title: 'Films/FilmFacts', component: FilmFacts }
export default meta

type Story = StoryObj<typeof FilmFacts>

export const Full: Story = {
  args: { rating: { label: '12A' }, facts: ['2h 11m', 'Adventure', 'Opens Friday 13 March'] },
}
export const WithoutRating: Story = { args: { facts: ['1h 44m'] } }
