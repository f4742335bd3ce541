import { render, screen } from '@testing-library/react'
import { RewardTile, RewardTiles } from './index.ts'

test('says what a reward is and costs, and leads to it', () => {
  render(
    <RewardTiles label="Yours to spend">
      <RewardTile name="Any cold drink" cost="350 points" href="/member/rewards-and-offers/" />
      <RewardTile name="Two for the film" cost="2,100 points, not yet" outOfReach />
    </RewardTiles>,
  )
  expect(screen.getByRole('list', { name: 'Yours to spend' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Any cold drink' })).toHaveAttribute(
    'href',
    '/member/rewards-and-offers/',
  )
  const [near, far] = screen.getAllByRole('listitem')
  expect(near).not.toHaveAttribute('data-out-of-reach')
  expect(far).toHaveAttribute('data-out-of-reach')
  expect(far).toHaveTextContent('Two for the film2,100 points, not yet')
  expect(far?.querySelector('[data-icon=lock], svg')).toBeInTheDocument()
})
