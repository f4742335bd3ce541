import { TextDecoder } from 'node:util'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '@foyer/contract/errors/catalogue'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { initialData } from '../../context/testing/page-data.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { createDeviceError, FakeDevice } from './testing/fake-device.ts'

// jsdom has none.
Object.assign(globalThis, { TextDecoder })

const noon = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { sub: 'm1', iat: noon / 1_000, exp: noon / 1_000 + 900 }
const tokenAnswer = {
  access_token: `${toPart({ alg: 'HS256' })}.${toPart(claims)}.signature`,
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'refresh',
  device_token: 'device',
}
const options = { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }
const prepare = () => answerWith({ options })
const script: Script = {
  createPasskeySignInOptions: prepare,
  createPasskeyToken: () => answerWith(tokenAnswer),
}

let device: FakeDevice | null = null
afterEach(() => device?.remove())

function show(scripted: Script = script, url = 'https://halcyon.example/sign-in/', remember = false) {
  const created = createTestStores(scripted)
  const { unmount } = render(
    <StoresContext value={created.stores}>
      <PageContextContext value={{ params: {}, url: new URL(url), pattern: '/sign-in/' }}>
        <PasskeySignIn remember={remember} />
      </PageContextContext>
    </StoresContext>,
  )
  return { ...created, unmount, session: getMemberStores(created.stores).session }
}

const findButton = () => screen.findByRole('button', { name: 'Sign in with a passkey' })
const press = async () => userEvent.click(await findButton())
/** Waits until the device is asked in this way, and in no other. */
const waitForRequest = (browser: FakeDevice, mediation: 'conditional' | 'button') =>
  waitFor(() => expect(browser.requests.map((request) => request.mediation)).toEqual([mediation]))

it('is not there in a browser without passkeys, and at an address that has none', async () => {
  const { getCalls } = show()
  expect(screen.queryByRole('button')).toBeNull()
  device = new FakeDevice()
  show(script, 'http://10.0.0.7:4000/sign-in/')
  expect(screen.queryByRole('button')).toBeNull()
  expect(getCalls('createPasskeySignInOptions')).toHaveLength(0)
})

it('is not there where the server has no passkeys', async () => {
  device = new FakeDevice()
  const { stores, getCalls } = createTestStores(script, {}, { ...initialData, extendsMembers: false })
  render(
    <StoresContext value={stores}>
      <PageContextContext
        value={{ params: {}, url: new URL('https://halcyon.example/sign-in/'), pattern: '/sign-in/' }}
      >
        <PasskeySignIn remember={false} />
      </PageContextContext>
    </StoresContext>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.queryByRole('button')).toBeNull()
  expect(getCalls('createPasskeySignInOptions')).toHaveLength(0)
  expect(device.requests).toHaveLength(0)
})

it('signs in by the button, and knows the device from then on', async () => {
  device = new FakeDevice({ hasAutofill: false })
  const { getCalls, session, stores } = show()
  await press()
  await waitForRequest(device, 'button')
  expect(screen.getByRole('button', { name: 'Waiting for your device' })).toBeVisible()
  act(() => device?.answer('passkey'))
  await waitFor(() => expect(session.isSignedIn).toBe(true))
  expect(getCalls('createPasskeyToken')[0]?.[1]).toMatchObject({
    body: {
      authentication: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { userHandle: 'AQID' } },
    },
  })
  expect(stores.core.platform.local.get('foyer-device')).toContain('"device"')
})

it.each([
  [true, { remember: true }, true],
  [false, {}, false],
])('stays signed in only where that is asked for: %s', async (remember, wish, canSignIn) => {
  device = new FakeDevice({ hasAutofill: false })
  const { getCalls, session, stores } = show(script, undefined, remember)
  await press()
  await waitForRequest(device, 'button')
  act(() => device?.answer('passkey'))
  await waitFor(() => expect(session.isSignedIn).toBe(true))
  const [, request] = getCalls('createPasskeyToken')[0] ?? []
  expect((request as { body: object }).body).toEqual({
    authentication: expect.any(Object) as object,
    ...wish,
  })
  expect(JSON.parse(stores.core.platform.local.get('foyer-device') ?? '')).toEqual({
    secret: 'device',
    canSignIn,
  })
})

it('signs in from the list at the field, without a press', async () => {
  device = new FakeDevice()
  const { session } = show()
  await waitForRequest(device, 'conditional')
  act(() => device?.answer('passkey'))
  await waitFor(() => expect(session.isSignedIn).toBe(true))
})

it('has one request at a time: the button ends the one at the field, which begins again after a failure', async () => {
  device = new FakeDevice()
  show()
  await waitForRequest(device, 'conditional')
  await press()
  await waitForRequest(device, 'button')
  act(() => device?.answer(createDeviceError('NotAllowedError')))
  await screen.findByRole('alert')
  await waitForRequest(device, 'conditional')
})

it('asks anew at the field before the challenge expires, and no more once it is gone', async () => {
  jest.useFakeTimers({ now: noon })
  try {
    device = new FakeDevice()
    const { getCalls, unmount } = show()
    await waitForRequest(device, 'conditional')
    await act(() => jest.advanceTimersByTimeAsync(4 * minute))
    expect(getCalls('createPasskeySignInOptions')).toHaveLength(2)
    await waitForRequest(device, 'conditional')
    unmount()
    await act(() => jest.advanceTimersByTimeAsync(10 * minute))
    expect(device.requests).toHaveLength(0)
    expect(getCalls('createPasskeySignInOptions')).toHaveLength(2)
  } finally {
    jest.useRealTimers()
  }
})

it.each([
  ['NotAllowedError', 'That did not happen. Try again, or use your password.'],
  ['SecurityError', 'Passkeys do not work in this browser. Use your password.'],
])('says after %s of the device one sentence', async (name, text) => {
  device = new FakeDevice({ hasAutofill: false })
  const { session } = show()
  await press()
  await waitForRequest(device, 'button')
  act(() => device?.answer(createDeviceError(name)))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await findButton()).toBeEnabled()
  expect(session.isSignedIn).toBe(false)
})

it('says nothing where a device has no passkey for the list at the field', async () => {
  device = new FakeDevice()
  show()
  await waitForRequest(device, 'conditional')
  act(() => device?.answer(createDeviceError('NotAllowedError')))
  expect(await findButton()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each<[Condition, string]>([
  ['credentials-invalid', 'We do not know this passkey any more. Use your password.'],
  ['too-many-requests', 'It was tried too often'],
  ['unknown', 'It is our fault'],
])('says after the refusal %s what it means', async (condition, text) => {
  device = new FakeDevice({ hasAutofill: false })
  show({ ...script, createPasskeyToken: () => refuseFor(condition) })
  await press()
  await waitForRequest(device, 'button')
  act(() => device?.answer('passkey'))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

it('asks the device for nothing where the server cannot be reached', async () => {
  device = new FakeDevice({ hasAutofill: false })
  show({ createPasskeySignInOptions: unreachable })
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not be reached')
  expect(device.requests).toHaveLength(0)
})
