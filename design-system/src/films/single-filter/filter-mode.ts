/** `Auto` looks at how many options there are; the others are as named. */
export type SingleFilterMode = 'Auto' | 'Tabs' | 'Dropdown' | 'Modal'

const mostInTabs = 6
const mostInDropdown = 16

/** How a filter with so many options is shown; that of everything does not count. */
export function toFilterMode(mode: SingleFilterMode, options: number): Exclude<SingleFilterMode, 'Auto'> {
  if (mode !== 'Auto') return mode
  if (options <= mostInTabs) return 'Tabs'
  return options <= mostInDropdown ? 'Dropdown' : 'Modal'
}

/** With an All option and more options than these, an empty choice is shown as a value. */
const fewBesideAll = 2

/** Whether the first option is chosen by itself when nothing is. */
export const isFirstPreselected = (options: number, hasAll: boolean): boolean =>
  !hasAll || options <= fewBesideAll
