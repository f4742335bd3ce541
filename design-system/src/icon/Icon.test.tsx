import { render, screen } from '@testing-library/react'

import { Icon, iconNames, isIconName } from './index.ts'

test('is decoration unless it is named', () => {
  const { container } = render(<Icon name="search" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  render(<Icon name="step-free" label="Step-free" />)
  expect(screen.getByRole('img', { name: 'Step-free' })).toBeInTheDocument()
})

test('knows its names, and takes no other from data', () => {
  expect(iconNames.every(isIconName)).toBe(true)
  expect(isIconName('constructor')).toBe(false)
  expect(isIconName(null)).toBe(false)
})
