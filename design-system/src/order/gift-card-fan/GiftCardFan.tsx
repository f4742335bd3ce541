import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { GiftCardFace } from '../gift-card-face/index.ts'

const Root = styled('div', { name: 'FoyerGiftCardFan', slot: 'Root' })({
  position: 'relative',
  maxInlineSize: 620,
  // The cards with what they are set off by, and room for a turn.
  aspectRatio: '612 / 372',
  // Things on a table: nothing else on a page has a shadow.
  '& > div': {
    position: 'absolute',
    inlineSize: '63.7%',
    boxShadow: '0 14px 30px rgb(0 0 0 / 28%)',
    [media.forcedColors]: { boxShadow: 'none' },
  },
  '& > div:nth-of-type(1)': { insetBlockEnd: '6%', left: 0, zIndex: 2 },
  '& > div:nth-of-type(2)': { insetBlockStart: '17%', left: '18.2%', zIndex: 1 },
  '& > div:nth-of-type(3)': { insetBlockStart: '6%', left: '36.3%' },
  '[data-radius=FullRounded] & > div:nth-of-type(1)': { rotate: '-7deg' },
  '[data-radius=FullRounded] & > div:nth-of-type(3)': { rotate: '7deg' },
})

export interface FannedCard {
  /** Unique among the cards. */
  id: string
  /** Of its face, with the logo in it. */
  picture: PictureSource
}

export interface GiftCardFanProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken name of the picture; without it it is decoration. */
  label?: string | undefined
  /** Two or three; the first lies in front. */
  cards: readonly FannedCard[]
  /** On the card in front: "£25". */
  sum?: string | undefined
}

const fanSizes = '(max-width: 599px) 64vw, 390px'

/**
 * Gift cards as they lie on a table, at the head of the gift shop: the front one lower, so that what is on those behind
 * is seen. One on a page. A single card that is made or looked up is a `gift-card-face`. Not mirrored in pages that
 * read from the right. Our own: Material UI has no such component.
 */
export const GiftCardFan = ({ label, cards, sum, ...rest }: GiftCardFanProps) => (
  <Root
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
    {...rest}
  >
    {cards.slice(0, 3).map(({ id, picture }, index) => (
      <GiftCardFace
        key={id}
        picture={picture}
        alt=""
        sum={index === 0 ? sum : undefined}
        sizes={fanSizes}
        priority
      />
    ))}
  </Root>
)
