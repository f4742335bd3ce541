import { render, screen } from '@testing-library/react'

import { Icon, IconSprite, iconNames, isIconName } from './index.ts'

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

test('of a sheet is drawn once, however often it stands there', () => {
  const { container } = render(
    <IconSprite names={['ear', 'film', 'ear']}>
      <Icon name="ear" />
      <Icon name="ear" />
      <Icon name="search" />
    </IconSprite>,
  )
  const drawings = [...container.querySelectorAll('path[id]')].map(({ id }) => `#${id}`)
  expect(drawings).toHaveLength(2)
  const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  expect(used).toEqual([drawings[0], drawings[0]])
  expect(container.querySelector('[data-icon=search] path')).toHaveAttribute('d')
})
