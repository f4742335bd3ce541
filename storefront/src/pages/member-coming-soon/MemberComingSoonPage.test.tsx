import { act, render, screen } from '@testing-library/react'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { page } from './page.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const token = JSON.stringify({
  accessToken: 'access',
  refreshToken: 'refresh',
  memberId: 'm1',
  issuedAt: noon,
  expiresAt: noon + 900_000,
  receivedAt: noon,
})
const member = {
  id: 'm1',
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines.marchetti@postbox.example',
  isEmailVerified: true,
  username: null,
  preferences: { languageTag: 'en' },
  clubMembership: null,
  createdAt: '2026-03-18T10:00:00Z',
}

async function visit(pattern: string) {
  const { stores } = createTestStores({ getCurrentMember: () => answerWith({ member }) })
  stores.core.platform.local.set(memberTokenKey, token)
  const url = new URL(pattern, 'https://halcyon.example')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter initialEntries={[pattern]}>
        <StoresContext value={stores}>
          <PageContextContext value={{ params: {}, url, pattern }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
}

it('keeps its place between the parts that are open, says so, and leads on', async () => {
  await visit('/member/subscriptions/')
  expect(await screen.findByRole('heading', { name: 'This page is not open yet', level: 2 })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Membership', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/member/')
})

it('keeps the order of headings on a page of the account', async () => {
  await visit('/member/payment-cards/')
  await screen.findByRole('heading', { name: 'This page is not open yet' })
  const headings = screen.getAllByRole('heading')
  expect(headings.map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
    'H1 Account',
    'H2 Payment cards',
    'H3 This page is not open yet',
  ])
})
