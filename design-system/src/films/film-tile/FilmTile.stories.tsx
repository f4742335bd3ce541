import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { cinemas, poster } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmList, type FilmListProps } from '../film-list/index.ts'
import type { FilmRowProps } from '../film-row/index.ts'
import { TimeLinks } from '../time-links/index.ts'
import { FilmTile } from './index.ts'

const showtimes = cinemas[0]?.groups[0]?.showtimes ?? []
const entry: FilmRowProps = {
  title: 'The Salt Road',
  href: '/films/the-salt-road/',
  poster: poster('the-salt-road'),
  rating: { label: '12A' },
  details: ['2h 11m', 'Adventure'],
  synopsis:
    'When the wells at Tamrit fail, six salt carriers set out across nine hundred kilometres of white desert.',
  credits: 'Ines Okafor · Tomas Reyl, Adaeze Lindqvist',
  children: <TimeLinks label="The Salt Road" showtimes={showtimes} variant="pills" />,
}

const list: Omit<FilmListProps, 'children' | 'label'> = {
  mode: 'Tiles',
  loadingLabel: 'Loading',
  failure: { title: 'No films', text: 'They did not come.', retryLabel: 'Try again' },
  empty: { title: 'No films' },
}

const meta: Meta<typeof FilmTile> = {
  title: 'Films/FilmTile',
  excludeStories: /^[a-z]/,
  component: FilmTile,
}
export default meta

type Story = StoryObj<typeof FilmTile>

/** A large poster with its times beneath. */
export const Default: Story = { args: entry }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: {
    ...entry,
    title: 'طريق الملح',
    details: ['ساعتان و١١ دقيقة', 'مغامرة'],
    synopsis: 'ستة يحملون الملح عبر الصحراء البيضاء.',
    credits: 'إيناس أوكافور',
    children: undefined,
  },
  decorators: [rightToLeft],
}

const played = fn()
export const PromotedWithTrailer: Story = {
  args: {
    ...entry,
    tag: { promotion: 'Sponsored', label: 'Sponsored' },
    status: 'Last days',
    watchlist: { label: 'The Salt Road in your watchlist', pressed: true },
    trailer: { label: 'Trailer', accessibleName: 'Trailer of The Salt Road', onPress: played },
  },
  play: async ({ canvasElement }) => {
    played.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Trailer of The Salt Road' }))
    await expect(played).toHaveBeenCalledTimes(1)
  },
}

/** In a list: full, long without a poster, and without times. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <FilmList {...list} label="Films">
      <FilmTile key="salt" {...entry} watchlist={{ label: 'In your watchlist', pressed: true }} />
      <FilmTile
        key="skarn"
        title="The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come"
        href="/films/skarn/"
        details={['2h 20m', 'Drama']}
        tag={{ promotion: 'Sponsored', label: 'Sponsored' }}
        trailer={{ label: 'Trailer', accessibleName: 'Trailer of Skarn', onPress: played }}
      >
        <TimeLinks
          label="Times of The Last Lighthouse Keeper"
          showtimes={cinemas[0]?.groups[2]?.showtimes ?? []}
          variant="pills"
        />
      </FilmTile>
      <FilmTile
        key="louder"
        title="Louder"
        href="/films/louder/"
        poster={poster('louder')}
        details={['1h 44m']}
      >
        <p>No times on this day.</p>
      </FilmTile>
    </FilmList>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="The title, what it is, and when." filled>
        <FilmTile {...entry} headingLevel={3} />
      </Do>
      <Dont because="Day and cinema again with every film: the heading of the list has said them." filled>
        <FilmTile
          {...entry}
          headingLevel={3}
          details={['Tonight', 'Halcyon Docklands', 'Portmere', '2h 11m']}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it throughout a list: a brand has one shape of its lists.', 'Give it its times as `time-links`.'],
  dont: ['Posters without times are a `poster-card`.', 'Don’t mix it with another shape.'],
  anatomy: ['Tag', 'Poster and trailer', 'Title', 'Facts', 'Times'],
  keys: linkKeys,
  announced: ['The title as heading and link, then its times as a list.'],
}

export const conformance: Conformance = {
  FilmTile: { shows: (probe) => <FilmTile title="Louder" href="/films/louder/" details={[]} {...probe} /> },
}
