import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import {
  answerWith,
  refuseFor,
  refuseWith,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { loyaltyMasterData } from '../../member/testing/loyalty.ts'
import { page } from './page.ts'

const name = (text: string) => ({ text, translations: [] })
const offered = (id: string, cost: number, text: string, type = 'Item') => ({
  id,
  rewardId: id,
  name: name(text),
  description: null,
  status: 'Available',
  type,
  cost,
})
const popcorn = offered('popcorn', 300, 'A bucket of popcorn')
const two = offered('two', 2100, 'Two for the film')
const preview = offered('preview', 200, 'A seat at the preview', 'AdvanceBooking')
const held = (id: string, expiresAt: string | null = null) => ({
  ...popcorn,
  id,
  status: 'Held',
  expiresAt,
})

async function visit(script: Script = {}) {
  const created = createMemberStores(
    {
      getLoyaltyMasterData: () => answerWith(loyaltyMasterData),
      getMemberRewards: () => answerWith({ rewards: [two, popcorn, preview] }),
      ...script,
    },
    {
      member: {
        clubMembership: { clubId: 'circle', clubLevelId: 'silver' },
        balances: [{ balanceTypeId: 'points', units: 1840 }],
      },
    },
  )
  created.stores.today.tick()
  const pattern = '/member/rewards-and-offers/'
  const url = new URL(pattern, 'https://halcyon.example')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return created
}

const listed = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const ask = async (reward: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Take it, ${reward}` }))
  return within(await screen.findByRole('alertdialog'))
}

it('shows the points, what is in reach first, and how far the rest is', async () => {
  await visit()
  expect(screen.getByText('1,840')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fill up points' })).toHaveAttribute(
    'href',
    '/member/recharge-points/',
  )
  expect(listed('For your points')).toEqual([
    'A bucket of popcorn300 pointsTake it',
    'Two for the film2,100 points, 260 points to go',
    'A seat at the preview200 points, from Gold on',
  ])
  expect(screen.queryByRole('list', { name: 'Yours already' })).toBeNull()
})

it('narrows them by what is in reach and by kind', async () => {
  await visit()
  const chips = within(screen.getByRole('group', { name: 'Which rewards' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'I can have now',
    'Food and drink',
    'Early booking',
  ])
  await userEvent.click(chips.getByRole('button', { name: 'I can have now' }))
  expect(listed('For your points')).toHaveLength(1)
  await userEvent.click(chips.getByRole('button', { name: 'I can have now' }))
  expect(listed('For your points')).toHaveLength(3)
})

it('shows what is held by kind, and what runs out soon', async () => {
  await visit({
    getMemberRewards: () =>
      answerWith({ rewards: [held('h1', '2027-04-30T12:00:00Z'), held('h2', '2026-11-30T12:00:00Z')] }),
  })
  expect(listed('Yours already')).toEqual(['2 × A bucket of popcornOne runs out on 30 NovemberBook with it'])
})

describe('taking one', () => {
  it('is asked once with what remains, and then it is among what is held', async () => {
    const { script, getCalls } = await visit({
      takeMemberReward: () => answerWith({ reward: held('h1') }),
    })
    const dialog = await ask('A bucket of popcorn')
    expect(dialog.getByRole('heading')).toHaveTextContent('Take “A bucket of popcorn”?')
    expect(dialog.getByText(/It costs 300 points\. 1,540 points are left\./)).toBeVisible()
    script.getMemberRewards = () => answerWith({ rewards: [held('h1'), two, preview] })
    await userEvent.click(dialog.getByRole('button', { name: 'Take it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(getCalls('takeMemberReward')).toHaveLength(1)
    expect(listed('Yours already')).toHaveLength(1)
    expect(screen.getByText('A bucket of popcorn is yours.')).toBeInTheDocument()
  })

  it('costs nothing when it is left', async () => {
    const { getCalls } = await visit()
    const dialog = await ask('A bucket of popcorn')
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(getCalls('takeMemberReward')).toHaveLength(0)
  })

  it.each([
    ['reward-unaffordable', /more than you have now/],
    ['reward-unavailable', /cannot be had any more/],
    ['not-found', /cannot be had any more/],
    ['invalid-argument', /That did not work/],
  ] as const)('says what %s means', async (condition, text) => {
    await visit({ takeMemberReward: () => refuseFor(condition) })
    const dialog = await ask('A bucket of popcorn')
    await userEvent.click(dialog.getByRole('button', { name: 'Take it' }))
    expect(await dialog.findByText(text)).toBeVisible()
  })

  it('says after no answer to look first: it may have been taken', async () => {
    await visit({ takeMemberReward: unreachable })
    const dialog = await ask('A bucket of popcorn')
    await userEvent.click(dialog.getByRole('button', { name: 'Take it' }))
    expect(await dialog.findByText(/No answer came/)).toBeVisible()
  })
})

it('says that the rewards did not come, and tries again', async () => {
  const { script } = await visit({ getMemberRewards: unreachable })
  expect(screen.getByRole('alert')).toHaveTextContent('The rewards did not come')
  expect(screen.getByText('1,840')).toBeVisible()
  script.getMemberRewards = () => answerWith({ rewards: [popcorn] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A bucket of popcorn')).toBeVisible()
})

it('says so where a server has no rewards at all, and shows what is held where it has nothing else', async () => {
  await visit({ getMemberRewards: () => refuseWith(404, {}) })
  expect(screen.getByRole('heading', { name: 'No rewards here' })).toBeVisible()
})

it('is of use at a server without our extensions: what is held', async () => {
  await visit({
    getLoyaltyMasterData: unreachable,
    getMemberRewards: () => answerWith({ rewards: [{ id: 'r9', name: 'A coffee' }] }),
  })
  expect(listed('Yours already')).toEqual(['A coffeeBook with it'])
  expect(screen.getByRole('heading', { name: 'Nothing for now' })).toBeVisible()
})
