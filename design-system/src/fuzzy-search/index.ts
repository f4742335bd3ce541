export { createFuzzySearch } from './fuzzy-search.ts'
export { longestSearch } from './longest-search.ts'
