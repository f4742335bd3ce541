import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import {
  Picture,
  placePicture,
  type PicturePlacement,
  type PictureSource,
} from '../../foundations/picture/index.ts'
import { RatingMark } from '../../films/rating-mark/index.ts'
import { QrCode } from './QrCode.tsx'

const Root = styled('article', { name: 'FoyerLivingTicket', slot: 'Root' })({
  inlineSize: 428,
  maxInlineSize: '100%',
  '& > [data-slot=status]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBlockEnd: 14,
    fontWeight: 650,
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: 28,
      blockSize: 28,
      borderRadius: '50%',
      background: 'var(--foyer-success)',
      color: 'var(--foyer-on-success)',
    },
  },
  '& > [data-slot=note]': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: 12,
    marginBlockStart: 16,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.45,
  },
  // It rises in full sight: a ticket is never unseen, whatever becomes of its motion.
  animation: 'foyer-ticket-rise .3s ease-out',
  '@keyframes foyer-ticket-rise': { from: { translate: '0 24px' } },
  [media.reducedMotion]: { animation: 'none' },
})

/** A low band over the stub. */
const Band = styled('div', {
  name: 'FoyerLivingTicket',
  slot: 'Band',
  shouldForwardProp: (prop) => prop !== 'placement',
})<{ placement: PicturePlacement | undefined }>(({ placement }) => placement && placePicture(placement), {
  position: 'relative',
  blockSize: 132,
  overflow: 'hidden',
  [media.below.sm]: { blockSize: 84 },
  '[dir=rtl] &': { scale: '-1 1' },
})

const Paper = styled('div', { name: 'FoyerLivingTicket', slot: 'Paper' })({
  position: 'relative',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  overflow: 'hidden',
  background: 'var(--foyer-surface)',
  '& > [data-slot=stub]': { padding: '20px 20px 16px' },
  '&[data-film-light] > [data-slot=stub]': {
    borderBlockStart: '2px solid var(--foyer-film-line, transparent)',
  },
  '& [data-slot=film]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '4px 16px',
  },
  '& h2': { fontSize: '1.5rem', lineHeight: 1.2 },
  '& [data-slot=time]': {
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: '2rem',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-slot=film] small': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    '& > [data-size]': { color: 'var(--foyer-text)' },
  },
  '& [data-slot=film] > [data-slot=doors]': { justifyContent: 'flex-end' },
  '& [data-slot=film] > [data-slot=place]': {
    gridColumn: '1 / -1',
    color: 'var(--foyer-text)',
    fontWeight: 600,
  },
  '& dl': {
    display: 'flex',
    margin: '14px 0 0',
    paddingBlockStart: 0,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& dl > div': { flex: '0 1 auto', minInlineSize: 64, paddingBlock: '12px 8px', paddingInlineEnd: 28 },
  '& dl > div:last-child': { flex: 1, paddingInlineEnd: 0 },
  '& dl > div + div': { paddingInlineStart: 16, borderInlineStart: '1px solid var(--foyer-border)' },
  '& dt': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& dd': {
    margin: 0,
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: '2.75rem',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    [media.below.sm]: { fontSize: '2.25rem' },
    // A word instead of a number: "Unreserved".
    '&[data-word]': { fontSize: '1.25rem', lineHeight: 1.3, paddingBlock: 6, overflowWrap: 'break-word' },
    '&[data-word=seats]': { fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Always white, in both modes: for scanners. */
const Code = styled('div', { name: 'FoyerLivingTicket', slot: 'Code' })({
  position: 'relative',
  padding: '30px 20px 18px',
  background: '#fff',
  color: '#111318',
  forcedColorAdjust: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 16,
    insetBlockStart: -2,
    // On the stub's side of the cut, beside white paper: the mode's text color is visible on both.
    borderBlockStart: '2px dashed color-mix(in srgb, var(--foyer-text) 60%, var(--foyer-surface))',
  },
  '& > svg': { inlineSize: 'min(268px, 100%)', blockSize: 'auto', marginInline: 'auto' },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBlockStart: 18,
  },
  '& strong': { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '.06em', lineHeight: 1.2 },
  // Groups are separated by a gap: who copies the reference copies no space.
  '& strong > span + span': { marginInlineStart: '.35em' },
  '& small': { color: '#4a4f5a', fontSize: 'var(--foyer-text-sm)' },
  '& > i': {
    position: 'absolute',
    insetBlockStart: -12,
    inlineSize: 24,
    blockSize: 24,
    borderRadius: '50%',
    background: 'var(--foyer-background)',
    boxShadow: 'inset 0 0 0 1px var(--foyer-border)',
  },
  '& > i:first-of-type': { insetInlineStart: -13 },
  '& > i:last-of-type': { insetInlineEnd: -13 },
  '[data-radius=Straight] & > i': { display: 'none' },
})

