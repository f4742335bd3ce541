import { highWindow } from '../../feedback/dialog/high-window.ts'
import type { CSSObject } from '../../foundations/styled/index.ts'

/** The paper of a dialog and of a drawer from the lower edge, in the middle of the page. */
export const dialogPaper = {
  maxInlineSize: 'calc(100vw - 32px)',
  maxBlockSize: '94dvh',
  '--foyer-dialog-foot': '36px',
  padding: '36px 40px var(--foyer-dialog-foot)',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  // What has the focus is not scrolled under the buttons that stay.
  [highWindow]: { '&:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '7rem' } },
} satisfies CSSObject

/** The same on a phone: a sheet from the lower edge. */
export const sheetPaper = {
  inlineSize: '100vw',
  maxInlineSize: 'none',
  '--foyer-dialog-foot': 'calc(20px + env(safe-area-inset-bottom))',
  padding: '24px 16px var(--foyer-dialog-foot)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderBlockEnd: 0,
  [highWindow]: { '&:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '13rem' } },
} satisfies CSSObject
