import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Application } from '../Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { foreignAddresses } from '@foyer/contract/render/testing/addresses'
import { getCameFrom } from './came-from.ts'
import { QuietFrame } from './QuietFrame.tsx'

function visit(path: string) {
  const { stores } = createTestStores({})
  render(
    <MemoryRouter initialEntries={[path]}>
      <Application stores={stores}>
        <PageContextContext
          value={{ params: {}, pattern: '/sign-in/', url: new URL(path, 'https://halcyon.example') }}
        >
          <QuietFrame>
            <h1>Your account</h1>
          </QuietFrame>
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

test.each(['/member/', '/member/update-details/?part=email', '/sign-up/'])(
  'but not to %s, which would lead back here',
  (address) => {
    visit(`/sign-in/?redirect=${encodeURIComponent(address)}`)
    expect(wayOut()).toBe('/')
  },
)

test('but not to another site, however its address is written', () => {
  for (const redirect of foreignAddresses)
    expect([
      redirect,
      getCameFrom(new URL(`/sign-in/?redirect=${encodeURIComponent(redirect)}`, 'https://halcyon.example')),
    ]).toEqual([redirect, undefined])
  visit('/sign-in/?redirect=/%09/evil.example')
  expect(wayOut()).toBe('/')
})
