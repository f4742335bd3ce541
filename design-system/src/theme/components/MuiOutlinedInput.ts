import type { ComponentOverrides } from '../overrides.ts'

export const MuiOutlinedInput: ComponentOverrides['MuiOutlinedInput'] = {
  styleOverrides: { notchedOutline: { borderColor: 'var(--field-border)' } },
}
