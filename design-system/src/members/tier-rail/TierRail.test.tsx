import { render, screen } from '@testing-library/react'
import { TierRail } from './index.ts'
import { getFilledShare } from './tiers.ts'

const tiers = [
  { id: 'breeze', name: 'Breeze', threshold: 0 },
  { id: 'gust', name: 'Gust', threshold: 120 },
  { id: 'whirlwind', name: 'Whirlwind', threshold: 300 },
]

test.each([
  [-5, 0],
  [0, 0],
  [60, 0.25],
  [120, 0.5],
  [210, 0.75],
  [300, 1],
  [900, 1],
])('%d points fill the share %d of the rail', (points, share) => {
  expect(getFilledShare(tiers, points)).toBeCloseTo(share)
})

test('tiers that begin at the same points are no division by nothing', () => {
  const same = tiers.map((tier) => ({ ...tier, threshold: 0 }))
  expect(getFilledShare(same, 10)).toBe(1)
  expect(getFilledShare(tiers.slice(0, 1), 10)).toBe(0)
})

test('says which tier one has, and marks those that are reached', () => {
  render(<TierRail label="Your level" currentLabel="your level" tiers={tiers} points={140} />)
  expect(screen.getByRole('list', { name: 'Your level' })).toBeInTheDocument()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Breeze', 'Gust, your level', 'Whirlwind'])
  expect(items.map((item) => item.hasAttribute('data-reached'))).toEqual([true, true, false])
  expect(items[1]).toHaveAttribute('aria-current', 'true')
})

test('the tier that is kept from last year counts, not what the points say', () => {
  render(
    <TierRail label="Your level" currentLabel="your level" tiers={tiers} points={20} current="whirlwind" />,
  )
  expect(screen.getByText(/Whirlwind/).closest('li')).toHaveAttribute('aria-current', 'true')
  expect(screen.getAllByRole('listitem').every((item) => item.hasAttribute('data-reached'))).toBe(true)
})
