import type { CSSObject } from '../../foundations/styled/index.ts'

/** The box of an allergen's letters, 24 by 22 px and wider for more of them. */
export const letterBox = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 24,
  blockSize: 22,
  paddingInline: 3,
  border: '1px solid var(--foyer-field-border)',
  borderRadius: 'calc(var(--foyer-radius-sm) / 2)',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: 1,
} satisfies CSSObject
