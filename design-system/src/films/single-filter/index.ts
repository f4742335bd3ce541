export { SingleFilter, type SingleFilterLabels, type SingleFilterProps } from './SingleFilter.tsx'
export { filterModeOf, type SingleFilterMode } from './filter-mode.ts'
