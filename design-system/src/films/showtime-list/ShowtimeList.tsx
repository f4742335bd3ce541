import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { Icon, isIconName } from '../../foundations/icon/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { ShowtimeButton, type ShowtimeButtonProps } from '../showtime-button/index.ts'

const Root = styled('div', { name: 'FoyerShowtimeList', slot: 'Root' })({
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& > section': {
    display: 'grid',
    gridTemplateColumns: '3fr 9fr',
    gap: '20px var(--foyer-gutter)',
    paddingBlock: 32,
    borderBlockStart: '1px solid var(--foyer-border)',
    [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 24 },
  },
  '&[data-short]': {
    [media.up.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 48,
      '& > section': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 16 },
      // The last of an odd number has the line for itself.
      '& > section:last-child:nth-child(odd)': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 48,
      },
      '& > section > div > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  '& > section > header :is(h2, h3, h4)': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& > section > header a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
  '& > section > header p': {
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
})

const Group = styled('div', { name: 'FoyerShowtimeList', slot: 'Group' })({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 24,
  borderBlockStart: '1px dashed var(--foyer-border)',
  '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& > [data-slot=label]': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    alignContent: 'start',
    gap: '0 12px',
  },
  '& > [data-slot=label] > svg': {
    gridRow: 'span 2',
    marginBlockStart: 2,
    color: 'var(--foyer-hero-edge, var(--foyer-primary-text))',
  },
  '& > [data-slot=label] > strong': { gridColumn: 2, lineHeight: 1.3 },
  // The pictures of a list are in a column of their own; a list without any has no such column.
  '& > [data-slot=label][data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > [data-slot=label][data-plain] > *': { gridColumn: 1 },
  '& > [data-slot=label] > small': {
    gridColumn: 2,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.35,
  },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 20 },
})

const Times = styled('ul', { name: 'FoyerShowtimeList', slot: 'Times' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.below.sm]: {
    display: 'grid',
    // Three per row; fewer with large type.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(5.5rem, (100% - 20px) / 3)), 1fr))',
    '& > li > *': { inlineSize: '100%' },
  },
})

export interface ShowtimeEntry extends ShowtimeButtonProps {
  /** Tells the showtimes of a row apart. */
  id: string
}

export interface ShowtimeCinema {
  /** Tells the cinemas apart. */
  id: string
  /** Its heading, and the name of its part of the page. */
  name: string
  /** Address of its page; without one its name is no link. */
  href?: string | undefined
  /** Address, distance, facilities. */
  lines: readonly string[]
  /** One row per attribute: its name, a note below it, and its icon of the set. */
  groups: readonly {
    id: string
    label: string
    note?: string | undefined
    icon?: string | null | undefined
    showtimes: readonly ShowtimeEntry[]
  }[]
}

export interface ShowtimeListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Each with its showtimes, in their order. */
  cinemas: readonly ShowtimeCinema[]
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
}

export interface ShowtimeRowProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list, if no heading names it: "Vast, Halcyon Docklands". */
  label?: string | undefined
  /** In their order. */
  showtimes: readonly ShowtimeEntry[]
}

/** Times that fit beside each other in half of a wide page. */
const mostInHalf = 5

/** Whether every cinema has one short line: two of them then share the width of a wide page. */
const isShort = (cinemas: readonly ShowtimeCinema[]) =>
  cinemas.length > 1 &&
  cinemas.every(({ groups }) => groups.length === 1 && (groups[0]?.showtimes.length ?? 0) <= mostInHalf)

/**
 * A run of showtime buttons as a list; three in a row on a phone. By cinema and attribute see `ShowtimeList`. Our own:
 * a list in CSS columns; Material UI's Grid computes columns per element by class.
 */
export const ShowtimeRow = ({ label, showtimes, ...rest }: ShowtimeRowProps) => (
  <Times role="list" aria-label={label} {...rest}>
    {showtimes.map(({ id, ...showtime }) => (
      <li key={id}>
        <ShowtimeButton {...showtime} />
      </li>
    ))}
  </Times>
)

/**
 * Showtimes by cinema and attribute: scannable in five seconds. For a whole day of a cinema see `programme-columns`.
 * Our own: Material UI has no such component.
 */
export function ShowtimeList({ cinemas, headingLevel = 3, ...rest }: ShowtimeListProps) {
  const Heading = `h${headingLevel}` as const
  const formatList = useListFormat()
  const hasPictures = cinemas.some(({ groups }) => groups.some(({ icon }) => isIconName(icon)))
  return (
    <Root data-short={isShort(cinemas) ? '' : undefined} {...rest}>
      {cinemas.map((cinema) => (
        <section key={cinema.id} aria-label={cinema.name}>
          <header>
            <Heading>
              {cinema.href === undefined ? (
                cinema.name
              ) : (
                <PlainLink href={cinema.href}>{cinema.name}</PlainLink>
              )}
            </Heading>
            {cinema.lines.map((line) => (
              <p key={line}>
                {/* In its own direction: from the right, a number would leave the words it begins. */}
                <bdi>{line}</bdi>
              </p>
            ))}
          </header>
          <div>
            {cinema.groups.map((group) => (
              <Group key={group.id}>
                <div data-slot="label" data-attribute-id={group.id} data-plain={hasPictures ? undefined : ''}>
                  {isIconName(group.icon) && <Icon name={group.icon} size={20} />}
                  <strong>{group.label}</strong>
                  {group.note !== undefined && (
                    <small>
                      <bdi>{group.note}</bdi>
                    </small>
                  )}
                </div>
                <ShowtimeRow showtimes={group.showtimes} label={formatList([group.label, cinema.name])} />
              </Group>
            ))}
          </div>
        </section>
      ))}
    </Root>
  )
}
