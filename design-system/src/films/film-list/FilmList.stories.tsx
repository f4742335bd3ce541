import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { filterLabels, genres } from '../../../stories/filters.ts'
import { getPoster, toTitle } from '../../../stories/fixtures.ts'
import { FilmRow } from '../film-row/index.ts'
import { PosterCard } from '../poster-card/index.ts'
import { SingleFilter } from '../single-filter/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmList } from './index.ts'

const nothing = () => undefined
const slugs = [
  'ninth-floor',
  'the-hollow',
  'marrow',
  'the-quiet-tenant',
  'louder',
  'kingfisher',
  'the-salt-road',
]
const cards = slugs.map((slug) => (
  <PosterCard
    key={slug}
    title={toTitle(slug)}
    href={`/films/${slug}/`}
    poster={getPoster(slug)}
    rating={{ label: '15' }}
    runtime="1h 58m"
  />
))
const plain = {
  label: 'Films',
  loadingLabel: 'Loading films',
  failure: {
    title: 'Sorry, something went wrong.',
    text: 'The films did not load.',
    retryLabel: 'Retry',
    onRetry: nothing,
  },
  empty: { title: 'No films here today', text: 'The next ones come on Friday.' },
  carousel: {
    labels: {
      previous: 'Back',
      next: 'On',
      stop: (position: number, total: number) => `To ${position} of ${total}`,
      pause: 'Pause',
      play: 'Play',
    },
  },
}

const rows = slugs
  .slice(0, 3)
  .map((slug) => (
    <FilmRow
      key={slug}
      title={toTitle(slug)}
      href={`/films/${slug}/`}
      poster={getPoster(slug)}
      rating={{ label: '15' }}
      details={['1h 58m', 'Thriller']}
      synopsis="A night porter counts the lit windows of a closed hotel. There should be none."
    />
  ))

const meta: Meta<typeof FilmList> = { title: 'Films/FilmList', excludeStories: /^[a-z]/, component: FilmList }
export default meta

type Story = StoryObj<typeof FilmList>

export const Wall: Story = { args: { ...plain, children: cards } }
export const Row: Story = { args: { ...plain, children: cards, mode: 'Carousel' } }
/** With words and times: what a page of films is. */
export const UnderEachOther: Story = { args: { ...plain, children: rows, mode: 'Rows' } }
/** What chooses among them is the caller's: one question here, several in a `composite-filter`. */
export const WithAFilter: Story = {
  args: {
    ...plain,
    children: cards,
    filter: (
      <SingleFilter
        label="Genre"
        allLabel="All"
        options={genres.slice(0, 4)}
        selected={['comedy']}
        onChange={nothing}
        labels={filterLabels}
      />
    ),
  },
}
export const Loading: Story = { args: { ...plain, state: 'loading' } }
export const OnAPhone: Story = {
  args: { ...plain, children: cards },
  globals: { viewport: { value: 'phone' } },
}

const cleared = fn()
/** Filters that leave no film can be cleared together. */
export const NothingLeft: Story = {
  args: {
    ...plain,
    empty: {
      title: 'No films for these filters',
      clear: { label: 'Clear all filters', onPress: cleared },
    },
  },
  play: async ({ canvasElement }) => {
    cleared.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all filters' }))
    await expect(cleared).toHaveBeenCalledTimes(1)
  },
}

/** Titles and words of many lines: a row, a wall and a list stay what they are. */
export const LongText: Story = {
  args: {
    ...plain,
    label: 'Films that are worth a long way through the rain on a Tuesday in November',
    mode: 'Carousel',
    children: slugs.map((slug, index) => (
      <PosterCard
        key={slug}
        title={
          index % 2 === 0
            ? 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come'
            : toTitle(slug)
        }
        href={`/films/${slug}/`}
        poster={getPoster(slug)}
        rating={{ label: '15' }}
        runtime="1h 58m"
      />
    )),
  },
}
export const LongTextOnAPhone: Story = {
  args: { ...LongText.args, mode: 'Grid' },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A row" wide>
        <FilmList {...plain} label="A row of films" mode="Carousel">
          {cards}
        </FilmList>
      </Case>
      <Case name="A row on its way" wide>
        <FilmList {...plain} mode="Carousel" state="loading" />
      </Case>
      <Case name="A wall" wide>
        <FilmList {...plain} label="A wall of films">
          {cards}
        </FilmList>
      </Case>
      <Case name="Under each other" wide>
        <FilmList {...plain} label="Films under each other" mode="Rows">
          {rows}
        </FilmList>
      </Case>
      <Case name="None, several filters" wide>
        <FilmList
          {...plain}
          empty={{
            title: 'No films for these filters',
            clear: { label: 'Clear all filters', onPress: nothing },
          }}
        />
      </Case>
      <Case name="Failed" wide>
        <FilmList {...plain} state="failure" />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <FilmList {...plain} label="أفلام">
            {cards.slice(0, 3)}
          </FilmList>
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^To 1 of/ }, { timeout: 10_000 })
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It names what left nothing, and takes it back at once." filled>
        <FilmList
          {...plain}
          empty={{
            title: 'No films for Horror and Bring a baby',
            clear: { label: 'Clear all filters', onPress: nothing },
          }}
        />
      </Do>
      <Dont because="Nothing of what? And there is no way on." filled>
        <FilmList {...plain} empty={{ title: 'No results' }} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for films from the first wait to the last word when there are none.',
    'Say how many there are in a status.',
  ],
  dont: ['Posters that are always there are a `poster-wall`.', 'Don’t mix it with other cards.'],
  anatomy: [
    'Filter, if any',
    'Cards, or what stands for them while they load',
    'Word and way on when there are none',
  ],
  keys: [
    ['Tab', 'Moves through the filter and the links of the cards.'],
    ['Enter', 'Follows a link; tries again, or clears the filters, where a button says so.'],
  ],
  announced: ['A list of films; loading, failure and emptiness say themselves.'],
}

const list = {
  label: 'Films',
  loadingLabel: 'Loading films',
  failure: { title: 'No films', text: 'They did not come.', retryLabel: 'Try again' },
  empty: { title: 'Nothing on' },
}

export const conformance: Conformance = {
  FilmList: {
    shows: (probe) => <FilmList {...list} {...probe} />,
    states: {
      '[data-state=loading][data-mode=Grid]': <FilmList {...list} state="loading" />,
      '[data-state=success][data-mode=Rows]': (
        <FilmList {...list} mode="Rows">
          {[<p key="one">One</p>]}
        </FilmList>
      ),
      '[data-state=failure]': <FilmList {...list} state="failure" />,
      '[data-state=success]': <FilmList {...list}>{[<p key="one">One</p>]}</FilmList>,
    },
  },
}
