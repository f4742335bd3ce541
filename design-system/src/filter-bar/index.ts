export {
  FilterBar,
  FilterSearch,
  FilterSelect,
  type FilterSearchProps,
  type FilterSelectProps,
} from './FilterBar.tsx'
