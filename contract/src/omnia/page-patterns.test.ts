import { isAmong } from './page-patterns.ts'

it.each([
  [[], '/films/', true],
  [['/'], '/', true],
  [['/'], '/films/', false],
  [['/films/'], '/films/louder/HO00000105/', false],
  [['/films/*'], '/films/', true],
  [['/films/*'], '/films/louder/HO00000105/', true],
  [['/films/*'], '/film-club/', false],
  [['/*'], '/', true],
  [['/help/', '/sites/*'], '/sites/halcyon-exchange/1002/', true],
])('of the pages %j is %s: %s', (pages, path, expected) => {
  expect(isAmong(pages, path)).toBe(expected)
})
