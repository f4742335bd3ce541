export { FilterChip, FilterChips, type FilterChipProps, type FilterChipsProps } from './FilterChip.tsx'
