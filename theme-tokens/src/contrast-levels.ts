/** The visitor's contrast preference. */
export const contrastLevels = ['Normal', 'Medium', 'High'] as const
export type ContrastLevel = (typeof contrastLevels)[number]

/** Minimum WCAG contrast of text on its background, and of controls and marks with adjacent colors. */
export const contrastTargets: Readonly<
  Record<ContrastLevel, { readonly text: number; readonly control: number }>
> = {
  Normal: { text: 4.5, control: 3 },
  Medium: { text: 5.5, control: 3.5 },
  High: { text: 7, control: 4.5 },
}
