export {
  FilterBar,
  FilterButton,
  FilterSearch,
  FilterSelect,
  type FilterButtonProps,
  type FilterSearchProps,
  type FilterSelectProps,
} from './FilterBar.tsx'
