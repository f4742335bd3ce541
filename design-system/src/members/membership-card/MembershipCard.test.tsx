import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MembershipCard } from './index.ts'

const ines = { club: 'Halcyon Circle', level: 'Silver', name: 'Ines Marchetti', since: 'Since 2023' }

test('says whose it is and what they have, and can be scanned', () => {
  const { container } = render(
    <MembershipCard
      {...ines}
      number="6312 0047"
      code={{ content: '63120047', label: 'Code of your card' }}
    />,
  )
  expect(container).toHaveTextContent('Halcyon CircleSilverInes Marchetti6312 0047Since 2023')
  expect(screen.getByRole('img', { name: 'Code of your card' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('with a face, the club is its picture’s name', () => {
  render(<MembershipCard {...ines} face={{ url: '/face.svg', resizable: false }} />)
  expect(screen.getByRole('img', { name: 'Halcyon Circle' })).toBeVisible()
  expect(screen.queryByText('Halcyon Circle')).toBeNull()
  // Where styles are mirrored too: its clear half is the left one.
  expect(screen.getByText('Silver').closest('[dir]:not(bdi)')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Silver')).toBeVisible()
})

test('opens at a press, and says so', async () => {
  const press = jest.fn()
  render(<MembershipCard name="Ines Marchetti" open={{ label: 'Show your card large', onPress: press }} />)
  const button = screen.getByRole('button', { name: 'Show your card large' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(button)
  expect(press).toHaveBeenCalledTimes(1)
})
