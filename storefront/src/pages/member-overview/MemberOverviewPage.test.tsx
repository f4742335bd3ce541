import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from '@foyer/contract/wire/members'
import { failed, success } from '../../cache/result.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores, inesDetails } from '../../context/testing/member-stores.ts'
import { answerWith, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { HydratedProvider } from '../../app/HydratedProvider.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { loyaltyMasterData } from '../../member/testing/loyalty.ts'
import { memberNameKey } from '../../stores/visitor/signed-in.ts'
import { page } from './page.ts'

async function visit(
  change: Partial<Member> = {},
  isAnswered = true,
  extendsMembers = true,
  script: Script = {},
) {
  const never: Script = { getCurrentMember: () => new Promise(() => undefined) }
  const created = createMemberStores(isAnswered ? script : never, {
    member: { isEmailVerified: false, ...change },
    initial: { ...initialData, extendsMembers },
  })
  const { stores } = created
  stores.today.tick()
  const url = new URL('https://halcyon.example/member/')
  const { Page } = page
  const show = async () =>
    act(async () => {
      render(
        <TestRouter>
          <StoresContext value={stores}>
            <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
              <HydratedProvider>
                <Page />
              </HydratedProvider>
            </PageContextContext>
          </StoresContext>
        </TestRouter>,
      )
    })
  return { ...created, show }
}

it('greets the member by name, with the tabs, before anything has come', async () => {
  const { stores, show } = await visit({}, false)
  stores.core.platform.local.set(memberNameKey, 'Ines')
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/, Ines$/)
  expect(screen.getByRole('navigation', { name: 'Your pages' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

it('greets whom it does not know by name as well', async () => {
  const { show } = await visit({
    personalDetails: { ...inesDetails, name: { givenName: '', familyName: '' } },
  })
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back')
})

it('says who it is and since when, and leads to what they sign in with', async () => {
  const { show } = await visit({ isEmailVerified: true, username: 'ines.m' })
  await show()
  expect(await screen.findByText('ines.marchetti@postbox.example')).toBeVisible()
  expect(screen.getByText('Confirmed')).toBeVisible()
  expect(screen.getByText('ines.m')).toBeVisible()
  expect(screen.getByText('With us since March 2026')).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'You' }))
  expect(rows.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/member/account/signing-in/')
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})

describe('an address that is not confirmed', () => {
  it('is said, and the mail is sent again at a press', async () => {
    const { stores, show } = await visit()
    let answer: () => void = () => undefined
    const resend = jest
      .spyOn(getMemberStores(stores).accounts, 'resendVerification')
      .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(success(undefined)))))
    await show()
    expect(await screen.findByText(/^Not confirmed yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }))
    expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer())
    expect(screen.getAllByText(/^Sent to ines\.marchetti@postbox\.example/)).not.toHaveLength(0)
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it('says so when the mail could not be sent', async () => {
    const { stores, show } = await visit()
    jest
      .spyOn(getMemberStores(stores).accounts, 'resendVerification')
      .mockResolvedValue(failed({ kind: 'transport', reason: 'network', retryable: true }))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
    expect(screen.getAllByText(/^That could not be sent/)).not.toHaveLength(0)
  })
})

it('says nothing of a confirmation, nor of a date, where another server does not tell', async () => {
  const { show } = await visit({ createdAt: '' }, true, false)
  await show()
  expect(await screen.findByText('ines.marchetti@postbox.example')).toBeVisible()
  expect(screen.queryByText(/onfirmed/)).toBeNull()
  expect(screen.queryByText(/With us since/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull()
})

const name = (text: string) => ({ text, translations: [] })
const offered = (id: string, cost: number) => ({
  id,
  rewardId: id,
  name: name(id),
  description: null,
  status: 'Available',
  cost,
})
const ownServer: Script = {
  getLoyaltyMasterData: () => answerWith(loyaltyMasterData),
  getMemberRewards: () =>
    answerWith({ rewards: [offered('two', 2100), offered('popcorn', 300), offered('preview', 200)] }),
}
const inCircle: Partial<Member> = {
  clubMembership: { clubId: 'circle', clubLevelId: 'silver' },
  balances: [
    {
      balanceTypeId: 'points',
      units: 1840,
      nextToRunOut: { units: 120, expiresAt: '2027-04-30T22:59:59Z' },
    },
  ],
}

describe('a member of our own server', () => {
  it('has their card, points and rewards', async () => {
    const { show } = await visit(inCircle, true, true, ownServer)
    await show()
    expect(await screen.findByRole('button', { name: 'Show your card large' })).toBeVisible()
    expect(screen.getByText('1,840')).toBeVisible()
    expect(screen.getByText('160 points to Gold')).toBeVisible()
    expect(screen.getByText('Recliners at the usual price.')).toBeVisible()
    expect(screen.getByText('120 points run out on 30 April')).toBeVisible()
    const list = await screen.findByRole('list', { name: 'Yours to spend' })
    const rewards = within(list).getAllByRole('listitem')
    expect(rewards.map(({ textContent }) => textContent)).toEqual([
      'popcorn300 points',
      'two2,100 points, not yet',
      'previewFrom Gold on',
    ])
  })

  it('is told what will be there while there is nothing', async () => {
    const { show } = await visit({ clubMembership: { clubId: 'circle', clubLevelId: null } }, true, true, {
      ...ownServer,
      getMemberRewards: () => answerWith({ rewards: [] }),
    })
    await show()
    expect(await screen.findByText('Your first visit brings the first ones')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Ways to begin' })).toBeVisible()
    expect(screen.getByText('0')).toBeVisible()
  })

  it('has each part fail by itself, and try again by itself', async () => {
    const { show, script } = await visit(inCircle, true, true, {
      ...ownServer,
      getMemberRewards: unreachable,
    })
    await show()
    expect(await screen.findByText('The rewards did not come.')).toBeVisible()
    expect(screen.getByText('1,840')).toBeVisible()
    Object.assign(script, ownServer)
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again)
    expect(await screen.findByRole('list', { name: 'Yours to spend' })).toBeVisible()
  })
})

it('is a page for a member of a server that knows a member and nothing else of all this', async () => {
  const unknown = () => refuseWith(404, {})
  const { show } = await visit({}, true, false, {
    getLoyaltyMasterData: unknown,
    getMemberRewards: unknown,
  })
  await show()
  expect(await screen.findByText('Ines Marchetti')).toBeVisible()
  expect(screen.queryByRole('alert', { name: /points/ })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Your level' })).toBeNull()
})

it('waits in the measures of what comes, and says so once', async () => {
  const { show } = await visit({}, false)
  await show()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading')
  expect(document.querySelectorAll('[data-shape=tile]')).toHaveLength(5)
  expect(document.querySelectorAll('[data-shape=poster]')).toHaveLength(6)
})
