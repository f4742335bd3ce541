import type { CSSObject } from '../styled/index.ts'

/** Words that are read aloud and take no room, however large type is set: they stand out of no page. */
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
