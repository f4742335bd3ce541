export { FilterChip, FilterChips, type FilterChipProps } from './FilterChip.tsx'
