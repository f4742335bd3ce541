/** Corner radii in px by style: large for posters and dialogs, medium for buttons and fields, small for marks. */
export const radii = {
  Straight: { large: 0, medium: 0, small: 0 },
  Rounded: { large: 8, medium: 5, small: 3 },
  FullRounded: { large: 24, medium: 14, small: 7 },
} as const satisfies Record<string, { large: number; medium: number; small: number }>

/** How round the corners of a theme are. */
export type RadiusStyle = keyof typeof radii

/** The styles a theme may choose from. */
export const radiusStyles = Object.keys(radii) as RadiusStyle[]

/**
 * The radii of a style.
 * @throws Error "Invalid border radius style"
 */
export function getRadii(style: string): { large: number; medium: number; small: number } {
  const found = Object.hasOwn(radii, style) ? radii[style as RadiusStyle] : undefined
  if (!found) throw new Error('Invalid border radius style')
  return found
}
