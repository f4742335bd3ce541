export { createFuzzySearch, longestSearch } from './fuzzy-search.ts'
