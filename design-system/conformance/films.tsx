import { AttributeLegend, ShowtimeKey } from '../src/films/attribute-legend/index.ts'
import { DayStrip } from '../src/navigation/day-strip/index.ts'
import { FilmFacts } from '../src/films/film-facts/index.ts'
import { FilmHero } from '../src/films/film-hero/index.ts'
import { FilmList } from '../src/films/film-list/index.ts'
import { FilmRow } from '../src/films/film-row/index.ts'
import { FilmThumbnail } from '../src/films/film-thumbnail/index.ts'
import { FilmTitle } from '../src/films/film-title/index.ts'
import { FreeSeats, FreeSeatsMark } from '../src/films/free-seats/index.ts'
import { HeroCarousel } from '../src/films/hero-carousel/index.ts'
import { PosterCard } from '../src/films/poster-card/index.ts'
import { PosterWall } from '../src/films/poster-wall/index.ts'
import { ProgrammeColumns } from '../src/films/programme-columns/index.ts'
import { PromotedTag } from '../src/films/promoted-tag/index.ts'
import { RatingMark } from '../src/films/rating-mark/index.ts'
import { RecentSearches } from '../src/films/recent-searches/index.ts'
import { ReleaseDate } from '../src/films/release-date/index.ts'
import { SearchResults } from '../src/films/search-results/index.ts'
import { FewLeftMark, ShowtimeButton } from '../src/films/showtime-button/index.ts'
import { ShowtimeList, ShowtimeRow } from '../src/films/showtime-list/index.ts'
import { StatusLabel } from '../src/films/status-label/index.ts'
import { TitleTreatment } from '../src/films/title-treatment/index.ts'
import { VideoDialog } from '../src/content/video-dialog/index.ts'
import { WatchlistButton } from '../src/actions/watchlist-button/index.ts'
import { cinemas, days, slides } from '../stories/fixtures.ts'
import type { Table } from './entry.ts'

const nothing = () => undefined
const film = { title: 'The Salt Road', href: '/films/the-salt-road/' }
const tone = { ground: '#120f2e', on: '#f7e6c8', accent: '#f0603c' }
const list = {
  label: 'Films',
  loadingLabel: 'Loading films',
  failure: { title: 'No films', text: 'They did not come.', retryLabel: 'Try again' },
  empty: { title: 'Nothing on' },
}
const time = { time: '19:30', href: '/order/1930/', words: { few: 'Few left', soldOut: 'Sold out' } }

/** Films, their times and their pictures. */
export const films: Table = {
  AttributeLegend: { shows: (probe) => <AttributeLegend items={[]} {...probe} /> },
  DayStrip: { shows: (probe) => <DayStrip label="Days" days={days} {...probe} /> },
  FewLeftMark: {
    shows: (probe) => <FewLeftMark {...probe} />,
    except: { theme: 'A mark of the showtime button, styled there by its slot.' },
  },
  FilmFacts: { shows: (probe) => <FilmFacts facts={['2h 11m']} {...probe} /> },
  FilmHero: { shows: (probe) => <FilmHero title="Louder" tone={tone} posterAlt="" facts={[]} {...probe} /> },
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
  FilmRow: { shows: (probe) => <FilmRow facts={[]} {...film} {...probe} /> },
  FilmThumbnail: {
    shows: (probe) => <FilmThumbnail title="Louder" {...probe} />,
    states: {
      '[data-kind=still][data-size=list]': <FilmThumbnail title="Louder" kind="still" size="list" />,
    },
  },
  FilmTitle: {
    shows: (probe) => <FilmTitle title="Louder" {...probe} />,
    states: { '[data-level="1"]': <FilmTitle title="Louder" headingLevel={1} /> },
  },
  FreeSeats: { shows: (probe) => <FreeSeats cinemas={[]} {...probe} /> },
  FreeSeatsMark: { shows: (probe) => <FreeSeatsMark share={0.5} {...probe} /> },
  HeroCarousel: {
    shows: (probe) => (
      <HeroCarousel
        label="Featured"
        slides={slides}
        labels={{ pause: 'Pause', play: 'Play', previous: 'Back', next: 'On', slide: (at) => `To ${at}` }}
        {...probe}
      />
    ),
  },
  PosterCard: {
    shows: (probe) => <PosterCard {...film} {...probe} />,
    states: { 'article[data-lead]': <PosterCard {...film} lead /> },
  },
  PosterWall: { shows: (probe) => <PosterWall label="Films" {...probe} /> },
  ProgrammeColumns: { shows: (probe) => <ProgrammeColumns columns={[]} emptyText="Nothing on" {...probe} /> },
  PromotedTag: {
    shows: (probe) => <PromotedTag promotion="Sponsored" label="Halcyon pick" {...probe} />,
    states: { '[data-promotion=ComingSoon]': <PromotedTag promotion="ComingSoon" label="Coming soon" /> },
  },
  RatingMark: {
    shows: (probe) => <RatingMark label="15" {...probe} />,
    states: { '[data-size=sm]': <RatingMark label="15" size="sm" /> },
  },
  RecentSearches: {
    shows: (probe) => (
      <RecentSearches
        label="Recent searches"
        clearLabel="Clear all"
        searches={[{ term: 'louder', href: '/search/?q=louder', removeLabel: 'Remove louder' }]}
        onRemove={nothing}
        onClear={nothing}
        {...probe}
      />
    ),
  },
  ReleaseDate: { shows: (probe) => <ReleaseDate date="2026-03-13" text="13 March 2026" {...probe} /> },
  SearchResults: {
    shows: (probe) => <SearchResults groups={[]} {...probe} />,
    states: {
      '[data-compact][aria-busy=true]': <SearchResults groups={[]} compact busy />,
    },
  },
  ShowtimeButton: {
    shows: (probe) => <ShowtimeButton {...time} {...probe} />,
    states: {
      'a[data-state=few][data-attribute=hero]': (
        <ShowtimeButton {...time} state="few" attribute={{ kind: 'hero' }} />
      ),
      'a[data-state=soldOut]': <ShowtimeButton {...time} state="soldOut" />,
      'a[data-state=started]': <ShowtimeButton {...time} state="started" />,
    },
  },
  ShowtimeKey: { shows: (probe) => <ShowtimeKey items={[]} {...probe} /> },
  ShowtimeList: { shows: (probe) => <ShowtimeList cinemas={cinemas} {...probe} /> },
  ShowtimeRow: {
    shows: (probe) => <ShowtimeRow showtimes={[]} {...probe} />,
    theme: 'FoyerShowtimeList-times',
  },
  StatusLabel: {
    shows: (probe) => <StatusLabel status="NowShowing" label="Now showing" {...probe} />,
    states: { '[data-status=PreBookNow]': <StatusLabel status="PreBookNow" label="Book early" /> },
  },
  TitleTreatment: {
    shows: (probe) => <TitleTreatment title="Louder" size="film" {...probe} />,
    states: { 'h1[data-size=hero]': <TitleTreatment title="Louder" size="hero" as="h1" /> },
  },
  VideoDialog: {
    shows: (probe) => (
      <VideoDialog
        open
        onClose={nothing}
        closeLabel="Close"
        title="Trailer"
        sources={[]}
        loadingText="Loading"
        failure={{ title: 'No trailer', text: 'It cannot be played.', retryLabel: 'Try again' }}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'FoyerDialog-root',
  },
  WatchlistButton: {
    shows: (probe) => (
      <WatchlistButton label="In your watchlist" pressed={false} onChange={nothing} {...probe} />
    ),
    theme: 'MuiIconButton-root',
  },
}
