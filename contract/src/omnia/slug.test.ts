import { toSlug } from './slug.ts'

test.each([
  ['The Salt Road', 'the-salt-road'],
  ['LOUDER', 'louder'],
  ['Ferry, Ferry! (Again)', 'ferry-ferry-again'],
  ['North – South', 'north-south'],
  ['Two   words', 'two-words'],
  ['self-made -- twice', 'self-made-twice'],
  ['Été à la mer', 'été-à-la-mer'],
  ['ليلة طويلة', 'ليلة-طويلة'],
  ['?!', ''],
])('%p in an address is %p', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})
