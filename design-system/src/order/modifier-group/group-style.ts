import type { CSSObject } from '../../foundations/styled/index.ts'

/** Where the line of nested groups begins: under the middle of a radio's circle. */
const lineStart = 11

/** A group between hairlines, or under an option behind a line. */
export const groupStyle = {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:not([data-nested])': {
    paddingBlock: '16px 20px',
    borderBlockStart: '1px solid var(--foyer-border)',
  },
  '& > legend': {
    // In the flow: a legend would stand on the line above it.
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    '& > span': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '0 16px',
    },
    '& strong': { fontWeight: 650 },
    '& [data-slot=rule], & [data-slot=answer]': {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: 6,
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-sm)',
    },
    '& svg': { alignSelf: 'center' },
    '& [data-slot=answer]': { color: 'var(--foyer-success)' },
  },
  '& > :not(legend)': { clear: 'both' },
  '&[data-nested] > legend': { fontSize: 'var(--foyer-text-sm)' },
  '&[data-missing] > legend [data-slot=rule]': { color: 'var(--foyer-error)' },
  '& [data-slot=price]': {
    flex: 'none',
    marginInlineStart: 'auto',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-slot=nested]': {
    display: 'grid',
    gap: 4,
    marginBlockEnd: 8,
    marginInlineStart: lineStart,
    borderInlineStart: '1.5px solid var(--foyer-border)',
    paddingInlineStart: 22,
  },
} satisfies CSSObject
