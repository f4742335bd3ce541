import { useId, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts'
import { AllergenLetters, type Allergen } from '../allergen-letters/index.ts'

const Root = styled('li', { name: 'FoyerItemCard', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Price and stepper of a row of tiles are at one height.
  gridTemplateRows: 'auto 1fr auto',
  gap: 16,
  '& > [data-slot=art]': { position: 'relative' },
  '& > [data-slot=art] > [data-slot=tags]': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    maxInlineSize: 'calc(100% - 16px)',
    '& > span': {
      padding: '4px 10px',
      borderRadius: 'var(--foyer-radius-sm)',
      background: 'var(--foyer-background)',
      color: 'var(--foyer-text)',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 650,
      lineHeight: 1.35,
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  // Outside the tile, so that nothing of the drawing is covered.
  '&[data-filled] > [data-slot=art] > [data-slot=tile]': {
    outline: '2px solid var(--foyer-primary-text)',
    outlineOffset: 2,
  },
  // A card lies on the tile: a cut would go through its logo.
  '& > [data-slot=art] > [data-whole]': { background: 'var(--foyer-surface-2)' },
  '& > [data-slot=art] > [data-whole] img': { boxSizing: 'border-box', padding: '9%', objectFit: 'contain' },
  '&[data-gone] > [data-slot=art] img': { filter: 'grayscale(1)' },
  '& > [data-slot=words] > strong': { display: 'block', fontWeight: 650, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  '& > [data-slot=words] > :is(ul, [data-slot=limit])': { marginBlockStart: 8 },
  '& > [data-slot=foot]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minBlockSize: 44,
    '& > [data-slot=price]': { fontVariantNumeric: 'tabular-nums' },
    '& > [data-slot=price] > strong': { fontWeight: 650 },
    '& > [data-slot=price] > s': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
    '& > small': { textAlign: 'end' },
  },
  // The count and minus take no room before there is one.
  '&:not([data-filled]) > [data-slot=foot] > [data-slot=stepper]': { gridTemplateColumns: '0 0 44px' },
  [media.below.sm]: {
    gridTemplateColumns: '108px minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: 16,
    rowGap: 8,
    '& > [data-slot=art]': { gridRow: '1 / span 2', alignSelf: 'start' },
    '& > [data-slot=art] > [data-slot=tags]': {
      insetBlockStart: 4,
      insetInlineStart: 4,
      maxInlineSize: 'calc(100% - 8px)',
      '& > span': { padding: '2px 6px' },
    },
  },
})

/** Whether it can be had; only the first three have a stepper. */
export type ItemState =
  | { type: 'available' }
  | { type: 'chosen'; quantity: number; max: number }
  /** No more can be had than the quantity, zero included, for this reason: "Up to 4". */
  | { type: 'limit'; quantity: number; reason: string }
  /** When it is back: "Back tomorrow". */
  | { type: 'soldOut'; note: string }
  /** When it is served: "From 18:00". */
  | { type: 'closed'; note: string }

export interface ItemCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** What it is. */
  name: string
  /** Under the name: what it is like, or once chosen, how it was chosen: "Large, salted, butter". */
  note?: string | undefined
  /** A square tile; its name stands beside it. */
  picture?: PictureSource | undefined
  /** The picture is not square and is shown whole: a gift card. */
  wholePicture?: boolean | undefined
  /** Its picture is seen first: loaded immediately. */
  priority?: boolean | undefined
  /** As it is read: "£7.20", "from £12.40". */
  price: string
  /** What it costs otherwise, where it is less now, and the words that are read before it: "before". */
  formerPrice?: { price: string; label: string } | undefined
  /** On the tile, above the drawing: "Saves £1.00". */
  tags?: readonly string[] | undefined
  /** What is in it. */
  allergens?: readonly Allergen[] | undefined
  /** Spoken before the allergens: "Contains". */
  allergensLabel?: string | undefined
  /** Whether it can be had, and how many were chosen. */
  state: ItemState
  /** Plus was pressed: one more, or the dialog where there are choices. */
  onIncrease: () => void
  /** Minus was pressed: one fewer. */
  onDecrease: () => void
  /** It has choices: plus opens their dialog. */
  opensDialog?: boolean | undefined
  /** Spoken names of fewer and more, and of the count: "One Popcorn more". */
  labels: { decrease: string; increase: string; value?: string | undefined }
  /** The page announces a new count itself, with the total. */
  quiet?: boolean | undefined
}

const tileSizes = '(max-width: 599px) 108px, (max-width: 1199px) 25vw, 320px'

/** Quantity and most of a state that has a stepper; null for one that has none. */
const getCount = (state: ItemState) => {
  if (state.type === 'available') return { quantity: 0, max: 1 }
  if (state.type === 'chosen') return state
  if (state.type === 'limit' && state.quantity > 0) return { quantity: state.quantity, max: state.quantity }
  return null
}

/** Why there is no stepper. */
const getNote = (state: ItemState) => {
  if (state.type === 'soldOut' || state.type === 'closed') return state.note
  return state.type === 'limit' ? state.reason : undefined
}

/**
 * Food, drink or a thing of the gift shop: a tile with its picture, price and how many; a row on a phone. Stands in an
 * `ItemGrid`. Keyboard as its `quantity-stepper`, which is plain buttons. What cannot be had stays, and says when. Our
 * own: Material UI's Card has a frame and no such parts.
 */
export function ItemCard(props: ItemCardProps) {
  const {
    name,
    note,
    picture,
    wholePicture,
    priority,
    price,
    formerPrice,
    tags = [],
    allergens = [],
    allergensLabel = '',
    ...other
  } = props
  const { state, onIncrease, onDecrease, opensDialog, labels, quiet, ...rest } = other
  const id = useId()
  const count = getCount(state)
  const isLimit = state.type === 'limit'
  return (
    <Root
      data-state={state.type}
      data-filled={count && count.quantity > 0 ? '' : undefined}
      data-gone={state.type === 'soldOut' || state.type === 'closed' ? '' : undefined}
      {...rest}
    >
      <div data-slot="art">
        <Picture
          data-slot="tile"
          data-whole={wholePicture ? '' : undefined}
          source={picture}
          ratio="1:1"
          sizes={tileSizes}
          alt=""
          rounded="lg"
          maxWidth={640}
          placeholder="itemImage"
          priority={priority}
        />
        {tags.length > 0 && (
          <span data-slot="tags">
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        )}
      </div>
      <div data-slot="words">
        <strong>{name}</strong>
        {note !== undefined && <small>{note}</small>}
        <AllergenLetters label={allergensLabel} allergens={allergens} />
        {count && isLimit && (
          <small data-slot="limit" id={id}>
            {state.reason}
          </small>
        )}
      </div>
      <div data-slot="foot">
        <span data-slot="price">
          <strong>{price}</strong>
          {formerPrice && (
            <>
              {' '}
              <VisuallyHidden>{formerPrice.label} </VisuallyHidden>
              <s>{formerPrice.price}</s>
            </>
          )}
        </span>
        {count ? (
          <QuantityStepper
            data-slot="stepper"
            value={count.quantity}
            max={count.max}
            onChange={(next) => {
              if (next > count.quantity) onIncrease()
              else onDecrease()
            }}
            labels={labels}
            quiet={quiet}
            increaseOpens={opensDialog ? 'dialog' : undefined}
            reasonId={isLimit ? id : undefined}
            role="group"
            aria-label={name}
          />
        ) : (
          <small>{getNote(state)}</small>
        )}
      </div>
    </Root>
  )
}
