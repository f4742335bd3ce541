import type { ComponentPropsWithRef } from 'react'
import type { Rating } from '../film-metadata/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { PromotedTag, type PromotedTagProps } from '../promoted-tag/index.ts'
import { RatingMark } from '../rating-mark/index.ts'
import { ReleaseDate, type ReleaseDateProps } from '../release-date/index.ts'
import { StatusLabel, type StatusLabelProps } from '../status-label/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerFilmTitle', slot: 'Root' })({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  minInlineSize: 0,
  '& :is(h1, h2, h3, h4)': {
    minInlineSize: 0,
    fontSize: 'var(--foyer-text-xl)',
    lineHeight: 1.12,
    overflowWrap: 'anywhere',
  },
  '& h1': { fontSize: 'var(--foyer-text-2xl)', outline: 'none' },
  '& h4': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& > [data-slot=head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    minInlineSize: 0,
  },
  '& > [data-slot=meta]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
})

export interface FilmTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Of the film. */
  title: string
  /** To the film's page. */
  href?: string | undefined
  /** The censor's. */
  rating?: Rating | undefined
  /** Its status in the programme. */
  status?: Pick<StatusLabelProps, 'status' | 'label'> | undefined
  /** Reason of the promotion. */
  promoted?: Pick<PromotedTagProps, 'promotion' | 'label'> | undefined
  /** From when on it is shown. */
  released?: Pick<ReleaseDateProps, 'date' | 'text' | 'lead'> | undefined
  /** Heading level; default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
}

/**
 * A film's title as text, with its censor rating, and optionally tag, status and release date: for a title outside of
 * lists, such as over a member's rating. In a list, `poster-card` and `film-row` render titles themselves. As lettering
 * on a hero see `title-treatment`. Our own: styled text, for which Material UI's Typography would add nodes.
 */
export function FilmTitle(props: FilmTitleProps) {
  const { title, href, rating, status, promoted, released, headingLevel = 2, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Root data-level={headingLevel} {...rest}>
      {promoted && <PromotedTag {...promoted} />}
      <div data-slot="head">
        <Heading tabIndex={headingLevel === 1 ? -1 : undefined}>
          {href === undefined ? title : <PlainLink href={href}>{title}</PlainLink>}
        </Heading>
        {rating && <RatingMark {...rating} />}
      </div>
      {(status ?? released) && (
        <div data-slot="meta">
          {status && <StatusLabel {...status} />}
          {released && <ReleaseDate {...released} />}
        </div>
      )}
    </Root>
  )
}
