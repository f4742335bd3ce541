import { highWindow } from '../../foundations/media/high-window.ts'
import { media } from '../../foundations/media/index.ts'
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

/** An item with its choices: its picture beside them, on a phone above them. */
export const itemPaper = {
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxBlockSize: 'min(780px, 94dvh)',
  padding: 0,
  overflow: 'hidden',
  '& > [data-slot=art]': { gridRow: '1 / -1' },
  [media.below.md]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
  [media.below.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '124px minmax(0, 1fr) auto',
    maxBlockSize: 'calc(100dvh - 24px)',
    '& > [data-slot=art]': { gridRow: 'auto' },
  },
  // Little height: what is chosen goes first.
  '@media (max-width: 599.95px) and (max-height: 599.95px)': {
    gridTemplateRows: '0 minmax(0, 1fr) auto',
  },
} satisfies CSSObject

/** A card that is held out to a scanner: on a phone there is nothing else. */
export const passPaper = {
  padding: '20px 24px 32px',
  [media.below.sm]: {
    blockSize: '100dvh',
    maxBlockSize: 'none',
    padding: '12px 16px calc(20px + env(safe-area-inset-bottom))',
    border: 0,
    borderRadius: 0,
    background: 'var(--foyer-background)',
  },
} satisfies CSSObject
