import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeft } from '../../stories/Frame.tsx'
import { poster } from '../../stories/fixtures.ts'
import { PosterCard } from '../poster-card/index.ts'
import { PosterWall } from './index.ts'

const slugs = [
  'ninth-floor',
  'the-hollow',
  'marrow',
  'the-quiet-tenant',
  'the-apothecarys-daughter',
  'what-the-tide-keeps',
  'louder',
  'kingfisher',
]

const meta: Meta<typeof PosterWall> = { title: 'Films/PosterWall', component: PosterWall }
export default meta

type Story = StoryObj<typeof PosterWall>

export const WithLead: Story = {
  args: { label: 'Now showing' },
  render: () => (
    <PosterWall label="Now showing">
      <PosterCard
        title="The Salt Road"
        href="/films/1/"
        poster={poster('the-salt-road')}
        rating={{ label: '12A' }}
        runtime="2h 11m"
        lead
        tag="Halcyon pick"
        tagline="Six left. The desert counted them too."
      />
      {slugs.map((slug) => (
        <PosterCard
          key={slug}
          title={slug.replaceAll('-', ' ')}
          href={`/films/${slug}/`}
          poster={poster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
}

export const RightToLeft: Story = {
  args: { label: 'يُعرض الآن' },
  render: () => (
    <PosterWall label="يُعرض الآن">
      {slugs.slice(0, 4).map((slug) => (
        <PosterCard
          key={slug}
          title="طريق الملح"
          href={`/films/${slug}/`}
          poster={poster(slug)}
          rating={{ label: '15' }}
          runtime="١ س ٥٨ د"
        />
      ))}
    </PosterWall>
  ),
  decorators: [rightToLeft],
}
export const OnAPhone: Story = { ...WithLead, globals: { viewport: { value: 'phone' } } }

export const LongTextOnAPhone: Story = {
  args: { label: 'Now showing' },
  render: () => (
    <PosterWall label="Now showing">
      {slugs.slice(0, 4).map((slug, index) => (
        <PosterCard
          key={slug}
          title={
            index === 1
              ? 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come'
              : slug.replaceAll('-', ' ')
          }
          href={`/films/${slug}/`}
          poster={poster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <PosterWall label="Now showing">
      <PosterCard
        title="The Salt Road"
        href="/films/1/"
        poster={poster('the-salt-road')}
        rating={{ label: '12A' }}
        runtime="2h 11m"
        lead
        tag="Halcyon pick"
        tagline="Six left. The desert counted them too."
      />
      {slugs.map((slug) => (
        <PosterCard
          key={slug}
          title={slug.replaceAll('-', ' ')}
          href={`/films/${slug}/`}
          poster={poster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
}
