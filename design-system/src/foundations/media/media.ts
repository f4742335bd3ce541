import {
  breakpoints,
  navigationBreakpoints,
  type NavigationBreakpoint,
} from '@foyer/theme-tokens/breakpoints'

/** Just under a breakpoint, so that `below` and `up` never match together. */
const edge = 0.05
const up = (width: number) => `@media (min-width: ${width}px)`
const below = (width: number) => `@media (max-width: ${width - edge}px)`

/** Media queries of the design system as keys of style objects: static text, so that styles are made once. */
export const media = {
  up: { sm: up(breakpoints.sm), md: up(breakpoints.md), lg: up(breakpoints.lg), xl: up(breakpoints.xl) },
  below: { sm: below(breakpoints.sm), md: below(breakpoints.md), lg: below(breakpoints.lg) },
  /** Only with a hovering pointer: touch would keep the hover style after a tap. */
  hover: '@media (hover: hover)',
  /** Touch only: no mouse, no pen. */
  touch: '@media (hover: none) and (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const

const navigations = Object.entries(navigationBreakpoints) as [NavigationBreakpoint, number][]

/**
 * Style objects of an element in a header whose `data-menu-below` sets the width below which a menu replaces the
 * navigation. `&` is the element; with `isHeader` it is the header itself.
 */
export function whereMenu(style: object, isHeader = false): object {
  return Object.fromEntries(
    navigations.map(([name, width]) => [
      below(width),
      { [isHeader ? `&[data-menu-below=${name}]` : `[data-menu-below=${name}] &`]: style },
    ]),
  )
}

/** The same while the header shows the navigation. */
export function whereNavigation(style: object): object {
  return Object.fromEntries(
    navigations.map(([name, width]) => [up(width), { [`[data-menu-below=${name}] &`]: style }]),
  )
}
