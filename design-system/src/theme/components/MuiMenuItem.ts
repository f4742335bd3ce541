import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

export const MuiMenuItem: ComponentOverrides['MuiMenuItem'] = {
  styleOverrides: {
    root: {
      minBlockSize: 44,
      paddingInline: 12,
      borderRadius: 'var(--foyer-radius-sm)',
      font: 'inherit',
      whiteSpace: 'normal',
      '&.Mui-focusVisible': { background: 'var(--foyer-surface-2)' },
      [media.hover]: { '&:hover': { background: 'var(--foyer-surface-2)' } },
      '&[data-slot=sign-out]:not(:first-of-type)': { marginBlockStart: 8 },
    },
  },
}
