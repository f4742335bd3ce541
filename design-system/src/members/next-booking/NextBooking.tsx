import type { ComponentPropsWithRef, ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('article', { name: 'FoyerNextBooking', slot: 'Root' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  overflow: 'hidden',
  minBlockSize: 312,
  border: 'var(--foyer-card-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  '& > [data-slot=poster]': { position: 'relative', gridRow: '1 / -1' },
  '& > [data-slot=words]': {
    minInlineSize: 0,
    padding: '28px 32px 0',
    overflowWrap: 'anywhere',
    '& > p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
    '& > :is(h2, h3)': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.15 },
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
      gap: '8px 16px',
      margin: '12px 0 0',
    },
    '& dt': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: '1.5rem' },
    '& dd': { margin: 0, lineHeight: '1.5rem' },
    '& > dl > div': { display: 'contents' },
    '& > dl > div:first-of-type > dd': { fontWeight: 650 },
  },
  '& > [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, padding: '24px 32px 28px' },
  [media.forcedColors]: { border: '1px solid' },
  // The panel ends under the words, with the buttons below it.
  [media.below.sm]: {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateRows: 'auto auto',
    overflow: 'visible',
    minBlockSize: 0,
    border: 0,
    background: 'none',
    '&::before': {
      content: '""',
      gridArea: '1 / 1 / 2 / -1',
      border: 'var(--foyer-card-border)',
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface)',
    },
    '& > [data-slot=poster]': {
      gridArea: '1 / 1 / 2 / 2',
      minBlockSize: 168,
      overflow: 'hidden',
      borderStartStartRadius: 'var(--foyer-radius-lg)',
      borderEndStartRadius: 'var(--foyer-radius-lg)',
    },
    '& > [data-slot=words]': {
      gridArea: '1 / 2 / 2 / 3',
      zIndex: 1,
      padding: 16,
      '& > :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)' },
      '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, marginBlockStart: 8 },
      // The values say it themselves; the names are still read.
      '& dt': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    '& > [data-slot=actions]': {
      gridArea: '2 / 1 / 3 / -1',
      flexWrap: 'nowrap',
      padding: '12px 0 0',
      '& > :first-of-type': { flex: '1 1 auto' },
    },
  },
})

/** What a booking is about, a line each. */
export interface BookingLine {
  /** "Where". */
  label: string
  /** "Halcyon Northgate". */
  value: string
}

export interface NextBookingProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Of the film, or of what was booked. */
  title: string
  /** When, in a few words above the title: "In three days". */
  eyebrow?: string | undefined
  /** Of the film; a plate without one. */
  poster?: PictureSource | undefined
  /** When, where, which seats; the first is in bold. */
  lines: readonly BookingLine[]
  /** Its buttons, the main one first. */
  actions?: ReactNode
  /** Heading level; default 2. */
  headingLevel?: 2 | 3 | undefined
  /** In the first screen: loaded immediately. */
  priority?: boolean | undefined
}

/**
 * The booking that comes next, large, with its poster; on a phone its buttons are below it. The ticket itself is a
 * `living-ticket`. Our own: Material UI's Card has a frame and no such parts.
 */
export function NextBooking(props: NextBookingProps) {
  const { title, eyebrow, poster, lines, actions, headingLevel = 2, priority, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest}>
      <div data-slot="poster">
        <Picture
          source={poster}
          ratio="fill"
          sizes="(max-width: 599px) 112px, 208px"
          alt=""
          maxWidth={640}
          priority={priority}
        />
      </div>
      <div data-slot="words">
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <Heading>{title}</Heading>
        <dl>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {actions !== undefined && <div data-slot="actions">{actions}</div>}
    </Root>
  )
}
