import type { CSSObject } from '../../foundations/styled/index.ts'

/** A tag on a film, by itself and on the edge of a poster. */
export const tagStyle: CSSObject = {
  display: 'inline-block',
  padding: '5px 12px',
  borderRadius: 'var(--r-sm)',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  fontSize: 'var(--t1)',
  fontWeight: 650,
  lineHeight: '1.25rem',
  '[data-radius=FullRounded] &': { borderRadius: 'var(--r-button)', paddingInline: 16 },
}
