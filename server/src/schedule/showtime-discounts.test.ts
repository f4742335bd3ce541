import type { CatalogueDiscount } from '../catalogue/catalogue.ts'
import type { ShowtimeContext } from './programme.ts'
import { listShowtimeDiscounts } from './showtime-discounts.ts'

const everywhere: CatalogueDiscount = {
  id: 'd',
  name: { text: 'A discount', translations: [] },
  calculation: { kind: 'PercentageOff', basisPoints: 2_000 },
  code: null,
  ticketTypeIds: null,
  siteIds: null,
  moment: {},
  exceptFilms: new Set(),
  exceptDistributors: new Set(),
  exceptPublicHolidays: false,
  isShownAsPreview: false,
}

/** Tuesday night, half past midnight local time: still Tuesday's business day. */
const context = {
  showtime: { businessDate: '2026-11-24', startsAt: Date.parse('2026-11-25T00:30:00Z') },
  film: { slug: 'odd-sock', wire: { distributorName: 'Lantern Row' } },
  site: { id: '1001', ianaTimeZoneName: 'Europe/London' },
} as unknown as ShowtimeContext

const getRefusal = (change: Partial<CatalogueDiscount>, publicHolidays: string[] = []) =>
  listShowtimeDiscounts(
    { discounts: [{ ...everywhere, ...change }], publicHolidays: new Set(publicHolidays) },
    context,
  )[0]?.refusal

test.each<[string, Partial<CatalogueDiscount>, string | null]>([
  ['that nothing restricts', {}, null],
  ['of this cinema', { siteIds: new Set(['1001']) }, null],
  ['of another cinema', { siteIds: new Set(['1002']) }, 'discount-invalid'],
  ['for Tuesdays', { moment: { weekdays: [2] } }, null],
  ['for Wednesdays', { moment: { weekdays: [3] } }, 'discount-invalid-10101'],
  ['for late showings', { moment: { from: '22:00' } }, null],
  ['for early showings', { moment: { before: '17:00' } }, 'discount-invalid-10101'],
  ['but for this film', { exceptFilms: new Set(['odd-sock']) }, 'discount-invalid-for-film'],
  [
    'but for this distributor',
    { exceptDistributors: new Set(['Lantern Row']) },
    'discount-invalid-for-distributor',
  ],
])('a discount %s', (_what, change, refusal) => {
  expect(getRefusal(change)).toBe(refusal)
})

it('can exclude public holidays', () => {
  expect(getRefusal({ exceptPublicHolidays: true })).toBeNull()
  expect(getRefusal({ exceptPublicHolidays: true }, ['2026-11-24'])).toBe('discount-invalid-for-holiday')
  expect(getRefusal({}, ['2026-11-24'])).toBeNull()
})
