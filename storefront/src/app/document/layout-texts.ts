import type { TextArea } from '@foyer/contract/channel/calls'
import type { LayoutName } from '../routing/route-table.ts'

/**
 * Areas of the language text that pages of a layout show. A page's document carries only these; the others are loaded on
 * navigation to a page of another layout. `tests/contract/texts-by-layout.test.ts` compares this with the sources: it
 * fails if a page can show a text that is in none of its areas. Documents without the other areas, gzip: home 40.2 kB
 * instead of 45.3, films 48.4 instead of 53.3, seats 30.0 instead of 33.4.
 */
export const textAreasByLayout: Readonly<Record<LayoutName, readonly TextArea[]>> = {
  browsing: ['shared', 'browsing', 'sites'],
  counter: ['shared', 'counter'],
  member: ['shared', 'browsing', 'sites', 'member'],
  quiet: ['shared', 'browsing', 'transaction'],
  'sign-in': ['shared', 'transaction', 'member'],
  order: ['shared', 'tickets', 'seat-map', 'transaction'],
  food: ['shared', 'tickets', 'seat-map', 'transaction', 'food-and-beverage'],
  'gift-shop': ['shared', 'transaction', 'food-and-beverage', 'gift-shop'],
}
