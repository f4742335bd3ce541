import { success } from '../../cache/result.ts'
import type { MembersService } from '../../services/ocapi/members.ts'
import { MemberAccounts } from './member-accounts.ts'

const request = {
  credentials: { email: 'ines@postbox.example', password: 'Rain on Corvane 9' },
  acceptedTermsAndConditions: true,
}

it.each<[string, (accounts: MemberAccounts) => Promise<unknown>]>([
  ['the sign-up', (accounts) => accounts.create(request, 'an answer')],
  ['the check of an address', (accounts) => accounts.checkEmail('ines@postbox.example', 'an answer')],
  [
    'the reset of a password',
    (accounts) => accounts.sendResetCode({ email: 'ines@postbox.example' }, 'an answer'),
  ],
  ['a change of details', (accounts) => accounts.changeDetails({ birthDate: '1991-06-14' }, 'an answer')],
])('%s hands the answer of a captcha to its call', async (_, act) => {
  const call = jest.fn(async (..._given: readonly unknown[]) =>
    success({ status: 200, body: { isAvailable: true }, serverTime: null }),
  )
  const members = new Proxy({} as MembersService, { get: () => call })
  await act(new MemberAccounts(members, { isSignedIn: true }))
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[1]).toEqual({ captchaResponse: 'an answer' })
})
