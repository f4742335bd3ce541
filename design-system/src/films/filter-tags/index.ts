export { FilterTags, type FilterTag, type FilterTagsProps } from './FilterTags.tsx'
