import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageHeading } from './index.ts'

test('is the h1; it takes the focus after navigation and is no stop of the keyboard', async () => {
  render(
    <>
      <PageHeading title="Films" titleId="page-title" />
      <a href="/films/">All films</a>
    </>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Films' })
  expect(heading).toHaveAttribute('id', 'page-title')
  heading.focus()
  expect(heading).toHaveFocus()
  heading.blur()
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
})

test('a line under it only when there is one', () => {
  const { container, rerender } = render(<PageHeading title="Films" />)
  expect(container.querySelector('p')).toBeNull()
  rerender(<PageHeading title="Films" intro="Everything on this week." />)
  expect(screen.getByText('Everything on this week.').tagName).toBe('P')
  rerender(<PageHeading title="Lights out" intro="Four films." note="16 October to 28 January" />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Four films.',
    '16 October to 28 January',
  ])
})
