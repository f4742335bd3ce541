/**
 * Marks that tell states apart without colour. Names of glyphs are those of the design system's icons and seat
 * drawings; patterns are fills it knows.
 */
export const heroPatterns = ['solid', 'diagonal', 'dots', 'grid', 'waves', 'chevrons'] as const
export type HeroPattern = (typeof heroPatterns)[number]
