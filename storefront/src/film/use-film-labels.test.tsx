import type { Film } from '@foyer/contract/wire/films'
import { renderHook } from '@testing-library/react'
import { StoresContext } from '../context/contexts.ts'
import { createTestStores } from '../context/testing/order-stores.ts'
import { useFilmLabels } from './use-film-labels.ts'

function setUp() {
  const { stores } = createTestStores({})
  const { result } = renderHook(() => useFilmLabels(), {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  })
  const runtime = (runtimeInMinutes: number | null) =>
    result.current.runtime({ runtimeInMinutes } as unknown as Film)
  return { runtime, formats: stores.formats }
}

test.each([
  [134, '2h 14m'],
  [119, '1h 59m'],
  [61, '1h 1m'],
  [60, '1h'],
  [59, '59m'],
  [7, '7m'],
])('a runtime of %i minutes is read as %s: hours from the first whole one on', (minutes, label) => {
  expect(setUp().runtime(minutes)).toBe(label)
})

test('of a film whose runtime nobody knows, none is said', () => {
  const { runtime } = setUp()
  expect([runtime(null), runtime(0)]).toEqual([undefined, undefined])
})

test('a release date is day, month in words and year', () => {
  const { formats } = setUp()
  expect(formats.releaseDate('2026-03-13')).toBe('13 March 2026')
  expect(formats.releaseDate('2026-12-04')).toBe('4 December 2026')
})
