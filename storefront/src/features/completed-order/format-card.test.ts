import { formatCard } from './format-card.ts'

const t = (key: string, params?: Record<string, string | number>) =>
  [key.split('.').at(-1), ...Object.values(params ?? {})].join(' ')

it.each([
  ['card ending 1111', 'card 1111'],
  ['411111******1111', 'card 1111'],
  ['•••• 0044 (Visa)', 'card 0044'],
  ['Visa', 'cardUnknown'],
  ['', 'cardUnknown'],
  [null, 'cardUnknown'],
])('a card told as %s is named in the page’s language', (maskedDetail, label) => {
  expect(formatCard(maskedDetail, t)).toBe(label)
})
