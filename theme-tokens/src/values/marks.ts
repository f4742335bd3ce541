/**
 * Marks that tell states apart without color. Names of glyphs are those of the design system's icons and seat
 * drawings; patterns are fills it knows.
 */
export const heroPatterns = ['solid', 'diagonal', 'dots', 'grid', 'waves', 'chevrons'] as const
export type HeroPattern = (typeof heroPatterns)[number]

const line = 'color-mix(in srgb,var(--foyer-on-hero) 45%,transparent)'
/** The patterns as CSS backgrounds, drawn in the text color of the attribute's color. */
export const heroPatternCss: Readonly<Record<HeroPattern, string>> = {
  solid: 'none',
  diagonal: `repeating-linear-gradient(135deg,${line} 0 2px,transparent 2px 6px)`,
  dots: `radial-gradient(${line} 1.5px,transparent 2px) 0 0/6px 6px`,
  grid: `linear-gradient(${line} 1px,transparent 1px) 0 0/6px 6px,linear-gradient(90deg,${line} 1px,transparent 1px) 0 0/6px 6px`,
  waves: `radial-gradient(circle at 50% 100%,transparent 3px,${line} 3px 4.5px,transparent 4.5px) 0 0/9px 6px`,
  chevrons: `linear-gradient(135deg,${line} 25%,transparent 25%) 0 0/8px 8px,linear-gradient(225deg,${line} 25%,transparent 25%) 0 0/8px 8px`,
}

/** A color of a theme with a mark that says the same without color. */
export interface Mark {
  /** Custom property of the color, and of its text color. */
  color: `--${string}`
  on: `--${string}`
  glyph: string
  pattern: string
}

/** Seat states: shape first, color second. Glyphs are the seat map's drawings, patterns how those are filled. */
export const seatMarks = {
  standard: { color: '--foyer-seat', on: '--foyer-on-seat', glyph: 'standard', pattern: 'solid' },
  premier: {
    color: '--foyer-seat-premier',
    on: '--foyer-on-seat-premier',
    glyph: 'premier',
    pattern: 'footrest',
  },
  sofa: { color: '--foyer-seat', on: '--foyer-on-seat', glyph: 'sofa', pattern: 'joined' },
  wheelchair: { color: '--foyer-seat', on: '--foyer-on-seat', glyph: 'wheelchair', pattern: 'dashed' },
  companion: { color: '--foyer-seat', on: '--foyer-on-seat', glyph: 'companion', pattern: 'person' },
  friend: { color: '--foyer-text', on: '--foyer-seat-floor', glyph: 'friend', pattern: 'heart' },
  yours: { color: '--foyer-seat-selected', on: '--foyer-on-seat-selected', glyph: 'yours', pattern: 'tick' },
  taken: { color: '--foyer-seat-taken', on: '--foyer-seat-floor', glyph: 'taken', pattern: 'cross' },
} as const satisfies Record<string, Mark>
export type SeatDrawing = keyof typeof seatMarks

/**
 * Severities of alerts, each with an icon for a notice and one for an alert. Information is neutral: a brand's
 * secondary may be red, its primary yellow.
 */
export const noticeMarks = {
  error: {
    color: '--foyer-error',
    on: '--foyer-on-error',
    glyph: 'x-circle',
    inPage: 'alert-circle',
    pattern: 'block',
  },
  warning: {
    color: '--foyer-warning',
    on: '--foyer-on-warning',
    glyph: 'clock',
    inPage: 'alert',
    pattern: 'block',
  },
  success: {
    color: '--foyer-success',
    on: '--foyer-on-success',
    glyph: 'check-circle',
    inPage: 'check-circle',
    pattern: 'block',
  },
  info: { color: '--foyer-text', on: '--foyer-background', glyph: 'info', inPage: 'info', pattern: 'block' },
} as const satisfies Record<string, Mark & { inPage: string }>
export type NoticeKind = keyof typeof noticeMarks
