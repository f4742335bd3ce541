import { toTidyTerm } from './search-term.ts'

it.each([
  ['  salt   road\n', 'salt road'],
  ['e\u0301toile', 'étoile'],
  ['   ', ''],
  ['a'.repeat(600), 'a'.repeat(512)],
  [`${'a'.repeat(511)}🎬`, 'a'.repeat(511)],
])('%j is asked for as %j', (written, term) => {
  expect(toTidyTerm(written)).toBe(term)
})
