import { styled } from '../../foundations/styled/index.ts'
import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { RatingMark } from '../../films/rating-mark/index.ts'

const Film = styled('div', { name: 'FoyerOrderSummary', slot: 'Film' })({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 20,
  '& h2': { fontSize: '1.5rem', lineHeight: 1.2 },
  '& [data-slot=facts]': { display: 'flex', alignItems: 'center', gap: 8, marginBlock: '8px 8px' },
  '& p': { fontSize: 'var(--foyer-text-sm)', lineHeight: '1.25rem', color: 'var(--foyer-text-muted)' },
  '& p:first-of-type': { color: 'var(--foyer-text)', fontWeight: 650 },
  '& small': { color: 'var(--foyer-text-muted)' },
})

const Title = styled('h2', { name: 'FoyerOrderSummary', slot: 'Title' })({
  fontSize: '1.5rem',
  lineHeight: 1.2,
})

const Group = styled('div', { name: 'FoyerOrderSummary', slot: 'Group' })({
  marginBlockStart: 20,
  paddingBlockStart: 16,
  borderBlockStart: '1px solid var(--foyer-border)',
  fontSize: 'var(--foyer-text-sm)',
  '& > strong': { display: 'block', marginBlockEnd: 4 },
  '& > dl': { margin: 0 },
  '& > dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 4,
    lineHeight: '1.25rem',
  },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& dt > small': { display: 'block', color: 'var(--foyer-text-muted)' },
  '& [data-tone=muted]': { color: 'var(--foyer-text-muted)' },
  '& [data-tone=discount] > dd': { color: 'var(--foyer-success)', fontWeight: 600 },
})

const Total = styled('div', { name: 'FoyerOrderSummary', slot: 'Total' })({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > span': { fontSize: 'var(--foyer-text-sm)' },
  '& > strong': {
    whiteSpace: 'nowrap',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: '2rem',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
  },
})

export interface SummaryFilm {
  /** Of the film. */
  title: string
  /** Beside the words; none without one. */
  poster?: PictureSource | undefined
  /** Alternative text of the poster; empty if the title suffices. */
  posterAlt?: string | undefined
  /** The age mark, and what it means, read aloud. */
  rating?: { label: string; description?: string | undefined } | undefined
  /** As it is read: "1h 58m". */
  runtime?: string | undefined
  /** Day and time first (strong), then screen, then cinema. */
  lines: readonly string[]
}
export interface SummaryLine {
  /** Unique in its group. */
  id: string
  /** What is paid for: "2 × Adult". */
  label: string
  /** Under the label: what a package holds. */
  note?: string | undefined
  /** Formatted, with its currency: "£29.00". */
  amount: string
  /** Emphasis of the line; default 'text'. */
  tone?: 'text' | 'muted' | 'discount' | undefined
}
export interface SummaryGroup {
  /** Unique among the groups. */
  id: string
  /** "Row H, seats 10 to 12". */
  title?: string | undefined
  /** What it comes to, line by line. */
  lines: readonly SummaryLine[]
}

interface BodyProps {
  film: SummaryFilm | undefined
  /** In place of a film. */
  title: string
  groups: readonly SummaryGroup[]
  total: { label: string; amount: string }
  panel?: ReactNode
}

const Part = styled('div', { name: 'FoyerOrderSummary', slot: 'Part' })({
  marginBlockStart: 24,
  paddingBlockStart: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  // What the step is about may turn out to be nothing.
  '&:empty': { display: 'none' },
})

/** Content and cost of the order: the same in the panel and in a phone's sheet. */
export function SummaryBody({ film, title, groups, total, panel }: BodyProps) {
  return (
    <>
      {film === undefined ? (
        <Title>{title}</Title>
      ) : (
        <Film>
          <Picture
            source={film.poster}
            ratio="2:3"
            sizes="96px"
            alt={film.posterAlt ?? ''}
            maxWidth={320}
            rounded="md"
          />
          <div>
            <h2>{film.title}</h2>
            {(film.rating !== undefined || film.runtime !== undefined) && (
              <div data-slot="facts">
                {film.rating && <RatingMark {...film.rating} size="sm" />}
                {film.runtime !== undefined && <small>{film.runtime}</small>}
              </div>
            )}
            {film.lines.map((line, index) => (
              // Two of them may have the same text, and none changes its place.
              <p key={index}>{line}</p>
            ))}
          </div>
        </Film>
      )}
      {groups.map((group) => (
        <Group key={group.id}>
          {group.title !== undefined && <strong>{group.title}</strong>}
          {group.lines.length > 0 && (
            <dl>
              {group.lines.map((line) => (
                <div key={line.id} data-tone={line.tone}>
                  <dt>
                    {line.label}
                    {line.note !== undefined && <small>{line.note}</small>}
                  </dt>
                  <dd>
                    <bdi>{line.amount}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Group>
      ))}
      {panel !== undefined && <Part>{panel}</Part>}
      <Total>
        <span>{total.label}</span>
        <strong>
          <bdi>{total.amount}</bdi>
        </strong>
      </Total>
    </>
  )
}
