import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerAppliedCodes', slot: 'Root' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: '1px solid var(--foyer-border)',
})

export interface AppliedCodesProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list. */
  label: string
}

/**
 * What has been taken off an order so far: a row for each voucher, card and code. The field that adds them is
 * `code-field`. Our own: a styled list; Material UI's List would cost script for each row.
 */
export const AppliedCodes = ({ label, ...rest }: AppliedCodesProps) => (
  // Named as a list also where its marks are not drawn.
  <List role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerAppliedCode', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  paddingBlock: 14,
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=icon]': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    blockSize: 44,
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
    border: 'var(--foyer-card-border)',
    '& > svg': { inlineSize: 22, blockSize: 22 },
  },
  '& > [data-slot=text]': { overflowWrap: 'anywhere' },
  '& > [data-slot=text] > strong': { display: 'block', fontWeight: 650 },
  '& > [data-slot=text] > small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& > [data-slot=text] > [data-slot=expiry]': {
    display: 'flex',
    gap: 6,
    color: 'var(--foyer-text)',
    '& > svg': { flex: 'none', color: 'var(--foyer-warning)' },
  },
  '& > [data-slot=end]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: 4,
    marginInlineEnd: -12,
    [media.below.sm]: { display: 'grid', justifyItems: 'end' },
  },
  '& > [data-slot=end] > b': {
    color: 'var(--foyer-success)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [media.below.sm]: { paddingInlineEnd: 12 },
  },
  '& > [data-slot=failure]': {
    gridColumn: '2 / -1',
    '& > small': {
      display: 'flex',
      gap: 8,
      marginBlockStart: 8,
      color: 'var(--foyer-error)',
      fontSize: 'var(--foyer-text-sm)',
      lineHeight: '20px',
      '& > svg': { flex: 'none' },
    },
  },
})

export interface AppliedCodeProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What it is: "Gift voucher". */
  name: string
  /** Its masked number; left-to-right everywhere. */
  code?: string | undefined
  /** What it does for the order: "Pays for one ticket". */
  note?: string | undefined
  /** What it takes off, with its sign. */
  amount?: string | undefined
  /** An `Icon`, or a drawing of the same size. */
  icon?: ReactNode
  /** Set where it is about to expire: "Expires soon, on 8 March". */
  expiry?: string | undefined
  /** Words of the button that takes it back, what it is called in full, and what it says while it waits. */
  removal?: { label: string; name: string; busyLabel: string } | undefined
  /** Takes it back. */
  onRemove?: (() => void) | undefined
  /** Waits for it to be taken back. */
  busy?: boolean | undefined
  /** Why it could not be taken back; the row stays as it was. */
  error?: ReactNode
}

/**
 * One code of an order, with what it gives and how to take it back. Only within `AppliedCodes`; a way to pay is a
 * `payment-option`. Keyboard as the button of the ARIA Authoring Practices.
 */
export function AppliedCode(props: AppliedCodeProps) {
  const { name, code, note, amount, icon, expiry, removal, onRemove, busy, error, ...rest } = props
  const isFailed = error !== undefined && error !== null && !busy
  return (
    <Root data-failed={isFailed ? '' : undefined} data-expiring={expiry ? '' : undefined} {...rest}>
      <span data-slot="icon">{icon ?? <Icon name="ticket" />}</span>
      <div data-slot="text">
        <strong>
          {name}
          {code !== undefined && (
            <>
              {' '}
              <bdi dir="ltr">{code}</bdi>
            </>
          )}
        </strong>
        {note !== undefined && <small>{note}</small>}
        {expiry !== undefined && (
          <small data-slot="expiry">
            <Icon name="clock" size={20} />
            {expiry}
          </small>
        )}
      </div>
      <div data-slot="end">
        {amount !== undefined && <b>{amount}</b>}
        {removal && (
          <Button
            variant="text"
            size="medium"
            busy={busy}
            busyLabel={removal.busyLabel}
            aria-label={busy ? undefined : removal.name}
            onClick={onRemove}
          >
            {removal.label}
          </Button>
        )}
      </div>
      <div data-slot="failure" role="status">
        {isFailed && (
          <small>
            <Icon name="alert-circle" size={20} />
            <span>{error}</span>
          </small>
        )}
      </div>
    </Root>
  )
}
