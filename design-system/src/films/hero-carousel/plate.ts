import type { CSSObject } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'

/**
 * The picture of a hero as a plate: a hairline and a mat around it, no scrim, and no words on it. Upright, so that its
 * subject is in the middle: beside the words from 1024 px, above them in narrower windows. On a phone it has the width
 * of the page. A picture that is not a film's keeps its breadth, above its words.
 */
export const plate: CSSObject = {
  '--foyer-plate': 'clamp(400px, 35cqi, 500px)',
  '& > [data-slot=media]::after': { display: 'none' },
  '& > [data-slot=body]': { alignItems: 'center', textAlign: 'center' },
  '& > [data-slot=body] > [data-slot=title]': { inlineSize: '100%', maxInlineSize: 540 },
  [media.up.sm]: {
    '& > [data-slot=media]': {
      overflow: 'visible',
      blockSize: 'auto',
      inlineSize: 'var(--foyer-plate)',
      aspectRatio: '4 / 5',
      border: '1px solid var(--foyer-border)',
      '& > span': { inset: 9 },
    },
    '&[data-image] > [data-slot=media]': {
      position: 'relative',
      inlineSize: 'min(1280px, 100% - 2 * var(--foyer-page-margin))',
      blockSize: 'auto',
      aspectRatio: '1280 / 500',
      marginBlockStart: 28,
      marginInline: 'auto',
    },
    '&[data-image] > [data-slot=body]': {
      position: 'static',
      minBlockSize: 0,
      padding: '36px var(--foyer-page-margin) 24px',
    },
  },
  [media.up.md]: {
    '&:not([data-image])': {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 'clamp(48px, 6cqi, 96px)',
      paddingBlock: '36px 28px',
      '& > [data-slot=media]': { position: 'relative', flex: 'none', inset: 'auto' },
      '& > [data-slot=body]': {
        inlineSize: 'min(600px, 100% - 520px)',
        minBlockSize: 0,
        maxInlineSize: 'none',
        margin: 0,
        padding: 0,
        justifyContent: 'center',
      },
    },
  },
  [media.below.md]: {
    '--foyer-plate': '360px',
    '& > [data-slot=media]': { marginBlockStart: 28, marginInline: 'auto' },
    '& > [data-slot=body]': { paddingBlock: '28px 24px' },
  },
  [media.below.sm]: {
    '& > [data-slot=media]': {
      inlineSize: '100%',
      marginBlockStart: 0,
      borderBlockEnd: '1px solid var(--foyer-border)',
    },
    '& > [data-slot=body]': { padding: '20px 16px 20px' },
  },
}

/** Art has its subject at the inline end: right-to-left, it is mirrored with the text, at every width. */
export const turned: CSSObject = { scale: '-1 1' }

/** A tagline as a quotation: in italics if the brand's heading font has them; a synthetic slant would be worse. */
export const quote: CSSObject = {
  fontStyle: 'italic',
  fontSynthesisStyle: 'none',
  marginInline: 'auto',
  textAlign: 'center',
}
