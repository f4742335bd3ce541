import type { CSSObject } from '../styled/index.ts'

/** Styles of text for screen readers that takes no space at any text size and never overflows the page. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  minBlockSize: 0,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
}
