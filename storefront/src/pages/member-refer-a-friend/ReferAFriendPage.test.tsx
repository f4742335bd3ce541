import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'

const named = (text: string) => ({ text, translations: [] })
const masterData = {
  balanceTypes: [{ id: 'points', name: named('Points'), unitName: named('point') }],
  clubs: [{ id: 'circle', name: named('Circle'), isDefault: true, balanceTypeId: 'points', levels: [] }],
  rewards: [{ id: 'cold-drink', name: named('Any cold drink'), description: null }],
  referrals: {
    forMember: { units: 500, rewardId: null },
    forFriend: { units: null, rewardId: 'cold-drink' },
    withinDays: 30,
    maximumPerYear: 10,
  },
}
const joined = { joinedAt: '2026-11-01T12:00:00Z', decidedAt: null }
const referrals = {
  code: 'ABCD2345',
  rewardedThisYear: 1,
  referrals: [
    { ...joined, id: 'r1', friendName: 'Odile', status: 'Waiting' },
    { ...joined, id: 'r2', friendName: null, status: 'Rewarded', decidedAt: '2026-11-10T12:00:00Z' },
    { ...joined, id: 'r3', friendName: 'Ines', status: 'NotCounted', decidedAt: '2026-11-01T12:00:00Z' },
    { ...joined, id: 'r4', friendName: 'Someone', status: 'Unheard of' },
  ],
}

async function visit(script: Script = {}, rewardsReferrals = true) {
  const created = createMemberStores(
    {
      getMemberReferrals: () => answerWith(referrals),
      getLoyaltyMasterData: () => answerWith(masterData),
      ...script,
    },
    { initial: { ...initialData, extendsMembers: true, rewardsReferrals } },
  )
  const stop = getMemberStores(created.stores).session.start()
  const { Page } = page
  const url = new URL('https://halcyon.example/member/refer-a-friend/')
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/refer-a-friend/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/refer-a-friend/' }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  return { ...created, stop }
}

describe('refer a friend', () => {
  it('shows the code and its link, what both are given, and the limits', async () => {
    await visit()
    expect(screen.getByText('ABCD2345')).toBeInTheDocument()
    expect(screen.getByText(/\/sign-up\/\?friend=ABCD2345$/)).toBeInTheDocument()
    expect(
      screen.getByText(/You are given: 500 points\. Your friend is given: Any cold drink\./),
    ).toBeVisible()
    expect(screen.getByText(/Within 30 days/)).toBeInTheDocument()
    expect(screen.getByText(/1 of 10 at most/)).toBeInTheDocument()
  })

  it('says what became of each friend, and nothing of a status that nobody knows', async () => {
    await visit()
    const rows = within(screen.getByRole('list', { name: 'Who has joined' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^OdileJoined on/),
      expect.stringMatching(/^A friend who has leftYou were both given/),
      expect.stringMatching(/^InesNot counted/),
    ])
  })

  it('copies the link where the device has no share sheet', async () => {
    const user = userEvent.setup()
    const { stores } = await visit()
    await user.click(screen.getByRole('button', { name: 'Share your link' }))
    expect(await navigator.clipboard.readText()).toMatch(/\/sign-up\/\?friend=ABCD2345$/)
    expect(stores.notifications.all[0]?.title).toBe('Copied')
  })

  it('is among the pages of the account where the chain gives something for friends, and only there', async () => {
    await visit()
    expect(screen.getByRole('link', { name: /Refer a friend/ })).toHaveAttribute(
      'href',
      '/member/refer-a-friend/',
    )
  })

  it('asks for nothing where the chain gives nothing for friends', async () => {
    const { getCalls } = await visit({}, false)
    expect(screen.getByText('Nothing to invite friends with')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Refer a friend/ })).toBeNull()
    expect(getCalls('getMemberReferrals')).toHaveLength(0)
  })

  it.each([
    ['no answer', unreachable],
    ['a failure', () => refuseWith(500, {})],
    ['an answer without a code', () => answerWith({ code: '' })],
  ])('can be asked for again after %s', async (_, answer) => {
    let isWorking = false
    await visit({ getMemberReferrals: () => (isWorking ? answerWith(referrals) : answer()) })
    expect(screen.getByText('Your code did not come')).toBeInTheDocument()
    isWorking = true
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
    expect(await screen.findByText('ABCD2345')).toBeInTheDocument()
  })
})
