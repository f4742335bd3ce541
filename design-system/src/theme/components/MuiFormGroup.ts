import type { ComponentOverrides } from '../overrides.ts'

/** Options one under another, or beside each other as long as they fit. */
export const MuiFormGroup: ComponentOverrides['MuiFormGroup'] = {
  styleOverrides: { root: { display: 'grid' }, row: { display: 'flex', columnGap: 32 } },
}
