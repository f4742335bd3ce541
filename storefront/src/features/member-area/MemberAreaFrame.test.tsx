import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores, ines } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { MemberAreaFrame } from './MemberAreaFrame.tsx'
import { MemberContent } from './MemberContent.tsx'
import type { MemberSection } from './sections.ts'

const answerMember = () => answerWith({ member: ines })

interface Visit {
  section?: MemberSection
  isSignedIn?: boolean
  isWithout?: 'watchlist'
  hasSubscriptions?: boolean
}

async function visit(
  script: Script = {},
  { section = 'overview', isSignedIn = true, isWithout, hasSubscriptions = false }: Visit = {},
) {
  const created = createMemberStores(script, { isSignedIn })
  const { stores } = created
  if (isWithout) stores.configuration.value.loyalty.memberWatchlist.isEnabled = false
  stores.configuration.value.feature.subscriptions = hasSubscriptions
  const url = new URL('https://halcyon.example/member/')
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
            <MemberAreaFrame title="Signing in" intro="Each change asks for it." section={section}>
              <p>Only for Ines</p>
            </MemberAreaFrame>
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}

const getTabs = () => within(screen.getByRole('navigation', { name: 'Your pages' })).getAllByRole('link')

describe('the tabs', () => {
  it('are links to the parts of the area, the current one marked', async () => {
    await visit()
    expect(getTabs().map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Bookings',
      'Rewards',
      'Films',
      'Account',
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview')
  })

  it('are without what the chain does not have', async () => {
    await visit(undefined, { isWithout: 'watchlist' })
    expect(getTabs().map((tab) => tab.textContent)).not.toContain('Films')
  })

  it('have the membership where there are subscriptions', async () => {
    await visit(undefined, { hasSubscriptions: true })
    expect(getTabs().map((tab) => tab.textContent)).toContain('Membership')
  })
})

describe('a page of the account', () => {
  it('stands under the heading of the account, with the rail beside it and the way back', async () => {
    await visit(undefined, { section: 'signingIn' })
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Account',
      'Signing in',
    ])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account')
    const rail = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Signing in')
    expect(screen.getAllByRole('link', { name: 'Account' }).map((link) => link.getAttribute('href'))).toEqual(
      ['/member/account/', '/member/account/'],
    )
  })
})

describe('what is the member’s', () => {
  it('is shown once it has come', async () => {
    let come: (value: ReturnType<typeof answerMember>) => void = () => undefined
    await visit({ getCurrentMember: () => new Promise((resolve) => (come = resolve)) })
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.queryByText('Only for Ines')).toBeNull()
    await act(async () => come(answerMember()))
    expect(await screen.findByText('Only for Ines')).toBeVisible()
  })

  it('is not shown to a visitor, nor asked for', async () => {
    const { getCalls } = await visit(undefined, { isSignedIn: false })
    expect(screen.queryByText('Only for Ines')).toBeNull()
    expect(getCalls('getCurrentMember')).toHaveLength(0)
  })

  it('goes with the sign-in', async () => {
    const { stores } = await visit()
    expect(await screen.findByText('Only for Ines')).toBeVisible()
    await act(async () => void (await getMemberStores(stores).session.signOut()))
    expect(screen.queryByText('Only for Ines')).toBeNull()
  })
})

describe('a failure', () => {
  it('of the server is none yet: the browser, which is not told of it, begins with the same markup', async () => {
    const { stores } = createMemberStores({ getCurrentMember: unreachable })
    const { member, session } = getMemberStores(stores)
    session.start()
    await member.load()
    expect(member.state.status).toBe('Failure')
    const markup = renderToString(
      <StoresContext value={stores}>
        <MemberContent>Only for Ines</MemberContent>
      </StoresContext>,
    )
    expect(markup).toContain('role="status"')
    expect(markup).not.toContain('Try again')
  })

  it('is said in its words, and tried again at a press', async () => {
    const { script } = await visit({ getCurrentMember: unreachable })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry, something went wrong.Refresh your browser to try loading your details again.',
    )
    let come: (value: ReturnType<typeof answerMember>) => void = () => undefined
    script.getCurrentMember = () => new Promise((resolve) => (come = resolve))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => come(answerMember()))
    expect(await screen.findByText('Only for Ines')).toBeVisible()
  })

  it('of a second try ends the sign-in', async () => {
    const { stores, script } = await visit({ getCurrentMember: unreachable })
    script.getCurrentMember = () => refuseFor('invalid-argument')
    const ends: string[] = []
    getMemberStores(stores).session.onEnd((reason) => ends.push(reason))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(ends).toEqual(['expired']))
    expect(getMemberStores(stores).session.isSignedIn).toBe(false)
  })
})
