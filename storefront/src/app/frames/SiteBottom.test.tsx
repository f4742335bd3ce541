import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { SiteBottom } from './SiteBottom.tsx'

function show() {
  const { stores } = createTestStores({})
  stores.today.tick()
  render(
    <MemoryRouter>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, pattern: '/', url: new URL('https://halcyon.example/') }}>
          <SiteBottom />
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
  return within(screen.getByRole('contentinfo'))
}

test('the copyright line names the year of the programme and the chain, beside what the chain says of itself', () => {
  const foot = show()
  expect(foot.getByText(/^©/)).toHaveTextContent(
    '© 2026 Halcyon Cinemas. Made for people who stay for the credits.',
  )
  expect(foot.getByText('City cinemas with big screens, honest prices and proper coffee.')).toBeVisible()
})

test('its navigation has the sections that the chain configures, each with its links', () => {
  const navigation = within(show().getByRole('navigation', { name: 'About Halcyon' }))
  expect(navigation.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Visit',
    'Our cinemas',
    'Help',
  ])
  expect(navigation.getByRole('link', { name: 'Coming soon' })).toHaveAttribute(
    'href',
    '/films/?category=ComingSoon',
  )
})
