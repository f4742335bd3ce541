import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getPoster } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { SearchResults, type SearchResultGroup } from './index.ts'

const groups: SearchResultGroup[] = [
  {
    id: 'films',
    label: 'Films',
    results: [
      {
        id: '1',
        href: '#louder',
        title: 'Louder',
        text: 'A drummer who is losing her hearing has eleven days to finish the loudest record ever made.',
        poster: getPoster('louder'),
      },
      {
        id: '2',
        href: '#salt-road',
        title: 'The Salt Road',
        text: 'Six left. The desert counted them too.',
        poster: getPoster('the-salt-road'),
      },
    ],
  },
  {
    id: 'cinemas',
    label: 'Cinemas',
    results: [
      { id: '3', href: '#docklands', title: 'Halcyon Docklands', text: 'Graving Dock Way', icon: 'pin' },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    results: [{ id: '4', href: '#help', title: 'Help and questions', icon: 'info' }],
  },
]
const long: SearchResultGroup[] = [
  {
    id: 'films',
    label: 'Films',
    results: [
      {
        id: '1',
        href: '#skarn',
        title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
        text: 'A keeper counts the boats that do not come home, writes to each of their owners, and waits for a spring that the almanac has promised twice already.',
      },
    ],
  },
]
const arabic: SearchResultGroup[] = [
  {
    id: 'films',
    label: 'الأفلام',
    results: [{ id: '1', href: '#louder', title: 'أعلى', text: 'عازفة طبول.', poster: getPoster('louder') }],
  },
]

/** Kinds are parts of a page with a name each: beside others of their kind they need another one. */
const named = (where: string, shown = groups) =>
  shown.map((group) => ({ ...group, label: `${group.label} ${where}` }))

const meta: Meta<typeof SearchResults> = {
  title: 'Films/SearchResults',
  excludeStories: /^[a-z]/,
  component: SearchResults,
}
export default meta

type Story = StoryObj<typeof SearchResults>

export const Default: Story = {
  args: { groups },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { label, results } of groups) {
      const group = within(canvas.getByRole('region', { name: label }))
      await expect(group.getByRole('heading', { level: 2 })).toHaveTextContent(`${label} ${results.length}`)
      await expect(getTexts(group.getAllByRole('link'))).toEqual(results.map(({ title }) => title))
    }
  },
}

/** In the shape of a typeset list of films: words first. */
export const Programme: Story = { args: { groups, shape: 'Programme' } }
/** In that of tiles: pictures first. */
export const Tiles: Story = { args: { groups, shape: 'Tiles' } }
export const TilesOnAPhone: Story = { ...Tiles, globals: { viewport: { value: 'phone' } } }

const marked: SearchResultGroup[] = groups.slice(0, 1).map((group) => ({
  ...group,
  results: group.results.map((result, index) => ({
    ...result,
    watchlist: { label: `${result.title} in your watchlist`, pressed: index === 0 },
  })),
}))

/** Films with their marks: the row is the link's target, but for the mark at its end. */
export const WithMarks: Story = {
  args: { groups: marked },
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByRole('button', { name: 'Louder in your watchlist' })
    const { left, top, width, height } = mark.getBoundingClientRect()
    await expect(mark).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    )
  },
}

export const LongTextOnAPhone: Story = {
  args: { groups: long },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={340}>
      <Case name="As a programme" wide>
        <SearchResults groups={named('in a programme', marked)} shape="Programme" />
      </Case>
      <Case name="As tiles" wide>
        <SearchResults groups={named('in tiles', marked)} shape="Tiles" />
      </Case>
      <Case name="By kind" wide>
        <SearchResults groups={groups} />
      </Case>
      <Case name="In a panel">
        <SearchResults groups={named('in a panel')} compact headingLevel={3} />
      </Case>
      <Case name="In a panel, hovered" force="hover">
        <SearchResults groups={named('under the pointer', groups.slice(0, 1))} compact headingLevel={3} />
      </Case>
      <Case name="In a panel, focused" force="focus-visible">
        <SearchResults groups={named('with the focus', groups.slice(0, 1))} compact headingLevel={3} />
      </Case>
      <Case name="Looking for newer words">
        <SearchResults groups={named('from before', groups.slice(1))} busy />
      </Case>
      <Case name="Long words, no poster">
        <SearchResults groups={named('with long names', long)} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <SearchResults groups={arabic} />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="By kind, with how many there are of each." filled>
        <SearchResults groups={groups.slice(0, 2)} compact headingLevel={3} />
      </Do>
      <Dont because="A film, a cinema and a page in one list: each has to be read to know what it is." filled>
        <SearchResults
          groups={[
            {
              id: 'all',
              label: 'Results',
              results: groups.flatMap(({ results }) =>
                results
                  .slice(0, 1)
                  .map(({ id, href, title }) => ({ id, href, title, icon: 'search' as const })),
              ),
            },
          ]}
          compact
          headingLevel={3}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Group by kind: films, cinemas, pages.', 'Say how many there are in a status of the page.'],
  dont: ['Where there are none use `empty-state`.', 'Don’t load more without being asked.'],
  anatomy: ['Heading of the kind', 'Picture', 'Name, which is the link', 'A line'],
  keys: linkKeys,
  announced: ['A list of links under the heading of each kind.'],
}

export const conformance: Conformance = {
  SearchResults: {
    shows: (probe) => <SearchResults groups={[]} {...probe} />,
    states: {
      '[data-compact][aria-busy=true]': <SearchResults groups={[]} compact busy />,
    },
  },
}
