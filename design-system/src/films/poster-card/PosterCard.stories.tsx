import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Frame, rightToLeft } from '../../../stories/Frame.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { PosterCard } from './index.ts'

const times = {
  label: 'Today in Portmere',
  items: [
    { id: '1', label: '17:20', href: '/order/1/' },
    { id: '2', label: '20:05', href: '/order/2/' },
  ],
  all: { label: 'All times', href: '/films/the-hollow/' },
}
const watchlist = { label: 'In your watchlist', pressed: false, onChange: () => undefined }

const card = {
  title: 'The Hollow',
  href: '/films/the-hollow/',
  poster: getPoster('the-hollow'),
  rating: { label: 'PG' },
  runtime: '1h 41m',
  status: 'New this week',
  times,
  watchlist,
}

const meta: Meta<typeof PosterCard> = {
  title: 'Films/PosterCard',
  excludeStories: /^[a-z]/,
  component: PosterCard,
}
export default meta

type Story = StoryObj<typeof PosterCard>

export const Card: Story = {
  args: card,
  decorators: [(Story) => <Frame width={194}>{Story()}</Frame>],
}
export const Lead: Story = {
  args: {
    ...card,
    title: 'The Salt Road',
    poster: getPoster('the-salt-road'),
    lead: true,
    tag: 'Halcyon pick',
    tagline: 'Six left. The desert counted them too.',
    details: ['Adventure', 'Ines Okafor'],
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

export const RightToLeft: Story = {
  args: {
    ...card,
    title: 'طريق الملح',
    poster: getPoster('the-salt-road'),
    status: 'جديد هذا الأسبوع',
    runtime: 'ساعتان و١١ دقيقة',
    times: {
      ...times,
      label: 'اليوم في بورتمير',
      all: { label: 'كل المواعيد', href: '/films/the-salt-road/' },
    },
    watchlist: { ...watchlist, label: 'في قائمتك' },
  },
  decorators: [(Story) => <Frame width={194}>{Story()}</Frame>, rightToLeft],
}
export const Narrow: Story = { args: card, decorators: [(Story) => <Frame width={150}>{Story()}</Frame>] }

const played = fn()
/** With a trailer to play from the wall. */
export const WithTrailer: Story = {
  args: { ...card, trailer: { label: 'Trailer of The Hollow', onPress: played } },
  decorators: [(Story) => <Frame width={194}>{Story()}</Frame>],
  play: async ({ canvasElement }) => {
    played.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Trailer of The Hollow' }))
    await expect(played).toHaveBeenCalledTimes(1)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={194}>
      <Case name="Everything">
        <PosterCard {...card} />
      </Case>
      <Case name="Hovered" force="hover">
        <PosterCard {...card} title="The Hollow, hovered" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <PosterCard {...card} title="The Hollow, focused" />
      </Case>
      <Case name="On the watchlist">
        <PosterCard {...card} watchlist={{ ...watchlist, pressed: true }} />
      </Case>
      <Case name="Name alone">
        <PosterCard title="Odd Sock" href="/films/odd-sock/" poster={getPoster('odd-sock')} />
      </Case>
      <Case name="Long title, no poster">
        <PosterCard
          title="The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come"
          href="/films/skarn/"
          runtime="2h 20m"
        />
      </Case>
      <Case name="Lead" wide>
        <Frame width={412} lifted>
          <PosterCard
            {...card}
            title="The Salt Road"
            poster={getPoster('the-salt-road')}
            lead
            tag="Halcyon pick"
            tagline="Six left. The desert counted them too."
            details={['Adventure', 'Ines Okafor']}
          />
        </Frame>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The title as it is written; what is put forward has its tag." filled>
        <Frame width={194} lifted>
          <PosterCard
            title="Louder"
            href="/films/louder/"
            poster={getPoster('louder')}
            lead
            tag="Halcyon pick"
          />
        </Frame>
      </Do>
      <Dont because="Advertising in the title: it is read aloud, sorted and searched." filled>
        <Frame width={194} lifted>
          <PosterCard
            title="LOUDER!!! Last chance, book now"
            href="/films/louder/"
            poster={getPoster('louder')}
          />
        </Frame>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a film of a wall: poster, title, facts and next times.',
    'Let the title wrap to two lines.',
  ],
  dont: [
    'The picture alone is a `film-thumbnail`; with a synopsis `film-row`.',
    'Don’t cover the lettering.',
  ],
  anatomy: ['Poster', 'Tag, if any', 'Title', 'Facts', 'Times'],
  keys: linkKeys,
  announced: ['The title as a link, then facts and times.'],
}

const film = { title: 'The Salt Road', href: '/films/the-salt-road/' }

export const conformance: Conformance = {
  PosterCard: {
    shows: (probe) => <PosterCard {...film} {...probe} />,
    states: { 'article[data-lead]': <PosterCard {...film} lead /> },
  },
}
