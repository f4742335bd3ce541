import type { ComponentOverrides } from '../overrides.ts'

export const MuiPaper: ComponentOverrides['MuiPaper'] = {
  // A line around it and no shadow. Of elevations MUI writes a style attribute, which a page's policy would have to list.
  defaultProps: { variant: 'outlined' },
}
