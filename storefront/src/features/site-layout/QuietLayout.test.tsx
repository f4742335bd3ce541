import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../app/contexts.ts'
import { orderStores } from '../../app/testing/order-stores.ts'
import { QuietLayout } from './QuietLayout.tsx'

function visit(path: string) {
  const { stores } = orderStores({})
  render(
    <MemoryRouter initialEntries={[path]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: '/sign-in/', url: new URL(path, 'https://halcyon.example') }}
        >
          <QuietLayout>
            <h1>Your account</h1>
          </QuietLayout>
        </PageContextContext>
      </Application>
    </MemoryRouter>,
  )
}
const wayOut = () => screen.getByRole('link', { name: 'Close' }).getAttribute('href')

test('there is no navigation around the page, and its way out leads home', () => {
  visit('/gift-shop/')
  expect(screen.getByRole('main')).toHaveTextContent('Your account')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(wayOut()).toBe('/')
})

test('the way out of the sign-in leads to where the visitor has come from', () => {
  visit('/sign-in/?redirect=%2Ffilms%2F%3Fcategory%3DComingSoon')
  expect(wayOut()).toBe('/films/?category=ComingSoon')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('but not to another site: %s', (redirect) => {
  visit(`/sign-in/?redirect=${encodeURIComponent(redirect)}`)
  expect(wayOut()).toBe('/')
})
