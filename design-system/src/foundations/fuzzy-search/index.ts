export { createFuzzySearch, createRankedSearch, type RankedItem } from './fuzzy-search.ts'
export { longestSearch } from './longest-search.ts'
