export { CompositeFilter, type CompositeFilterLabels, type CompositeFilterProps } from './CompositeFilter.tsx'
export type { FilterSection, FilterSelection } from '../filter-dialog/index.ts'
