export {
  FilterBar,
  FilterButton,
  FilterSearch,
  FilterSelect,
  type FilterBarProps,
  type FilterButtonProps,
  type FilterSearchProps,
  type FilterSelectProps,
} from './FilterBar.tsx'
