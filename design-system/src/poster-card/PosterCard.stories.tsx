import type { Meta, StoryObj } from '@storybook/react-vite'
import { Frame } from '../../stories/Frame.tsx'
import { poster } from '../../stories/fixtures.ts'
import { PosterCard } from './index.ts'

const times = {
  label: 'Today in Portmere',
  items: [
    { id: '1', label: '17:20', href: '/order/1/' },
    { id: '2', label: '20:05', href: '/order/2/' },
  ],
  all: { label: 'All times', href: '/films/the-hollow/' },
}
const bookmark = { label: 'Add to your watchlist', pressed: false, onPress: () => undefined }

const meta: Meta<typeof PosterCard> = { title: 'Films/PosterCard', component: PosterCard }
export default meta

type Story = StoryObj<typeof PosterCard>

export const Card: Story = {
  args: {
    title: 'The Hollow',
    href: '/films/the-hollow/',
    poster: poster('the-hollow'),
    rating: { label: 'PG' },
    runtime: '1h 41m',
    status: 'New this week',
    times,
    bookmark,
  },
  decorators: [(Story) => <Frame width={194}>{Story()}</Frame>],
}
export const Lead: Story = {
  args: {
    ...Card.args,
    title: 'The Salt Road',
    poster: poster('the-salt-road'),
    lead: true,
    tag: 'Halcyon pick',
    tagline: 'Six left. The desert counted them too.',
    facts: ['Adventure', 'Ines Okafor'],
  },
  decorators: [
    (Story) => (
      <Frame width={412} lifted>
        {Story()}
      </Frame>
    ),
  ],
}
export const LongTitleNoPoster: Story = {
  args: {
    title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
    href: '/films/skarn/',
    runtime: '2h 20m',
  },
  decorators: [(Story) => <Frame width={194}>{Story()}</Frame>],
}
