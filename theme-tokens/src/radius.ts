import type { RadiusStyle } from './theme-model.ts'

/** Corner radii in px by style: large for posters and dialogs, medium for buttons and fields, small for marks. */
export const radii: Record<RadiusStyle, { large: number; medium: number; small: number }> = {
  Straight: { large: 0, medium: 0, small: 0 },
  Rounded: { large: 8, medium: 5, small: 3 },
  FullRounded: { large: 24, medium: 14, small: 7 },
}
