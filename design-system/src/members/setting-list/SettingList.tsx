import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const List = styled('ul', { name: 'FoyerSettingList', slot: 'Root' })({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:last-child > [data-slot=row]': { borderBlockEnd: '1px solid var(--foyer-border)' },
})

export interface SettingListProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the list. */
  label: string
}

/**
 * Rows of an account: a credential, a device, a fact, each with one action at most. What describes a thing by name and
 * value is a `description-list`. Our own: a styled list; Material UI's List would cost script for each row.
 */
export const SettingList = ({ label, ...rest }: SettingListProps) => (
  // Named as a list also where its marks are not drawn.
  <List role="list" aria-label={label} {...rest} />
)

const Root = styled('li', { name: 'FoyerSettingRow', slot: 'Root' })({
  '& > [data-slot=row]': {
    display: 'flex',
    // An action with many words goes below a text that it would leave no room.
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    gap: '0 20px',
    minBlockSize: 72,
    paddingBlock: 12,
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '&[data-open] > [data-slot=row]': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& > [data-slot=row] > svg': { flex: 'none', color: 'var(--foyer-text-muted)' },
  '&[data-tone=success] > [data-slot=row] > svg': { color: 'var(--foyer-success)' },
  '&[data-tone=warning] > [data-slot=row] > svg': { color: 'var(--foyer-warning)' },
  '& [data-slot=text]': { flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& [data-slot=text] > strong': { display: 'block', fontWeight: 650, lineHeight: 1.4 },
  '& [data-slot=text] > small': {
    display: 'block',
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  // A text button has its words on the edge.
  '& [data-slot=action]': {
    flex: 'none',
    marginInline: -12,
    // There the button has a frame.
    [media.forcedColors]: { marginInline: 0 },
  },
  // A switch has its track there, another button its frame.
  '& [data-slot=action]:not(:has(> [data-variant=text]))': { marginInline: 0 },
  // In a row it reads as a link: the title is what is bold.
  '& [data-slot=action] > [data-variant=text]': {
    fontSize: 'var(--foyer-text-md)',
    fontWeight: 400,
    textDecoration: 'underline',
    textUnderlineOffset: '.22em',
  },
  '& > [data-slot=panel]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    marginBlock: 16,
    padding: 32,
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
    border: 'var(--foyer-card-border)',
    [media.below.sm]: { padding: 20 },
  },
})

export interface SettingRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  /** What it is: an address, a device, a fact. */
  title: ReactNode
  /** What it means, below: "Confirmed", "Yesterday, 21:14". */
  note?: ReactNode
  /** A glyph of the set before it. */
  icon?: IconName | undefined
  /** Color of the glyph, for a fact that is good news or a warning; its words say the same. */
  tone?: 'success' | 'warning' | undefined
  /** One action at the end: a `button` with the variant text. */
  action?: ReactNode
  /** Opened in place below the row: the form of its change. */
  children?: ReactNode
}

/**
 * One row of an account, with its action at the end; the form of a change opens below it. Only within `SettingList`.
 * The keyboard is that of its own button; questions that come one after another are an `accordion`. Our own: a styled
 * list; Material UI's List would cost script for each row.
 */
export function SettingRow({ title, note, icon, tone, action, children, ...rest }: SettingRowProps) {
  const isOpen = children !== undefined && children !== null && children !== false
  return (
    <Root data-open={isOpen ? '' : undefined} data-tone={tone} {...rest}>
      <div data-slot="row">
        {icon && <Icon name={icon} size={22} />}
        <span data-slot="text">
          <strong>{title}</strong>
          {note !== undefined && <small>{note}</small>}
        </span>
        {action !== undefined && <span data-slot="action">{action}</span>}
      </div>
      {isOpen && <div data-slot="panel">{children}</div>}
    </Root>
  )
}
