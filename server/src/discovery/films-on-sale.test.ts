import { createTestContext } from '../content/testing/content-folder.ts'
import type { ProgrammeSnapshot } from '../schedule/programme.ts'
import { computeReleaseDate } from '../schedule/lifecycle.ts'
import { addDays } from '../domain/time-zone.ts'
import { listFilmsOnSale } from './films-on-sale.ts'

const context = createTestContext('orpheum')
const firstDay = '2026-01-05'
const on = (today: string) =>
  listFilmsOnSale(context, {
    firstDay,
    today,
    byId: new Map(),
    byDate: new Map(),
    validFrom: 0,
    validUntil: 0,
  } satisfies ProgrammeSnapshot)
const [film] = context.catalogue.films.values()
if (!film) throw new TypeError('The chain has no film')
const release = computeReleaseDate(film, firstDay, '2026-06-01')
const entryOn = (today: string) => on(today).find((entry) => entry.film === film)

it('names a film from the day on which its tickets go on sale', () => {
  expect(entryOn(addDays(release, -14))).toBeUndefined()
  expect(entryOn(addDays(release, -13))).toMatchObject({ releaseDate: release })
})

it('says that it has changed when it opens, and not again while it runs', () => {
  const before = entryOn(addDays(release, -5))
  const after = entryOn(addDays(release, 5))
  expect(before?.changed).toBe(before?.onSaleSince)
  expect(after?.onSaleSince).toBe(before?.onSaleSince)
  expect(new Date(after?.changed ?? 0).toISOString()).toMatch(new RegExp(`^${release}T0[56]:00`))
  expect(entryOn(addDays(release, 41))?.changed).toBe(after?.changed)
  expect(entryOn(addDays(release, 42))).toBeUndefined()
})
