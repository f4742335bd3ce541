import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

export const MuiMenuItem: ComponentOverrides['MuiMenuItem'] = {
  styleOverrides: {
    root: {
      paddingInline: 12,
      borderRadius: 'var(--foyer-radius-sm)',
      font: 'inherit',
      whiteSpace: 'normal',
      // MUI takes the height away on wide screens, by a rule that comes later.
      '&.MuiMenuItem-root': { minBlockSize: 44 },
      // A menu of the header is on the page's ground, where the header's ink may not be seen.
      '&.MuiMenuItem-root:focus-visible': { outlineColor: 'var(--foyer-primary-text)' },
      '&.Mui-focusVisible': { background: 'var(--foyer-surface-2)' },
      [media.hover]: { '&:hover': { background: 'var(--foyer-surface-2)' } },
      '&[data-slot=sign-out]:not(:first-of-type)': { marginBlockStart: 8 },
    },
  },
}
