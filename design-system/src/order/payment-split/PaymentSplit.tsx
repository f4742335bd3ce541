import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'

/** Between the two colors of the theme lie as many as there are payers: the long way round, so that they differ. */
const between = (share: number) =>
  `color-mix(in oklch longer hue, var(--foyer-secondary) ${share}%, var(--foyer-primary))`

const Root = styled('div', { name: 'FoyerPaymentSplit', slot: 'Root' })({
  '--foyer-split-1': 'var(--foyer-secondary)',
  '--foyer-split-2': between(66),
  '--foyer-split-3': between(33),
  '--foyer-split-rest': 'var(--foyer-primary)',
  '& > ul': { margin: 0, marginBlockStart: 16, padding: 0, listStyle: 'none' },
})

const Bar = styled('div', { name: 'FoyerPaymentSplit', slot: 'Bar' })({
  display: 'flex',
  gap: 4,
  blockSize: 20,
  '& > span': {
    minInlineSize: 8,
    borderRadius: 'var(--foyer-radius-sm)',
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
})

/** The color of a part, the same in the bar and in its row. */
const partColors = {
  '&[data-part="1"]': { background: 'var(--foyer-split-1)' },
  '&[data-part="2"]': { background: 'var(--foyer-split-2)' },
  '&[data-part="3"]': { background: 'var(--foyer-split-3)' },
  '&[data-part=rest]': { background: 'var(--foyer-split-rest)' },
}

const Segment = styled('span', {
  name: 'FoyerPaymentSplit',
  slot: 'Segment',
  shouldForwardProp: (prop) => prop !== 'share',
})<{ share: number }>(({ share }) => ({ ...partColors, flexGrow: share, flexBasis: 0 }))

const Swatch = styled('span', { name: 'FoyerPaymentSplit', slot: 'Swatch' })({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: 'var(--foyer-radius-sm)',
  [media.forcedColors]: { border: '2px solid CanvasText' },
  ...partColors,
})

const Row = styled('li', { name: 'FoyerPaymentSplit', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 16,
  minBlockSize: 76,
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--foyer-border)',
  '&:last-of-type': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& > [data-slot=mark]': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
  },
  '& > [data-slot=words] > strong': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& > [data-slot=words] > small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& > [data-slot=words] > [data-slot=expiry]': {
    display: 'flex',
    gap: 6,
    color: 'var(--foyer-text)',
    '& > svg': { flex: 'none', color: 'var(--foyer-warning)' },
  },
  '& > [data-slot=amount]': {
    color: 'var(--foyer-success)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Its words end where the bar does.
  '& > [data-slot=action]': { marginInlineEnd: -12 },
  [media.below.sm]: {
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    '& > [data-slot=mark]': { gridRow: '1 / span 2' },
    '& > [data-slot=words]': { gridRow: '1 / span 2' },
    '& > [data-slot=amount]': { gridColumn: 3, justifySelf: 'end' },
    '& > [data-slot=action]': { gridColumn: 3, justifySelf: 'end', marginBlockEnd: -8 },
    // Alone in its column it stands in the middle of the row.
    '& > [data-slot=amount]:last-child': { gridRow: '1 / span 2' },
  },
})

export interface SplitPart {
  /** Unique among the parts. */
  id: string
  /** An icon of the set, or a drawing of its size. */
  icon: IconName | ReactElement
  /** Who pays it: "Gift card ending 4417". */
  label: string
  /** Its masked number; left-to-right everywhere. */
  code?: string | undefined
  /** Under the label: "£5.00 stays on the card". */
  note?: string | undefined
  /** Set where it is about to expire: "Expires soon, on 8 March". */
  expiry?: string | undefined
  /** Formatted, with its sign: "−£10.00". */
  amount: string
  /** The same as a number: what share of the bar it has. */
  value: number
  /** Below it, where its owner may pay more or less with it: a `SplitRangeInput`, which few pages need the code of. */
  control?: ReactElement | undefined
  /** Takes the part off; without it, it cannot be taken off here. */
  onRemove?: (() => void) | undefined
  /** It is being taken off. */
  removing?: boolean | undefined
}

export interface PaymentSplitProps extends ComponentPropsWithRef<'div'> {
  /** Spoken name of the list. */
  label: string
  /** In the order in which they were added. */
  parts: readonly SplitPart[]
  /** What the parts leave; no part of the bar where it is zero. */
  rest: number
  /** On the button of each part; its spoken name goes on with that of the part. */
  removeLabel: string
  /** Nothing can be taken off now. */
  disabled?: boolean | undefined
}

/** From the fourth payer on the colors begin again: order and words tell them apart. */
const getColor = (index: number) => String((index % 3) + 1)

/**
 * Who pays what of an order: a bar with a part for each payer, and a row for each with its sum in words. The last part
 * of the bar is what is left, which a `payment-option` pays. The bar is not spoken: the rows say the same. Keyboard of
 * a part with a slider as the slider of the ARIA Authoring Practices, native: arrows by its step, Home and End to its
 * ends. Our own: a bar of several parts; Material UI's LinearProgress has one.
 */
export function PaymentSplit(props: PaymentSplitProps) {
  const { label, parts, rest, removeLabel, disabled = false, ...others } = props
  return (
    <Root {...others}>
      <Bar aria-hidden="true">
        {parts.map(({ id: part, value }, index) => (
          <Segment key={part} data-part={getColor(index)} share={value} />
        ))}
        {rest > 0 && <Segment data-part="rest" share={rest} />}
      </Bar>
      <ul aria-label={label}>
        {parts.map((part, index) => (
          <Row key={part.id}>
            <span data-slot="mark">
              {typeof part.icon === 'string' ? <Icon name={part.icon} size={20} /> : part.icon}
            </span>
            <span data-slot="words">
              <strong>
                <Swatch aria-hidden="true" data-part={getColor(index)} />
                <span>
                  {part.label}
                  {part.code !== undefined && (
                    <>
                      {' '}
                      <bdi dir="ltr">{part.code}</bdi>
                    </>
                  )}
                </span>
              </strong>
              {part.note !== undefined && <small>{part.note}</small>}
              {part.expiry !== undefined && (
                <small data-slot="expiry">
                  <Icon name="clock" size={20} />
                  {part.expiry}
                </small>
              )}
            </span>
            <span data-slot="amount">
              <bdi>{part.amount}</bdi>
            </span>
            {part.onRemove && (
              <span data-slot="action">
                <Button
                  variant="text"
                  size="medium"
                  busy={part.removing}
                  disabled={disabled}
                  aria-label={[`${removeLabel}: ${part.label}`, part.code].filter(Boolean).join(' ')}
                  onClick={part.onRemove}
                >
                  {removeLabel}
                </Button>
              </span>
            )}
            {part.control}
          </Row>
        ))}
      </ul>
    </Root>
  )
}
