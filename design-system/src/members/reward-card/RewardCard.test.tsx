import { render, screen } from '@testing-library/react'
import { HeldReward, HeldRewards, RewardCard, RewardGrid } from './index.ts'

test('a reward in reach has its button', () => {
  render(
    <RewardGrid label="For your points">
      <RewardCard
        name="Any cold drink"
        note="Regular, ice or not."
        cost="350 points"
        action={<button type="button">Take it</button>}
      />
    </RewardGrid>,
  )
  const card = screen.getByRole('listitem')
  expect(card).toHaveTextContent('Any cold drinkRegular, ice or not.350 points')
  expect(card).not.toHaveAttribute('data-out-of-reach')
  expect(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
})

test('one that is out of reach shows how far it is', () => {
  const { container } = render(
    <RewardGrid label="For your points">
      <RewardCard name="Two for the film" cost="2,100 points, 260 to go" outOfReach={0.876} />
      <RewardCard name="A seat at the preview" cost="600 points, from Silver on" outOfReach />
    </RewardGrid>,
  )
  const [far, locked] = screen.getAllByRole('listitem')
  expect(far).toHaveAttribute('data-out-of-reach')
  expect(locked).toHaveAttribute('data-out-of-reach')
  expect(container.querySelectorAll('[data-slot=foot]')).toHaveLength(1)
})

test('what one holds says until when, and where it is used', () => {
  render(
    <HeldRewards label="Yours already">
      <HeldReward
        name="A ticket"
        note="Runs out on 2 April"
        tone="warning"
        action={<a href="/films/">Book with it</a>}
      />
    </HeldRewards>,
  )
  expect(screen.getByRole('listitem')).toHaveAttribute('data-tone', 'warning')
  expect(screen.getByText('Runs out on 2 April')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Book with it' })).toBeVisible()
})
