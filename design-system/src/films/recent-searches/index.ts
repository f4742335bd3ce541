export { RecentSearches, type RecentSearch, type RecentSearchesProps } from './RecentSearches.tsx'
