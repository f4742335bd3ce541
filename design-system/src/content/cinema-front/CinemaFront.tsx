import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const heights = { desktop: 440, phone: 220 }
/** Width over height on a phone of 390 px. */
const phoneRatio = 390 / heights.phone

const Root = styled('div', { name: 'FoyerCinemaFront', slot: 'Root' })({
  position: 'relative',
  blockSize: heights.desktop,
  [media.below.sm]: { blockSize: heights.phone },
  // Every picture of a theme with full corners stands in from the edges.
  '[data-radius=FullRounded] &': {
    margin: '24px 24px 0',
    borderRadius: 32,
    overflow: 'hidden',
    [media.below.sm]: { margin: '12px 12px 0' },
  },
  // A plate: a hairline and a mat around it. Roofs end inside the frame, which keeps their shape.
  '[data-heading=center] &': {
    inlineSize: 'min(1280px, 100% - 2 * var(--foyer-page-margin))',
    blockSize: 'auto',
    aspectRatio: '2.4',
    marginBlockStart: 28,
    marginInline: 'auto',
    border: '1px solid var(--foyer-border)',
    borderRadius: 0,
    '& > span': { inset: 9 },
    [media.below.sm]: { marginBlockStart: 16, '& > span': { inset: 5 } },
  },
})

export interface CinemaFrontProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The front; with its night, it is shown by night in dark mode. */
  picture: PictureSource
  /** Empty where the heading below says the same. */
  alt?: string | undefined
}

/**
 * A cinema from outside, over its page: from edge to edge, as a plate, or in from the edges, as the theme shows
 * pictures. One on a page, and not in lists: there a front is the picture of a card in `picture-cards`. Our own:
 * Material UI has no such part.
 */
export const CinemaFront = ({ picture, alt = '', ...rest }: CinemaFrontProps) => (
  <Root {...rest}>
    <Picture
      source={picture}
      ratio="fill"
      sizes="100vw"
      phone={{ ratio: phoneRatio }}
      placeholder="siteGallery"
      alt={alt}
      priority
    />
  </Root>
)
