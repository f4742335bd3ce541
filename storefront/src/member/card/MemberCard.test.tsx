import type { Member } from '@foyer/contract/wire/members'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { loyaltyMasterData } from '../testing/loyalty.ts'
import { MemberCard } from './MemberCard.tsx'

async function visit(script: Script, entries = ['/member/'], member: Partial<Member> = {}) {
  const { stores } = createMemberStores(script, {
    member: { clubMembership: { clubId: 'circle', clubLevelId: 'silver' }, ...member },
  })
  const url = new URL('https://halcyon.example/member/')
  await act(async () => {
    render(
      <TestRouter initialEntries={entries} initialIndex={entries.length - 1}>
        <StoresContext value={stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/' }}>
            <MemberCard />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
}
const withClubs: Script = { getLoyaltyMasterData: () => answerWith(loyaltyMasterData) }
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Show your card large' }))

it('is that of the member’s level, with a code', async () => {
  await visit(withClubs)
  expect(await screen.findByText('Ines Marchetti')).toBeVisible()
  expect(screen.getByText('Silver')).toBeVisible()
  expect(screen.getByText('Since 2026')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Code of your card' })).toBeVisible()
  const face = screen.getByRole('img', { name: 'Halcyon Circle' })
  expect(face).toHaveAttribute(
    'src',
    expect.stringContaining('/LoyaltyClubLevelGraphic/silver?sequenceNumber=2'),
  )
})

it('has its number in groups, from left to right, and in its code', async () => {
  await visit(withClubs, ['/member/'], { cardNumber: '7010123456789017' })
  const number = await screen.findByText('7010\u00a01234\u00a05678\u00a09017', { normalizer: (text) => text })
  expect(number).toHaveAttribute('dir', 'ltr')
  const getCode = () => screen.getByRole('img', { name: 'Code of your card' }).innerHTML
  const withNumber = getCode()
  document.body.innerHTML = ''
  await visit(withClubs)
  await screen.findByText('Silver')
  expect(getCode()).not.toBe(withNumber)
})

it('is a plain one where the server knows of no clubs', async () => {
  await visit({ getLoyaltyMasterData: unreachable })
  expect(await screen.findByText('Ines Marchetti')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Halcyon Circle' })).toBeNull()
})

it('opens large at a press, keeps the screen on meanwhile, and closes by its button', async () => {
  const release = jest.fn(async () => undefined)
  const request = jest.fn(async () => ({ release }))
  Object.assign(navigator, { wakeLock: { request } })
  await visit(withClubs)
  await press()
  const dialog = within(await screen.findByRole('dialog', { name: 'Your card' }))
  expect(dialog.getByRole('img', { name: 'Code of your card' })).toBeVisible()
  expect(request).toHaveBeenCalledWith('screen')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(release).toHaveBeenCalledTimes(1)
  delete (navigator as { wakeLock?: unknown }).wakeLock
})

it('opens without a wake lock as well, and closes by Escape', async () => {
  await visit(withClubs)
  await press()
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is open for whoever comes by its address, and closes there too', async () => {
  await visit(withClubs, ['/member/#card'])
  await screen.findByRole('dialog', { name: 'Your card' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