export interface LivingTicketProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Title and age mark. */
  film: { title: string; rating?: { label: string; description?: string | undefined } | undefined }
  /** Behind the text; default none. */
  picture?: PictureSource | undefined
  /** Name of the film's colors, whose line is under its picture. */
  light?: string | undefined
  /** How the picture, of 16 by 9, stands in its band; without it, around its focal point. */
  placement?: PicturePlacement | undefined
  /** "19:40". */
  time: string
  /** "Sat 21 Mar". */
  date: string
  /** Which cinema, under the film. */
  place?: string | undefined
  /** "doors 19:10". */
  doors?: string | undefined
  /** Screen, row, seats: label over a large figure. */
  cells: readonly { label: string; value: string }[]
  /** Content of the QR code. */
  code: string
  /** Spoken name of the code. */
  codeLabel: string
  /** The booking's short reference, large. */
  reference: string
  /** "2 × Adult, 1 × Student". */
  tickets: string
  /** Under the ticket: that it opens without a signal, and what can be done about it. */
  note?: ReactNode
  /** Above it: "Paid. Show this at the door." */
  status?: string | undefined
  /** Heading level; default 2. */
  headingLevel?: 1 | 2 | undefined
}

/** From this many signs on a reference is read in two groups. */
const longReference = 6

/** "H58" and "SDSH": halves of a reference without a space of its own, the first one the shorter. */
export function splitReference(reference: string): string[] {
  if (reference.length < longReference || !/^[\p{L}\d]+$/u.test(reference)) return [reference]
  const half = Math.floor(reference.length / 2)
  return [reference.slice(0, half), reference.slice(half)]
}

/** Signs that fit a cell at full size: "10–12", and of several seats beside each other: "H10, H11". */
const longestFigure = 6
const longestSeats = 9

/** The attribute `data-word` of a cell: words, and lists that would exceed a line, are smaller. */
export function toSeatState(value: string): '' | 'seats' | undefined {
  if (value.length <= longestFigure) return undefined
  if (!/\d/.test(value)) return ''
  return value.length <= longestSeats ? undefined : 'seats'
}

/**
 * The ticket to hold up: film and time, screen and seats large, the code on white paper. An order that is not paid yet
 * is an `order-summary`. Our own: Material UI has no such part.
 */
export function LivingTicket(props: LivingTicketProps) {
  const {
    film,
    picture,
    light,
    placement,
    time,
    date,
    place,
    doors,
    cells,
    code,
    codeLabel,
    reference,
    tickets,
    note,
    status,
    headingLevel = 2,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  const groups = splitReference(reference)
  return (
    <Root {...rest}>
      {status !== undefined && (
        <p data-slot="status">
          <span>
            <Icon name="check" size={18} />
          </span>
          {status}
        </p>
      )}
      <Paper data-film-light={light}>
        {picture && (
          <Band data-slot="art" placement={placement}>
            <Picture
              source={picture}
              ratio="fill"
              sizes="760px"
              alt=""
              maxWidth={1600}
              priority
              laid={placement && 'always'}
            />
          </Band>
        )}
        <div data-slot="stub">
          <div data-slot="film">
            <Heading>{film.title}</Heading>
            <span data-slot="time">{time}</span>
            <small>
              {film.rating && <RatingMark {...film.rating} />}
              {date}
            </small>
            {doors !== undefined && <small data-slot="doors">{doors}</small>}
            {place !== undefined && <small data-slot="place">{place}</small>}
          </div>
          <dl>
            {cells.map((cell) => (
              <div key={cell.label}>
                <dt>{cell.label}</dt>
                <dd data-word={toSeatState(cell.value)}>{cell.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Code data-slot="code">
          <i />
          <i />
          <QrCode content={code} label={codeLabel} />
          <div>
            <strong data-slot="reference" dir="auto">
              {groups.length > 1 ? groups.map((group, index) => <span key={index}>{group}</span>) : reference}
            </strong>
            <small>{tickets}</small>
          </div>
        </Code>
      </Paper>
      {note !== undefined && (
        <div data-slot="note">
          <Icon name="wifi-off" size={20} />
          <div>{note}</div>
        </div>
      )}
    </Root>
  )
}
