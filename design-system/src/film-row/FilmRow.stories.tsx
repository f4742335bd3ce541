import type { Meta, StoryObj } from '@storybook/react-vite'
import { cinemas, poster } from '../../stories/fixtures.ts'
import { ShowtimeRow } from '../showtime-list/index.ts'
import { FilmRow } from './index.ts'

const meta: Meta<typeof FilmRow> = { title: 'Films/FilmRow', component: FilmRow }
export default meta

type Story = StoryObj<typeof FilmRow>

export const Default: Story = {
  args: {
    title: 'The Salt Road',
    href: '/films/the-salt-road/',
    poster: poster('the-salt-road'),
    rating: { label: '12A' },
    facts: ['2h 11m', 'Adventure'],
    synopsis:
      'When the wells at Tamrit fail, six salt carriers set out across nine hundred kilometres of white desert.',
    credits: 'Ines Okafor · Tomas Reyl, Adaeze Lindqvist',
    status: 'Halcyon pick',
    children: <ShowtimeRow showtimes={cinemas[0]?.groups[0]?.showtimes ?? []} />,
  },
}
