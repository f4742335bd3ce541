import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Width over height of a card of plastic. */
const ratio = '1.586'
/** px of the widest card. */
const widest = 408

const List = styled('ul', { name: 'FoyerPaymentCardList', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 280px), ${widest}px))`,
  gap: '40px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export interface PaymentCardListProps extends ComponentPropsWithRef<'ul'> {
  /** Spoken name of the cards: "Payment cards". */
  label: string
}

/**
 * Payment cards beside one another, and a place for the next. For other things to change see `setting-list`. Our own: a
 * list in CSS columns; Material UI's Grid computes columns per element by class.
 */
export const PaymentCardList = ({ label, children, ...rest }: PaymentCardListProps) => (
  <List aria-label={label} {...rest}>
    {children}
  </List>
)

const Root = styled('li', { name: 'FoyerPaymentCard', slot: 'Root' })({
  minInlineSize: 0,
  maxInlineSize: widest,
  '& > [data-slot=face]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    aspectRatio: ratio,
    padding: '20px 24px',
    border: '1px solid var(--foyer-border)',
    borderRadius: 'calc(1.5 * var(--foyer-radius-lg))',
    // The brand's own neutral grounds, never the look of a network.
    background:
      'linear-gradient(145deg, color-mix(in oklab, var(--foyer-surface-2) 80%, var(--foyer-primary)), var(--foyer-surface-2) 75%)',
    color: 'var(--foyer-text)',
    '&[data-tone=second]': {
      background:
        'linear-gradient(145deg, color-mix(in oklab, var(--foyer-surface-2) 80%, var(--foyer-secondary)), var(--foyer-surface-2) 75%)',
    },
  },
  '& p': { margin: 0 },
  '& [data-slot=number]': {
    fontSize: 'var(--foyer-text-lg)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.04em',
    whiteSpace: 'nowrap',
    [media.below.sm]: { fontSize: 'var(--foyer-text-md)' },
  },
  '& [data-slot=line]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    fontSize: 'var(--foyer-text-sm)',
  },
  '& [data-status] [data-slot=expiry]': { fontWeight: 700 },
  '& > [data-slot=tags]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginBlockStart: 12,
    '& > span': {
      padding: '3px 10px',
      borderRadius: 'var(--foyer-radius-sm)',
      background: 'var(--foyer-surface-2)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 650,
      lineHeight: 1.5,
      '&:first-of-type[data-primary]': {
        background: 'var(--foyer-primary)',
        color: 'var(--foyer-on-primary)',
      },
    },
  },
  '& > [data-slot=status]': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginBlockStart: 12,
    color: 'var(--foyer-warning)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    '&[data-kind=expired]': { color: 'var(--foyer-error)' },
    '& > svg': { flex: 'none' },
  },
  '& > [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', columnGap: 24, marginBlockStart: 8 },
  [media.forcedColors]: { '& [data-primary]': { outline: '1px solid CanvasText' } },
})

export interface PaymentCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Name of the network: "Visa". */
  network?: string | undefined
  /** Last digits of the number. */
  lastFour: string
  /** Spoken in place of the number's dots: "Visa, ending 1111". */
  label: string
  /** Month and year as printed: "08 / 28". */
  expiry: string
  /** Spoken before the date: "Good until". */
  expiryLabel: string
  /** Which of the two grounds: neighbours differ. */
  tone?: 'first' | 'second' | undefined
  /** Tag of the card that is used first: "Used first". */
  primaryTag?: string | undefined
  /** What else it does: "Pays the Circle Pass". */
  tags?: readonly string[] | undefined
  /** In words, where it has run out or soon does. */
  status?: { kind: 'soon' | 'expired'; text: string } | undefined
  /** What can be done with it. */
  actions?: ReactNode
}

/**
 * A stored payment card: only what a shop may know of one. To choose a way to pay see `payment-option`; a gift card is
 * a `gift-card-face`. Our own: a face of fixed ratio; Material UI's Card has none.
 */
export function PaymentCard(props: PaymentCardProps) {
  const { network, lastFour, label, expiry, expiryLabel, tone = 'first', ...others } = props
  const { primaryTag, tags = [], status, actions, ...rest } = others
  return (
    <Root {...rest}>
      <div data-slot="face" data-tone={tone} data-status={status?.kind}>
        <div data-slot="line">
          <span>{network}</span>
          <Icon name="card" size={22} />
        </div>
        <div>
          <p data-slot="number">
            <span role="img" aria-label={label} dir="ltr">
              •••• •••• •••• {lastFour}
            </span>
          </p>
          <p data-slot="line">
            <span>{expiryLabel}</span>
            <bdi data-slot="expiry" dir="ltr">
              {expiry}
            </bdi>
          </p>
        </div>
      </div>
      {(primaryTag !== undefined || tags.length > 0) && (
        <div data-slot="tags">
          {primaryTag !== undefined && <span data-primary="">{primaryTag}</span>}
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </div>
      )}
      {status && (
        <p data-slot="status" data-kind={status.kind}>
          <Icon name="alert-circle" size={18} />
          {status.text}
        </p>
      )}
      {actions !== undefined && <div data-slot="actions">{actions}</div>}
    </Root>
  )
}

const Place = styled('li', { name: 'FoyerAddPaymentCard', slot: 'Root' })({
  minInlineSize: 0,
  maxInlineSize: widest,
  '& > a': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 16,
    aspectRatio: ratio,
    border: '1px dashed var(--foyer-field-border)',
    borderRadius: 'calc(1.5 * var(--foyer-radius-lg))',
    color: 'var(--foyer-text)',
    fontWeight: 650,
    textDecoration: 'none',
    '& > svg': { color: 'var(--foyer-primary-text)' },
    [media.hover]: { '&:hover': { borderColor: 'var(--foyer-primary-text)' } },
  },
})

export interface AddPaymentCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** "Add a card". */
  label: string
  /** Address of the page that adds one. */
  href: string
}

/**
 * The place of the next card, of the size of one: a link. A button elsewhere is a `button`. Keyboard as links. Our own:
 * a link of a card's size; Material UI has no such component.
 */
export const AddPaymentCard = ({ label, href, ...rest }: AddPaymentCardProps) => (
  <Place {...rest}>
    <PlainLink href={href}>
      <Icon name="plus" size={28} />
      {label}
    </PlainLink>
  </Place>
)
