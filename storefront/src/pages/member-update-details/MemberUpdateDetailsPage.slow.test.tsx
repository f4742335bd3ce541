import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import type { PersonalDetails } from '@foyer/contract/wire/member-details'
import type { Member } from '@foyer/contract/wire/members'
import { Application } from '../../app/Application.tsx'
import { success } from '../../cache/result.ts'
import { PageContextContext } from '../../context/contexts.ts'
import { createMemberStores, inesDetails } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { page } from './page.ts'

const name = (text: string) => ({ text, translations: [] })
const named = (id: string, text: string) => ({ id, name: name(text) })
const masterData = {
  balanceTypes: [],
  clubs: [],
  customPreferences: [
    {
      ...named('where', 'Where do you like to sit?'),
      allowsSeveral: false,
      options: [named('front', 'At the front'), named('back', 'At the back')],
    },
  ],
  educationLevels: [named('degree', 'Degree')],
  interests: [],
  occupations: [named('student', 'In education')],
  rewards: [],
  subscriptions: [],
  friendConfiguration: null,
  genres: [named('drama', 'Drama'), named('horror', 'Horror')],
}
const details: PersonalDetails = {
  ...inesDetails,
  birthDate: '1991-06-14',
  contactDetails: {
    phoneNumbers: [
      { type: 'Home', number: '020 7946 0001' },
      { type: 'Work', number: '020 7946 0002' },
    ],
    address: { line1: '18 Ropewalk', city: 'Portmere', postCode: 'PM2 3AB', country: 'GB' },
  },
  preferences: { ...inesDetails.preferences, genres: { preferredGenreIds: ['drama'] } },
}

function Shown() {
  const { pathname, search } = useLocation()
  const { Page } = page
  const url = new URL(pathname + search, 'https://halcyon.example')
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/member/update-details/' }}>
      {pathname === '/member/update-details/' ? <Page /> : null}
      <p data-testid="address">{pathname}</p>
    </PageContextContext>
  )
}

async function visit(script: Script = {}, change: Partial<PersonalDetails> = {}, extendsMembers = true) {
  const shown: { member: Partial<Member> } = { member: { personalDetails: { ...details, ...change } } }
  const created = createMemberStores(
    {
      getLoyaltyMasterData: () => answerWith(masterData),
      setPersonalDetails: () => success({ status: 204, body: undefined, serverTime: null }),
      ...script,
    },
    { member: shown.member, initial: { ...initialData, extendsMembers } },
  )
  await act(async () => {
    render(
      <TestRouter initialEntries={['/member/update-details/']}>
        <Application stores={created.stores}>
          <Shown />
        </Application>
      </TestRouter>,
    )
  })
  await screen.findByRole('textbox', { name: 'First name' })
  const getSent = () => created.getCalls('setPersonalDetails').map(([, request]) => request)
  return { ...created, user: userEvent.setup(), getSent }
}

const getField = (label: string | RegExp) => screen.getByRole('textbox', { name: label })

it('shows what is known, and no button before there is something to save', async () => {
  await visit()
  expect(getField('First name')).toHaveValue('Ines')
  expect(getField(/Mobile/)).toHaveValue('020 7946 0001')
  expect(getField(/Street/)).toHaveValue('18 Ropewalk')
  expect(screen.getByRole('button', { name: 'Drama', pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

it('locks the date of birth, and says why', async () => {
  await visit()
  const field = getField('Date of birth')
  expect(field).toHaveAttribute('readonly')
  expect(field).toHaveAccessibleDescription('Ask us to change it.')
})

it('counts the changes, and saves these alone', async () => {
  const { user, getSent } = await visit()
  await user.clear(getField('First name'))
  await user.type(getField('First name'), 'Inês')
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Horror' }))
  await user.click(screen.getByRole('button', { name: 'At the back' }))
  await user.selectOptions(screen.getByRole('combobox', { name: /Occupation/ }), 'student')
  await user.clear(getField(/Mobile/))
  await user.type(getField(/Mobile/), '07700 900123')
  await user.clear(getField(/Postcode/))
  await user.click(screen.getByRole('button', { name: 'Save 6 changes' }))
  await waitFor(() => expect(getSent()).toHaveLength(1))
  expect(getSent()[0]).toEqual({
    body: {
      personalDetails: {
        name: { givenName: 'Inês', familyName: 'Marchetti' },
        occupationId: 'student',
        contactDetails: {
          phoneNumbers: [
            { type: 'Home', number: '07700 900123' },
            { type: 'Work', number: '020 7946 0002' },
          ],
          address: { line1: '18 Ropewalk', city: 'Portmere', postCode: null, country: 'GB' },
        },
        preferences: {
          genres: { preferredGenreIds: ['drama', 'horror'] },
          customPreferences: [{ customPreferenceId: 'where', customPreferenceOptionIds: ['back'] }],
        },
      },
    },
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull())
  expect(screen.getByText('Your details are saved.')).toBeVisible()
})

it('takes a change back, and counts none', async () => {
  const { user } = await visit()
  await user.click(screen.getByRole('button', { name: 'Drama' }))
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(screen.getByRole('button', { name: 'Drama', pressed: true })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

it('says at its field what is wrong, here and by the server', async () => {
  const { user, getSent } = await visit({ setPersonalDetails: () => refuseFor('occupation-invalid') })
  await user.type(getField(/Mobile/), ' mine')
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }))
  expect(getField(/Mobile/)).toHaveAccessibleDescription(/does not look like a telephone number/)
  expect(getSent()).toHaveLength(0)
  await user.clear(getField(/Mobile/))
  const occupation = screen.getByRole('combobox', { name: /Occupation/ })
  await user.selectOptions(occupation, 'student')
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }))
  await waitFor(() => expect(occupation).toHaveAccessibleDescription(/not offered any more/))
})

it('keeps what was typed when it could not be saved', async () => {
  const { user } = await visit({ setPersonalDetails: unreachable })
  await user.type(getField('First name'), 'a')
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your details were not saved')
  expect(getField('First name')).toHaveValue('Inesa')
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible()
})

it('asks who leaves with unsaved changes, and lets go whoever has none', async () => {
  const { user } = await visit()
  const unload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(unload()).toBe(true)
  await user.type(getField('First name'), 'a')
  expect(unload()).toBe(false)
  const rewards = () => screen.getByRole('link', { name: 'Rewards' })
  await user.click(rewards())
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(screen.getByTestId('address')).toHaveTextContent('/member/update-details/')
  await user.click(dialog.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(getField('First name')).toHaveValue('Inesa')
  await user.click(rewards())
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
  )
  expect(screen.getByTestId('address')).toHaveTextContent('/member/rewards-and-offers/')
})

it('has no lists where the chain’s did not come, and no way to delete a photo at another server', async () => {
  await visit({ getLoyaltyMasterData: unreachable }, {}, false)
  expect(screen.queryByRole('combobox', { name: /Occupation/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'What you like' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Take it away' })).toBeNull()
})

it('says that lists did not come, keeps the rest, and has them once they have come', async () => {
  let isDown = true
  const { user } = await visit({
    getLoyaltyMasterData: () => (isDown ? unreachable() : answerWith(masterData)),
  })
  expect(screen.getByRole('heading', { name: 'Some of the lists did not come' })).toBeVisible()
  expect(getField('First name')).toHaveValue('Ines')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Some of the lists did not come' })).toBeNull(),
  )
})
