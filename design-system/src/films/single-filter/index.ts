export { SingleFilter, type SingleFilterLabels, type SingleFilterProps } from './SingleFilter.tsx'
export { toFilterMode, type SingleFilterMode } from './filter-mode.ts'
