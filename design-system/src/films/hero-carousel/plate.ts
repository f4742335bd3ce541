import type { CSSObject } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'

/** The picture of a hero as a plate: inside the page's column, a hairline and a mat around it, no scrim over it. */
export const plate: CSSObject = {
  '& > [data-slot=media]': {
    position: 'relative',
    inlineSize: 'min(1280px, calc(100% - 2 * var(--foyer-page-margin)))',
    blockSize: 'auto',
    aspectRatio: '1280 / 500',
    marginBlockStart: 28,
    marginInline: 'auto',
    border: '1px solid var(--foyer-border)',
    [media.below.sm]: {
      inlineSize: '100%',
      blockSize: 330,
      aspectRatio: 'auto',
      marginBlockStart: 0,
      border: 0,
      borderBlockEnd: '1px solid var(--foyer-border)',
    },
  },
  '& > [data-slot=media] > span': { inset: 9, [media.below.sm]: { inset: 0 } },
  '& > [data-slot=media]::after': { display: 'none' },
}

/** Art has its subject at the inline end: right-to-left, it is mirrored with the text. */
export const turned: CSSObject = { scale: '-1 1' }

/** A tagline as a quotation: in italics if the brand's heading font has them; a synthetic slant would be worse. */
export const quote: CSSObject = {
  fontStyle: 'italic',
  fontSynthesisStyle: 'none',
  marginInline: 'auto',
  textAlign: 'center',
}
