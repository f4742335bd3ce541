import { PosterCollage } from '@foyer/design-system/films/poster-collage'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../../context/hooks.ts'
import { Illustration } from '../../page/Illustration.tsx'
import { getFilmPicture } from '../../film/film-pictures.ts'

/** Least height of a wide page, px: three posters in a column. */
const leastHeight = 720

const Root = styled(PageContainer, { name: 'FoyerSignInLayout', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A form begins where its fields do, however the brand sets its headings.
  '--foyer-heading-align': 'start',
  '--foyer-heading-margin': '0',
  '--foyer-page-title': '44px',
  [media.below.sm]: { '--foyer-page-title': '32px' },
  '& > [data-slot=posters]': {
    [media.below.md]: { marginInline: 'calc(-1 * var(--foyer-page-margin))' },
  },
  '& > [data-slot=form]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 28,
    // The ways in stand together.
    '& > form ~ :is(a, button)': { marginBlockStart: -8 },
    alignSelf: 'center',
    inlineSize: '100%',
    maxInlineSize: 520,
    marginInline: 'auto',
    paddingBlock: '48px 72px',
    [media.below.sm]: { paddingBlock: '36px 56px' },
  },
  [media.up.md]: {
    minBlockSize: `max(calc(100svh - var(--foyer-header-height)), ${leastHeight}px)`,
    '&[data-with-posters]': { gridTemplateColumns: 'minmax(0, 700fr) minmax(0, 508fr)', columnGap: 72 },
  },
})

/** Posters of a collage: five in each of three columns. */
const mostPosters = 15
/** Fewer leave a column without one. */
const fewestPosters = 3

/** Posters of what is showing beside a form that has the page to itself; the form alone where hardly anything is showing. */
export const SignInLayout = observer(function SignInLayout({ children }: { children: ReactNode }) {
  const { listing, routes } = useStores()
  const films = listing.of('NowShowing').slice(0, mostPosters)
  const hasPosters =
    listing.state === 'pending' || (listing.state === 'ready' && films.length >= fewestPosters)
  return (
    <Root data-with-posters={hasPosters ? '' : undefined}>
      {hasPosters && (
        <div data-slot="posters">
          <PosterCollage
            posters={films.map((film) => ({
              id: film.id,
              source: getFilmPicture(film, 'FilmPosterGraphic', routes),
            }))}
          />
        </div>
      )}
      <div data-slot="form">
        {!hasPosters && <Illustration name="signIn" />}
        {children}
      </div>
    </Root>
  )
})
