import { styled } from '../../foundations/styled/index.ts'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { LazyDialog } from '../../feedback/lazy-dialog/index.ts'
import { media } from '../../foundations/media/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'
import { reportCoveredFoot } from '../../internal/covered-foot/covered-foot.ts'
import { SummaryBody, type SummaryFilm, type SummaryGroup } from './SummaryBody.tsx'

/** An outlined button that ends an order has a second, finer line inside the first. */
const outlineRule =
  'inset 0 0 0 4px var(--foyer-surface), inset 0 0 0 5px color-mix(in srgb, var(--foyer-primary-text) 55%, transparent)'

const Panel = styled('section', { name: 'FoyerOrderSummary', slot: 'Root' })({
  padding: 24,
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  boxShadow: 'inset 0 0 0 var(--foyer-card-border) var(--foyer-border)',
  '& > [data-slot=action]': { marginBlockStart: 16 },
  '[data-button=outlined] & > [data-slot=action] > *': { '--foyer-button-rule': outlineRule },
  '& > [data-slot=note]': {
    marginBlockStart: 12,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
    textAlign: 'center',
    textWrap: 'balance',
  },
  '&[data-film-light]': {
    boxShadow:
      'inset 0 2px 0 var(--foyer-film-line, transparent), inset 0 0 0 var(--foyer-card-border) var(--foyer-border)',
  },
  '&[data-variant=plain][data-film-light]': {
    paddingBlockStart: 20,
    boxShadow: 'inset 0 2px 0 var(--foyer-film-line, transparent)',
  },
  '&[data-variant=plain]': { padding: 0, borderRadius: 0, background: 'none', boxShadow: 'none' },
  [media.below.md]: { display: 'none' },
})

const Bar = styled('section', { name: 'FoyerOrderSummary', slot: 'Bar' })({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 76,
  padding: '12px var(--foyer-page-margin) calc(20px + env(safe-area-inset-bottom))',
  borderStartStartRadius: 'var(--foyer-radius-lg)',
  borderStartEndRadius: 'var(--foyer-radius-lg)',
  borderBlockStart: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  '&[data-film-light]': { borderBlockStart: '2px solid var(--foyer-film-line, var(--foyer-border))' },
  '& > button': {
    display: 'grid',
    gridTemplateColumns: 'auto 20px',
    alignItems: 'center',
    columnGap: 8,
    minBlockSize: 52,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '& > strong': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-xl)',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1.12,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > small': {
      gridColumn: '1 / -1',
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
      lineHeight: 1.3,
    },
  },
  // What it says above its line leaves 45 % of the window's height to the page, whose head is so many lines high.
  '& > [data-slot=lead]': {
    gridColumn: '1 / -1',
    maxBlockSize: 'max(3.5rem, calc(55dvh - 64px - 14rem))',
    overflowY: 'auto',
  },
  '&[data-asks]': { minBlockSize: 0, paddingBlockStart: 16 },
  '&[data-asks] > [data-slot=lead]': { maxBlockSize: 'calc(55dvh - 12rem)' },
  // In text of twice the size there is no place for it: it stands in the sheet.
  containerType: 'inline-size',
  '@container (max-width: 15rem)': {
    '&:not([data-asks]) > [data-slot=lead]': { display: 'none' },
    '& > button > strong': { fontSize: '1.125rem' },
  },
  '& > [data-slot=action]': { justifySelf: 'end', inlineSize: 'min(100%, 320px)' },
  '[data-button=outlined] & > [data-slot=action] > *': { '--foyer-button-rule': outlineRule },
  [media.up.md]: { display: 'none' },
})

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name: "Your order". */
  label: string
  /** Subject of the booking; without one the title of a phone's sheet stands in its place. */
  film?: SummaryFilm | undefined
  /** Name of the film's colors, whose line is above it. */
  light?: string | undefined
  /** Lines under a head each: tickets, fees. */
  groups: readonly SummaryGroup[]
  /** From the first price shown, fees included. */
  total: { label: string; amount: string }
  /** The screen's one primary button, full width. Shown in the panel and in the bar: give it no id. */
  action?: ReactNode
  /** Between the film and the total, in the panel and in the sheet: content of the step. */
  panel?: ReactNode
  /** Above the bar of a phone: what must be seen without opening the sheet. */
  lead?: ReactNode
  /** The lead asks something: on a phone it stands alone until it is answered, without total and action. */
  asks?: boolean | undefined
  /** `plain` has no background, for a column that has one. */
  variant?: 'card' | 'plain' | undefined
  /** One line of comfort. */
  note?: string | undefined
  /** Labels of the bar at the foot of a phone. */
  phone: {
    /** "3 tickets"; "of £54.30" where others pay a part. */
    count: string
    openLabel: string
    closeLabel: string
    title: string
  }
}

/** The poster in the sheet, which is in the panel as well: only one of them may have a name. */
const withoutName = (poster: PictureSource | undefined) => poster && { ...poster, sharedAs: undefined }

/**
 * The order so far: a panel beside the steps from 1024 px; below, a bar at the foot that opens as a sheet. Keyboard of
 * the sheet as the modal dialog of the ARIA Authoring Practices. The film's picture is in the panel and the sheet alone:
 * below 1024 px a picture with `sharedAs` has nothing to travel to or from here. For the ticket that was bought see `living-ticket`.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    label,
    film,
    groups,
    total,
    action,
    panel,
    lead,
    asks = false,
    variant = 'card',
    note,
    phone,
    light,
    ...rest
  } = props
  const [open, setOpen] = useState(false)
  const formatList = useListFormat()
  const content = { title: phone.title, groups, total, panel }
  return (
    <>
      <Panel aria-label={label} data-variant={variant} data-film-light={light} {...rest}>
        <SummaryBody film={film} {...content} />
        {action !== undefined && <div data-slot="action">{action}</div>}
        {note !== undefined && <p data-slot="note">{note}</p>}
      </Panel>
      <Bar
        ref={reportCoveredFoot}
        data-covers-foot
        aria-label={label}
        data-film-light={light}
        data-asks={asks || undefined}
      >
        {lead !== undefined && <div data-slot="lead">{lead}</div>}
        {!asks && (
          <>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => {
                setOpen(true)
              }}
            >
              <VisuallyHidden>{`${phone.openLabel}: `}</VisuallyHidden>
              <strong>
                <bdi>{total.amount}</bdi>
              </strong>
              <Icon name="chevron-up" size={20} />
              <VisuallyHidden>{formatList(['', ''])}</VisuallyHidden>
              <small>{phone.count}</small>
            </button>
            {action !== undefined && <div data-slot="action">{action}</div>}
          </>
        )}
      </Bar>
      <LazyDialog
        open={open}
        title={phone.title}
        closeLabel={phone.closeLabel}
        onClose={() => {
          setOpen(false)
        }}
      >
        <SummaryBody film={film && { ...film, poster: withoutName(film.poster) }} {...content} />
        {note !== undefined && <p>{note}</p>}
      </LazyDialog>
    </>
  )
}
