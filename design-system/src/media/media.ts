import { breakpoints } from '@foyer/theme-tokens/breakpoints'

/** Just under a breakpoint, so that `below` and `up` never match together. */
const edge = 0.05
const up = (width: number) => `@media (min-width: ${width}px)`
const below = (width: number) => `@media (max-width: ${width - edge}px)`

/** Media queries of the design system as keys of style objects: static text, so that styles are made once. */
export const media = {
  up: { sm: up(breakpoints.sm), md: up(breakpoints.md), lg: up(breakpoints.lg), xl: up(breakpoints.xl) },
  below: { sm: below(breakpoints.sm), md: below(breakpoints.md), lg: below(breakpoints.lg) },
  /** Only where a pointer can rest on a thing: touch would keep the hover look after a tap. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const
