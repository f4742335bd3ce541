import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '@foyer/contract/errors/catalogue'
import type { Passkey } from '@foyer/contract/wire/passkeys'
import { StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { createDeviceError, FakeDevice } from './testing/fake-device.ts'

const phone: Passkey = {
  id: 'p1',
  name: 'My phone',
  createdAt: '2026-11-20T12:00:00Z',
  usedAt: '2026-11-21T12:00:00Z',
}
const unnamed: Passkey = { id: 'p2', name: null, createdAt: '2026-11-19T12:00:00Z', usedAt: null }
const options = {
  rp: { id: 'localhost', name: 'Halcyon' },
  user: { id: 'AQID', name: 'ines@postbox.example', displayName: 'Ines Marchetti' },
  challenge: 'AQID',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

/** A server that holds these passkeys. */
function serve(held: readonly Passkey[], more: Script = {}): Script {
  let passkeys = held
  return {
    getPasskeys: () => answerWith({ passkeys }),
    createPasskeyOptions: () => answerWith({ options }),
    createPasskey: () => {
      passkeys = [...passkeys, unnamed]
      return answerWith({ passkey: unnamed })
    },
    renamePasskey: () => {
      passkeys = [{ ...phone, name: 'Old phone' }]
      return answerWith({ passkey: passkeys[0] })
    },
    deletePasskey: () => {
      passkeys = []
      return answerWith(undefined)
    },
    ...more,
  }
}

let device: FakeDevice
beforeEach(() => {
  device = new FakeDevice()
})
afterEach(() => {
  device.remove()
  jest.restoreAllMocks()
})

function show(script: Script, isEmailVerified = true) {
  const created = createTestStores(script)
  render(
    <StoresContext value={created.stores}>
      <PasskeyList isEmailVerified={isEmailVerified} />
    </StoresContext>,
  )
  return created
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function add(password = 'rain on Corvane 9') {
  await press('Add a passkey')
  await userEvent.type(screen.getByLabelText('Your password now'), password)
  await press('Continue')
}
const waitForRequest = () => waitFor(() => expect(device.requests).toHaveLength(1))

it('lists passkeys with when they were last used', async () => {
  show(serve([phone, unnamed]))
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('My phoneLast used on Saturday')
  expect(rows[1]).toHaveTextContent('PasskeyAdded on Thursday')
})

it('adds one by the present password and the device', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 15) Firefox/140.0')
  const { getCalls } = show(serve([]))
  expect(await screen.findByText('You have none yet.')).toBeVisible()
  await add()
  await waitForRequest()
  act(() => device.answer('passkey'))
  expect(await screen.findByRole('listitem')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('The passkey is there')
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
  expect(getCalls('createPasskeyOptions')[0]?.[1]).toEqual({ body: { currentPassword: 'rain on Corvane 9' } })
  expect(getCalls('createPasskey')[0]?.[1]).toMatchObject({
    body: {
      registration: { id: 'AQID', response: { transports: ['internal'] } },
      // In the visitor's language, with which the server is not acquainted.
      name: 'Passkey of Firefox on Android, 21/11/2026',
    },
  })
})

it('says at the field that the password is wrong, and does not ask the device', async () => {
  show(serve([], { createPasskeyOptions: () => refuseFor('password-wrong') }))
  await add('guess')
  await waitFor(() =>
    expect(screen.getByLabelText('Your password now')).toHaveAccessibleDescription(
      'That is not your password.',
    ),
  )
  expect(device.requests).toHaveLength(0)
})

it.each([
  ['NotAllowedError', 'That did not happen'],
  ['InvalidStateError', 'This device has a passkey of your account already.'],
])('says after %s of the device what it means', async (name, text) => {
  show(serve([]))
  await add()
  await waitForRequest()
  act(() => device.answer(createDeviceError(name)))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('listitem')).toBeNull()
})

it.each<[Condition, string]>([
  ['email-unverified', 'once your email is confirmed'],
  ['passkeys-not-offered', 'cannot be added in this browser or at this address'],
  ['too-many-requests', 'It was tried too often'],
])('says after the refusal %s what it means', async (condition, text) => {
  show(serve([], { createPasskeyOptions: () => refuseFor(condition) }))
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('says that a passkey was not stored', async () => {
  show(serve([], { createPasskey: () => refuseFor('passkey-invalid') }))
  await add()
  await waitForRequest()
  act(() => device.answer('passkey'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not added.')
})

it('renames one in its place', async () => {
  const { getCalls } = show(serve([phone]))
  await press('Change My phone')
  const field = screen.getByLabelText('Name of the passkey')
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await press('Save the name')
  expect(field).toHaveAccessibleDescription('Give it a name.')
  await userEvent.type(field, ' Old phone ')
  await press('Save the name')
  expect(await screen.findByText('Old phone')).toBeVisible()
  expect(getCalls('renamePasskey')[0]?.[1]).toEqual({
    params: { passkeyId: 'p1' },
    body: { name: 'Old phone' },
  })
  expect(screen.getByRole('status')).toHaveTextContent('It is called Old phone now.')
})

it('removes one, and says so', async () => {
  const { getCalls } = show(serve([phone]))
  await press('Change My phone')
  await press('Remove this passkey')
  expect(await screen.findByText('You have none yet.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('My phone does not sign in any more.')
  expect(screen.getByRole('status').parentElement).toHaveFocus()
  expect(getCalls('deletePasskey')).toHaveLength(1)
})

it('leaves the last one of a member without a password', async () => {
  show(serve([phone], { deletePasskey: () => refuseFor('passkey-last') }))
  await press('Change My phone')
  await press('Remove this passkey')
  expect(await screen.findByRole('alert')).toHaveTextContent('Set a password first.')
  expect(screen.getByRole('listitem')).toHaveTextContent('My phone')
})

it('waits for a verified address', async () => {
  show(serve([phone]), false)
  expect(await screen.findByText(/once your email is confirmed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('says where none can be added, and still lists and removes', async () => {
  device.remove()
  show(serve([phone]))
  expect(await screen.findByText(/cannot be added in this browser/)).toBeVisible()
  const row = await screen.findByRole('listitem')
  expect(within(row).getByRole('button', { name: 'Change My phone' })).toBeVisible()
})

it('says that the list did not come, and asks again', async () => {
  let isThere = false
  show({ getPasskeys: () => (isThere ? answerWith({ passkeys: [phone] }) : unreachable()) })
  expect(await screen.findByText('The list of passkeys did not come')).toBeVisible()
  isThere = true
  await press('Try again')
  expect(await screen.findByRole('listitem')).toHaveTextContent('My phone')
})
