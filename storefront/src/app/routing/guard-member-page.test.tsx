import { act, render, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import type { PageModule } from '../../context/page-module.ts'
import { createTestStores, unreachable, answerWith } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { guardMemberPage } from './guard-member-page.tsx'

const url = new URL('https://halcyon.example/member/update-details/?part=email')
const context = { params: {}, url, pattern: '/member/update-details/' }
const noon = Date.parse('2026-11-21T12:00:00Z')
const token = JSON.stringify({
  accessToken: 'access',
  refreshToken: 'refresh',
  memberId: 'm1',
  issuedAt: noon,
  expiresAt: noon + 900_000,
  receivedAt: noon,
})

const load = jest.fn<Promise<void>, []>(async () => undefined)
const inner: PageModule = {
  isMemberOnly: true,
  Page: () => <p>Only for Ines</p>,
  load,
  head: () => ({ title: 'Signing in' }),
}
const page = guardMemberPage(inner)
const signInAddress = `/sign-in/?redirect=${encodeURIComponent('/member/update-details/?part=email')}`

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function createStores({ isSignedIn = true, script = {} } = {}) {
  const { stores } = createTestStores({ deleteMemberCookie: () => answerWith(null), ...script })
  if (isSignedIn) stores.core.platform.local.set(memberTokenKey, token)
  return stores
}

function show(stores: ReturnType<typeof createStores>) {
  const { Page } = page
  return render(
    <TestRouter initialEntries={['/films/', '/member/update-details/?part=email']}>
      <StoresContext value={stores}>
        <PageContextContext value={context}>
          <Page />
          <Address />
        </PageContextContext>
      </StoresContext>
    </TestRouter>,
  )
}

beforeEach(() => load.mockClear())

describe('the load of a page for members', () => {
  it('leads a visitor to the sign-in, which leads back, and loads nothing', async () => {
    const outcome = await page.load?.(createStores({ isSignedIn: false }), context)
    expect(outcome).toEqual({ redirect: signInAddress })
    expect(load).not.toHaveBeenCalled()
  })

  it('is the page’s own for a member', async () => {
    expect(await page.load?.(createStores(), context)).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('while it is shown', () => {
  it('leads home when the member signs out', async () => {
    const stores = createStores()
    show(stores)
    expect(screen.getByText('Only for Ines')).toBeVisible()
    await act(async () => void (await getMemberStores(stores).session.signOut()))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\/$/))
  })

  it('leads to the sign-in, and says why, when the sign-in has ended by itself', async () => {
    const stores = createStores({ script: { getCurrentMember: unreachable } })
    show(stores)
    await act(async () => getMemberStores(stores).session.expire())
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`${signInAddress}&sessionExpired=true`),
    )
  })

  it('looks again when the browser brings the page back as it was', async () => {
    const stores = createStores()
    show(stores)
    stores.core.platform.local.remove(memberTokenKey)
    const shown = new Event('pageshow')
    Object.assign(shown, { persisted: true })
    act(() => void dispatchEvent(shown))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/sessionExpired=true/))
  })
})

test('is for no search engine, unless it says otherwise', () => {
  expect(page.head(createStores(), context)).toEqual({ robots: 'noindex', title: 'Signing in' })
})
