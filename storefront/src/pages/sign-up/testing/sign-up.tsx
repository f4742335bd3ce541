import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { Application } from '../../../app/Application.tsx'
import { PageContextContext } from '../../../context/contexts.ts'
import { answerWith, createTestStores, type Script } from '../../../context/testing/order-stores.ts'
import { type createMemoryStorage, initialData } from '../../../context/testing/page-data.ts'
import { TestRouter } from '../../../context/testing/TestRouter.tsx'
import { type Result } from '../../../cache/result.ts'
import type { Failure } from '../../../services/http/failure.ts'
import { getMemberStores } from '../../../stores/members/member-stores.ts'
import { page } from '../page.ts'

export const password = 'Rain on Corvane 9'
export const member = {
  id: 'm1',
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  email: 'ines@postbox.example',
  isEmailVerified: false,
  username: null,
  preferences: { languageTag: 'en' },
  clubMembership: null,
  createdAt: '2026-11-21T12:00:00Z',
}
export const authenticationToken = {
  access_token: `a.${btoa(JSON.stringify({ sub: 'm1', iat: 1, exp: 901 }))}.c`,
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'refresh',
}
export const usual: Script = {
  checkEmailAvailability: () => answerWith({ isAvailable: true }),
  createMember: () => answerWith({ member, authenticationToken }),
  getCurrentMember: () => answerWith({ member }),
}

/** The page at the router's address, as the application gives it. */
function Shown() {
  const { pathname, search, hash } = useLocation()
  const url = new URL(pathname + search, 'https://halcyon.example')
  const { Page } = page
  return (
    <PageContextContext value={{ params: {}, url, pattern: '/sign-up/' }}>
      {pathname === '/sign-up/' ? <Page /> : null}
      <p data-testid="address">{pathname + search + hash}</p>
    </PageContextContext>
  )
}

interface Given {
  address?: string
  script?: Script
  session?: ReturnType<typeof createMemoryStorage>
  /** Answers the verification of an address. */
  verify?: () => Promise<Result<void, Failure>>
  change?: (stores: ReturnType<typeof createTestStores>['stores']) => void
  rewardsReferrals?: boolean
}

export async function visit({
  address = '/sign-up/',
  script = {},
  session,
  verify,
  change,
  rewardsReferrals = false,
}: Given = {}) {
  const created = createTestStores({ ...usual, ...script }, session === undefined ? {} : { session }, {
    ...initialData,
    sendsTickets: true,
    rewardsReferrals,
  })
  change?.(created.stores)
  const verifying = jest.spyOn(getMemberStores(created.stores).accounts, 'verifyEmail')
  if (verify) verifying.mockImplementation(verify)
  const view = render(
    <TestRouter initialEntries={[address]}>
      <Application stores={created.stores}>
        <Shown />
      </Application>
    </TestRouter>,
  )
  // The browser takes the page over.
  await act(async () => undefined)
  return { ...created, ...view, verifying, user: userEvent.setup() }
}

export const field = (name: RegExp) => screen.getByRole('textbox', { name })
export const getPassword = () => screen.getByLabelText('Password')
/** Also what comes with a step whose script is fetched. */
export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Fills a field at once: a key is a rendering of the form, and what follows is not about keys. */
async function fill(user: ReturnType<typeof userEvent.setup>, input: HTMLElement, text: string) {
  await user.click(input)
  await user.paste(text)
}

export async function fillYou(user: ReturnType<typeof userEvent.setup>, email = member.email) {
  await fill(user, field(/^First name/), 'Ines')
  await fill(user, field(/^Last name/), 'Marchetti')
  await fill(user, field(/^Email/), email)
  await fill(user, field(/^Date of birth/), '14061991')
  await press(user, 'Choose a password')
}

export async function fillAll(user: ReturnType<typeof userEvent.setup>) {
  await fillYou(user)
  await fill(user, await screen.findByLabelText('Password'), password)
  await press(user, 'Go on to what you like')
  await press(user, 'Go on to the photo')
  await press(user, 'Go on without a photo')
  await user.click(await screen.findByRole('checkbox', { name: /I accept the terms/ }))
}

/** Waits for what becomes of it. */
export async function join(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Join Halcyon Circle')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}
export const getHeading = () => screen.getByRole('heading', { level: 1 })
export const getAddress = () => screen.getByTestId('address').textContent
