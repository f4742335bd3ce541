import { halcyonTexts } from '../context/testing/brand-texts.ts'
import { toOrderTextKey } from './order-text-key.ts'

test('every text of an order without a showtime stands in the place of another one', () => {
  const toBase = (key: string) => key.replace(/\.(zero|one|two|few|many|other)$/, '')
  const keys = Object.keys(halcyonTexts).map(toBase)
  const replacing = keys.filter((key) => key.startsWith('transaction.order.'))
  const places = new Set(keys.map(toOrderTextKey))
  expect(replacing.length).toBeGreaterThan(20)
  expect(replacing.filter((key) => !places.has(key))).toEqual([])
})
