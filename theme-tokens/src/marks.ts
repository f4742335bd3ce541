/**
 * Marks that tell states apart without colour. Names of glyphs are those of the design system's icons and seat
 * drawings; patterns are fills it knows.
 */
export const heroPatterns = ['solid', 'diagonal', 'dots', 'grid', 'waves', 'chevrons'] as const
export type HeroPattern = (typeof heroPatterns)[number]

/** A colour of a theme with what says the same without it. */
export interface Mark {
  /** Custom property of the colour, and of what is drawn on it. */
  colour: `--${string}`
  on: `--${string}`
  glyph: string
  pattern: string
}

export const seatStates = [
  'standard',
  'premier',
  'sofa',
  'wheelchair',
  'companion',
  'yours',
  'taken',
] as const
export type SeatState = (typeof seatStates)[number]

/** Seat states: shape first, colour second. Glyphs are the seat map's drawings, patterns how those are filled. */
export const seatMarks: Readonly<Record<SeatState, Mark>> = {
  standard: { colour: '--seat', on: '--on-seat', glyph: 'standard', pattern: 'solid' },
  premier: { colour: '--seat-prem', on: '--on-seat', glyph: 'premier', pattern: 'footrest' },
  sofa: { colour: '--seat', on: '--on-seat', glyph: 'sofa', pattern: 'joined' },
  wheelchair: { colour: '--seat', on: '--on-seat', glyph: 'wheelchair', pattern: 'dashed' },
  companion: { colour: '--seat', on: '--on-seat', glyph: 'companion', pattern: 'person' },
  yours: { colour: '--sel', on: '--on-sel', glyph: 'yours', pattern: 'tick' },
  taken: { colour: '--seat-taken', on: '--floor', glyph: 'taken', pattern: 'cross' },
}

/** Kinds of notices. Information is neutral: a brand's secondary may be red, its primary yellow. */
export const noticeMarks: Readonly<Record<'error' | 'warning' | 'success' | 'info', Mark>> = {
  error: { colour: '--error', on: '--on-error', glyph: 'x-circle', pattern: 'block' },
  warning: { colour: '--warning', on: '--on-warning', glyph: 'clock', pattern: 'block' },
  success: { colour: '--success', on: '--on-success', glyph: 'check-circle', pattern: 'block' },
  info: { colour: '--text', on: '--bg', glyph: 'info', pattern: 'block' },
}
