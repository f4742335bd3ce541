import type { Meta, StoryObj } from '@storybook/react-vite'
import { cinemas } from '../../stories/fixtures.ts'
import { ShowtimeList } from './index.ts'

const meta: Meta<typeof ShowtimeList> = { title: 'Films/ShowtimeList', component: ShowtimeList }
export default meta

type Story = StoryObj<typeof ShowtimeList>

export const TwoCinemas: Story = { args: { cinemas } }
export const Phone: Story = { ...TwoCinemas, globals: { viewport: { value: 'phone' } } }

/** Two cinemas with every state of a time. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => <ShowtimeList cinemas={cinemas} />,
}
