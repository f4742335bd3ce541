import { media } from '../../foundations/media/index.ts'
import type { CSSObject } from '../../foundations/styled/index.ts'

/** Boxes that are chosen as a whole; their radios are heard and not seen. */
export const choiceBoxes = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  'legend:not([data-hidden]) + &': { marginBlockStart: 8 },
  '& + .MuiFormHelperText-root': { marginBlockStart: 8 },
  '& > label': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: 52,
    padding: '10px 12px',
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-md)',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: 'border-color .15s',
    // Over the whole box: it takes the press, and the box shows its state.
    '& > .MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
    '&:has(:focus-visible)': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: 2 },
    // The edge of the chosen one is drawn inside, so that nothing moves.
    '&:has(:checked)': {
      borderColor: 'var(--foyer-primary-text)',
      boxShadow: 'inset 0 0 0 1px var(--foyer-primary-text)',
      [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: -3 },
    },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      color: 'var(--foyer-text-muted)',
      cursor: 'not-allowed',
      [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
    },
    [media.hover]: { '&:hover:not(:has(:disabled))': { borderColor: 'var(--foyer-primary-text)' } },
  },
  '& small': {
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
} satisfies CSSObject

/** Short words in the middle of a box, in the color of what is chosen. */
export const shortBoxes = {
  ...choiceBoxes,
  '& > label': {
    ...choiceBoxes['& > label'],
    justifyItems: 'center',
    // As wide as its longest word at least: a sum does not break.
    minInlineSize: 'auto',
    maxInlineSize: '100%',
    paddingInline: 8,
    overflowWrap: 'break-word',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontWeight: 650 },
    '&:has(:checked) > :not(.MuiRadio-root)': { color: 'var(--foyer-primary-text)' },
  },
  '& > [data-slot=panel]': { order: 1, flex: '1 0 100%', minInlineSize: 0, marginBlockStart: 8 },
} satisfies CSSObject
