import type { Meta, StoryObj } from '@storybook/react-vite'
import { backdrop } from '../../stories/fixtures.ts'
import { ContentTiles } from './index.ts'

const meta: Meta<typeof ContentTiles> = { title: 'Films/ContentTiles', component: ContentTiles }
export default meta

type Story = StoryObj<typeof ContentTiles>

export const Three: Story = {
  args: {
    tiles: [
      {
        id: '1',
        picture: backdrop('kingfisher'),
        alt: '',
        label: 'Vast',
        title: 'Wall to wall, floor to ceiling',
        text: 'Twenty-two metres of curved screen and twin laser projectors.',
        action: { label: 'See films in Vast', href: '/vast/' },
      },
      {
        id: '2',
        picture: backdrop('marrow'),
        alt: '',
        label: 'Recliner',
        title: 'Put your feet up, nobody minds',
        text: 'Powered seats with a table and room for a coat.',
        action: { label: 'Find a recliner screen', href: '/recliner/' },
      },
      {
        id: '3',
        picture: backdrop('orbit-decay'),
        alt: '',
        label: 'Aurora sound',
        title: 'Rain that comes from above',
        text: 'Sixty-four speakers, eleven of them overhead.',
        action: { label: 'Hear what’s on', href: '/sound/' },
      },
    ],
  },
}
