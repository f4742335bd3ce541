import type { FilterSection } from '../src/films/filter-dialog/index.ts'

/** Filters of the films page, for the stories of what shows them. */
const option = (label: string, disabled = false) => ({
  value: label.toLowerCase().split(' ')[0] ?? label,
  label,
  disabled,
})

export const genres = [
  'Adventure',
  'Animation',
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Family',
  'Fantasy',
  'History',
  'Horror',
  'Music',
  'Mystery',
  'Romance',
  'Science fiction',
  'Silent',
  'Thriller',
  'War',
  'Western',
].map((label) => option(label, label === 'Silent'))

export const filterSections: FilterSection[] = [
  { id: 'genre', label: 'Genre', multiple: true, options: genres.slice(3, 8) },
  {
    id: 'attribute',
    label: 'Experience',
    multiple: true,
    options: [option('Vast'), option('Recliner'), option('Subtitled', true)],
  },
  { id: 'event', label: 'Event', options: [option('Quiet showing'), option('Late one')] },
]

export const filterLabels = {
  apply: 'Apply',
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  placeholder: 'Choose',
  filter: 'Filter',
  all: 'All',
  hint: 'Select filters to update results',
}
