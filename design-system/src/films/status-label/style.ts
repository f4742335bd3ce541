import type { CSSObject } from '../../foundations/styled/index.ts'

/** Two or three words on a film behind a mark, alone or below a poster. */
export const statusStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--foyer-primary-text)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 650,
  lineHeight: 1.3,
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    background: 'currentColor',
    '[data-radius=Straight] &': { borderRadius: 0 },
  },
}
