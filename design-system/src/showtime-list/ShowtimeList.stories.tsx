import type { Meta, StoryObj } from '@storybook/react-vite'
import { cinemas } from '../../stories/fixtures.ts'
import { ShowtimeList, ShowtimeRow } from './index.ts'
import { rightToLeft } from '../../stories/Frame.tsx'

const meta: Meta<typeof ShowtimeList> = {
  title: 'Films/ShowtimeList',
  component: ShowtimeList,
  subcomponents: { ShowtimeRow },
}
export default meta

type Story = StoryObj<typeof ShowtimeList>

export const TwoCinemas: Story = { args: { cinemas } }
export const Phone: Story = { ...TwoCinemas, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...TwoCinemas, decorators: [rightToLeft] }
/** A cinema with a long name, nothing else known of it, and no times. */
export const LongTextWithoutTimes: Story = {
  args: {
    cinemas: [
      {
        id: '1',
        name: 'The Orpheum at the Old Corn Exchange and Assembly Rooms, Castermouth',
        lines: [],
        groups: [],
      },
    ],
  },
}

/** Two cinemas with every state of a time. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => <ShowtimeList cinemas={cinemas} />,
}
