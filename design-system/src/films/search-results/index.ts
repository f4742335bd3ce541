export {
  SearchResults,
  type SearchResult,
  type SearchResultGroup,
  type SearchResultsProps,
} from './SearchResults.tsx'
