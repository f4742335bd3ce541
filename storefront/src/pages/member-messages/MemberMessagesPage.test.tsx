import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import { success } from '../../cache/result.ts'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores, inesDetails } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const named = (id: string, text: string) => ({ id, name: { text, translations: [] } })
const masterData = {
  balanceTypes: [],
  clubs: [],
  customPreferences: [],
  educationLevels: [],
  interests: [named('previews', 'Previews'), named('classics', 'Classics')],
  occupations: [],
  rewards: [],
  subscriptions: [],
  friendConfiguration: null,
  contactMethods: [named('email', 'Email'), named('sms', 'Text message')],
}
const done = success({ status: 204, body: undefined, serverTime: null })

async function visit(script: Script = {}) {
  /** What the server has of the member: changes of it are read again. */
  const details = {
    ...inesDetails,
    interestSubscriptions: [{ interestId: 'previews', interestContactMethodIds: ['email'] }],
  }
  const created = createMemberStores(
    {
      getLoyaltyMasterData: () => answerWith(masterData),
      setPersonalDetails: () => done,
      ...script,
    },
    { member: { personalDetails: details } },
  )
  const url = new URL('https://halcyon.example/member/account/messages/')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/account/messages/']}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern: '/member/account/messages/' }}>
            <Page />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  await screen.findByRole('heading', { name: 'And these' })
  const getSent = () =>
    created
      .getCalls('setPersonalDetails')
      .map(
        ([, request]) =>
          (request as { body: { personalDetails: PersonalDetailsChange } }).body.personalDetails,
      )
  return { ...created, details, user: userEvent.setup(), getSent }
}

const getSwitch = (name: string) => screen.getByRole('switch', { name })

it('is a table of what and how; what has to be sent has no switch', async () => {
  await visit()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'About',
    'Email',
    'Text message',
  ])
  expect(getSwitch('Previews: Email')).toBeChecked()
  expect(getSwitch('Previews: Text message')).not.toBeChecked()
  expect(screen.getByRole('row', { name: /Your tickets/ })).toHaveTextContent('Always sent')
  expect(getSwitch('Letters from other companies')).not.toBeChecked()
})

it('saves each as it is switched, with all that are on, and shows it before there is an answer', async () => {
  const { user, getSent } = await visit({ setPersonalDetails: () => new Promise(() => undefined) })
  await user.click(getSwitch('Classics: Text message'))
  expect(getSwitch('Classics: Text message')).toBeChecked()
  await waitFor(() =>
    expect(getSent()).toEqual([
      {
        interestSubscriptions: [
          { interestId: 'previews', interestContactMethodIds: ['email'] },
          { interestId: 'classics', interestContactMethodIds: ['sms'] },
        ],
      },
    ]),
  )
})

it('saves one after the other: the last press is the last that the server hears', async () => {
  let answer: () => void = () => undefined
  const { user, getSent } = await visit({
    setPersonalDetails: () => new Promise((resolve) => (answer = () => resolve(done))),
  })
  await user.click(getSwitch('Previews: Email'))
  await user.click(getSwitch('Previews: Email'))
  expect(getSent()).toHaveLength(1)
  await act(async () => answer())
  await waitFor(() => expect(getSent()).toHaveLength(2))
  expect(getSent()[1]).toEqual({
    interestSubscriptions: [{ interestId: 'previews', interestContactMethodIds: ['email'] }],
  })
  await act(async () => answer())
})

it.each([
  ['refused', () => refuseFor('contact-method-invalid')],
  ['without an answer', unreachable],
])('switches back what was %s, with a notice', async (_, setPersonalDetails) => {
  const { user, stores } = await visit({ setPersonalDetails })
  await user.click(getSwitch('Letters from other companies'))
  await waitFor(() => expect(getSwitch('Letters from other companies')).not.toBeChecked())
  expect(stores.notifications.all.map(({ title }) => title)).toEqual(['That was not saved'])
})

it('saves how often', async () => {
  const { user, getSent } = await visit()
  await user.click(screen.getByRole('radio', { name: 'Weekly' }))
  await waitFor(() =>
    expect(getSent()).toEqual([{ preferences: { contact: { mailerFrequency: 'Weekly' } } }]),
  )
})

it('says so where the chain’s lists did not come, has the rest, and tries again', async () => {
  let isDown = true
  const { user } = await visit({
    getLoyaltyMasterData: () => (isDown ? unreachable() : answerWith(masterData)),
  })
  expect(screen.getByRole('heading', { name: 'What we write about did not come' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(getSwitch('Partners may work with what I like')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
