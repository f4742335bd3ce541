import type { CSSObject } from '../../foundations/styled/index.ts'

/** A tag on a film, by itself and on the edge of a poster. */
export const tagStyle: CSSObject = {
  display: 'inline-block',
  padding: '5px 12px',
  borderRadius: 'var(--foyer-radius-sm)',
  background: 'var(--foyer-primary)',
  color: 'var(--foyer-on-primary)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 650,
  lineHeight: '1.25rem',
  '[data-radius=FullRounded] &': { borderRadius: 'var(--foyer-radius-button)', paddingInline: 16 },
}
