import { visuallyHidden } from '../../foundations/visually-hidden/hidden-words.ts'
import type { ComponentOverrides } from '../overrides.ts'

/** Above a field or a group of options. Of its states it shows none: the control under it does. */
export const MuiFormLabel: ComponentOverrides['MuiFormLabel'] = {
  styleOverrides: {
    root: {
      font: 'inherit',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 650,
      lineHeight: 1.3,
      '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
      '& > [data-slot=optional]': { color: 'var(--foyer-text-muted)', fontWeight: 400 },
      'legend&': { maxInlineSize: '100%', marginBlockEnd: 4 },
      '&[data-hidden]': visuallyHidden,
    },
  },
}
