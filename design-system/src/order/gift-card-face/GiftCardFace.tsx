import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerGiftCardFace', slot: 'Root' })({
  position: 'relative',
  overflow: 'hidden',
  // That of a bank card.
  aspectRatio: '1.586',
  containerType: 'inline-size',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface-2)',
  // The brand's own line, inside the card.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 8,
    borderRadius: 'calc(var(--foyer-radius-lg) / 2)',
    boxShadow: 'inset 0 0 0 var(--foyer-card-border) color-mix(in srgb, currentColor 30%, transparent)',
    pointerEvents: 'none',
  },
  '&[data-blank]': {
    display: 'grid',
    placeItems: 'center',
    border: '2px dashed var(--foyer-border)',
    background: 'none',
    color: 'var(--foyer-text-muted)',
    '&::after': { display: 'none' },
  },
  // On a plate, so that it can be read on every picture.
  '& > strong': {
    position: 'absolute',
    insetBlockEnd: '9%',
    insetInlineStart: '7%',
    maxInlineSize: '86%',
    padding: '.1em .45em',
    borderRadius: 'var(--foyer-radius-sm)',
    background: 'var(--foyer-background)',
    color: 'var(--foyer-text)',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'clamp(1rem, 8cqi, 2.5rem)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.forcedColors]: { border: '1px solid', '& > strong': { border: '1px solid' } },
})

export interface GiftCardFaceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Of the face, with the chain's logo in it; a dashed blank without one. */
  picture?: PictureSource | undefined
  /** What the picture shows; empty where the words beside it say the same. */
  alt: string
  /** What is on it: "£25". */
  sum?: string | undefined
  /** How wide it is shown at which width of the window; default half of it. */
  sizes?: string | undefined
  /** Seen first: loaded immediately. */
  priority?: boolean | undefined
}

/**
 * A gift card as it is given: picture and sum, in the shape of a bank card. Its number is never on it. A card that pays
 * for an order is a row of `applied-codes`. Not mirrored in pages that read from the right, but for the sum. Our own: a
 * picture in the shape of a bank card; Material UI's Card has no fixed ratio.
 */
export const GiftCardFace = (props: GiftCardFaceProps) => {
  const { picture, alt, sum, sizes = '(max-width: 599px) 100vw, 50vw', priority, ...rest } = props
  return (
    <Root data-blank={picture ? undefined : ''} {...rest}>
      {picture ? (
        <Picture
          source={picture}
          ratio="fill"
          sizes={sizes}
          alt={alt}
          placeholder="itemImage"
          maxWidth={1200}
          priority={priority}
        />
      ) : (
        <Icon name="gift" size={40} label={alt === '' ? undefined : alt} />
      )}
      {sum !== undefined && <strong>{sum}</strong>}
    </Root>
  )
}
