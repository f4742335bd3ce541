import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { getPoster, toTitle } from '../../../stories/fixtures.ts'
import { PosterCard } from '../poster-card/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
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

const meta: Meta<typeof PosterWall> = {
  title: 'Films/PosterWall',
  excludeStories: /^[a-z]/,
  component: PosterWall,
}
export default meta

type Story = StoryObj<typeof PosterWall>

export const WithLead: Story = {
  args: { label: 'Now showing' },
  render: () => (
    <PosterWall label="Now showing">
      <PosterCard
        title="The Salt Road"
        href="/films/1/"
        poster={getPoster('the-salt-road')}
        rating={{ label: '12A' }}
        runtime="2h 11m"
        lead
        tag="Halcyon pick"
        tagline="Six left. The desert counted them too."
      />
      {slugs.map((slug) => (
        <PosterCard
          key={slug}
          title={toTitle(slug)}
          href={`/films/${slug}/`}
          poster={getPoster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
  play: async ({ canvasElement }) => {
    const films = within(within(canvasElement).getByRole('list', { name: 'Now showing' })).getAllByRole(
      'listitem',
    )
    await expect(films).toHaveLength(slugs.length + 1)
    // The lead takes two columns.
    await expect(getBox(films[0]).width).toBeGreaterThan(2 * getBox(films[1]).width)
  },
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
          poster={getPoster(slug)}
          rating={{ label: '15' }}
          runtime="١ س ٥٨ د"
        />
      ))}
    </PosterWall>
  ),
  decorators: [rightToLeft],
}
export const OnAPhone: Story = {
  ...WithLead,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [lead, ...films] = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(films[0]?.top).toBe(films[1]?.top)
    await expect(films[2]?.top).toBeGreaterThan(films[1]?.bottom ?? NaN)
    await expect(lead?.right).toBe(films[1]?.right)
    await expectNoOverflow({ canvasElement })
  },
}

/** One row: the third one is cut, which says that there are more. */
export const SwipedOnAPhone: Story = {
  args: { label: 'Because you liked Ninth Floor', swiped: true },
  render: (args) => (
    <PosterWall {...args}>
      {slugs.slice(0, 6).map((slug) => (
        <PosterCard
          key={slug}
          title={toTitle(slug)}
          href={`/films/${slug}/`}
          poster={getPoster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const films = within(canvasElement).getAllByRole('listitem').map(getBox)
    await expect(new Set(films.map(({ top }) => top)).size).toBe(1)
    await expectNoOverflow({ canvasElement })
  },
}

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
              : toTitle(slug)
          }
          href={`/films/${slug}/`}
          poster={getPoster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { name: /^The Last Lighthouse Keeper/ })
    const lines = getBox(title).height / Number.parseFloat(getComputedStyle(title).lineHeight)
    await expect(Math.round(lines)).toBe(2)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <PosterWall label="Now showing">
      <PosterCard
        title="The Salt Road"
        href="/films/1/"
        poster={getPoster('the-salt-road')}
        rating={{ label: '12A' }}
        runtime="2h 11m"
        lead
        tag="Halcyon pick"
        tagline="Six left. The desert counted them too."
      />
      {slugs.map((slug) => (
        <PosterCard
          key={slug}
          title={toTitle(slug)}
          href={`/films/${slug}/`}
          poster={getPoster(slug)}
          rating={{ label: '15' }}
          runtime="1h 58m"
        />
      ))}
    </PosterWall>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="One lead, and all the others alike." filled>
        <PosterWall label="Now showing">
          {slugs.slice(0, 5).map((slug, index) => (
            <PosterCard
              key={slug}
              title={toTitle(slug)}
              href={`/films/${slug}/`}
              poster={getPoster(slug)}
              {...(index === 0 ? { lead: true, tag: 'Halcyon pick' } : {})}
            />
          ))}
        </PosterWall>
      </Do>
      <Dont because="Where every film is put forward, none is." filled>
        <PosterWall label="Now showing, all of them leads">
          {slugs.slice(0, 2).map((slug) => (
            <PosterCard
              key={slug}
              title={toTitle(slug)}
              href={`/films/${slug}/`}
              poster={getPoster(slug)}
              lead
              tag="Halcyon pick"
            />
          ))}
        </PosterWall>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for films that are all worth the same look.', 'Let one lead take two columns at most.'],
  dont: ['With waiting and failure use `film-list`.', 'Don’t leave gaps in the last row on purpose.'],
  anatomy: ['Lead, if any: two columns', 'Cards'],
  keys: linkKeys,
  announced: ['A list of cards.'],
}

export const conformance: Conformance = {
  PosterWall: { shows: (probe) => <PosterWall label="Films" {...probe} /> },
}
