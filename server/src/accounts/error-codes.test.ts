import type { OperationId } from '@foyer/contract/operations'
import { engines } from '../mail/testing/engines.ts'
import { start, tokenHeader, type DeskAnswer, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const email = 'ines@postbox.example'
const password = 'A long walk to row 7'
const byEmail = { grant_type: 'password', email, password }
/** Patterns that need digits and other characters, as the brands have them. */
const channelRules = [
  { text: 'A digit', regex: '[0-9]' },
  { text: 'A letter', regex: '[A-Za-z]' },
]

/** A call that is refused. `undefined`: the numbering has no code for it. */
type Refusal = readonly [
  condition: string,
  codes: readonly [first: number | undefined, second: number | undefined],
  attempt: (desk: FrontDesk, token: string) => Promise<DeskAnswer>,
]

const call =
  (id: OperationId, payload: object) =>
  (desk: FrontDesk, token: string): Promise<DeskAnswer> =>
    desk.call(id, { payload, headers: { [tokenHeader]: token } })
const signUp = (credentials: object, acceptedTermsAndConditions = true) =>
  call('createMember', {
    credentials: { email: 'odile@postbox.example', password, ...credentials },
    personalDetails: { name: { givenName: 'Odile', familyName: 'Marchetti' } },
    acceptedTermsAndConditions,
  })
const changeDetails = (personalDetails: object) => call('setPersonalDetails', { personalDetails })
const withPassword = (wanted: string) => signUp({ username: 'soiree', password: wanted })
const grant = (fields: Record<string, string>) => (desk: FrontDesk) => desk.grant(fields)

/** Attempts until an answer with another condition than the first. */
async function repeat(attempt: () => Promise<DeskAnswer>): Promise<DeskAnswer> {
  const first = await attempt()
  let answer = first
  for (let times = 0; times < 20 && answer.condition === first.condition; times += 1) answer = await attempt()
  return answer
}

const refusals: readonly Refusal[] = [
  ['credentials-invalid', [100, 30002], grant({ ...byEmail, password: 'guess' })],
  ['refresh-token-expired', [101, 30034], grant({ grant_type: 'refresh_token', refresh_token: 'spent' })],
  ['member-locked', [32000, 30033], (desk) => repeat(() => desk.grant({ ...byEmail, password: 'guess' }))],
  [
    'device-locked',
    [32001, 30044],
    (desk) => repeat(() => desk.grant({ grant_type: 'device_token', device_token: 'unknown' })),
  ],
  ['member-not-signed-in', [undefined, 30001], (desk) => desk.call('getCurrentMember')],
  ['member-token-expired', [undefined, undefined], (desk) => call('getCurrentMember', {})(desk, 'x.y.z')],
  ['email-missing', [14002, undefined], signUp({ email: null })],
  ['email-registered', [14003, 30010], signUp({ email })],
  ['username-registered', [14004, 30011], signUp({ username: 'matinee' })],
  [
    'identifier-not-unique',
    [14005, 30012],
    signUp({ email, username: 'matinee', password: 'Another walk to row 8' }),
  ],
  ['terms-not-accepted', [14006, undefined], signUp({}, false)],
  ['password-too-long', [33000, 30021], withPassword(`A1 ${'row '.repeat(20)}`)],
  ['password-too-short', [33001, 30022], withPassword('row 7')],
  ['password-too-few-numerics', [33002, 30023], withPassword('a long walk to a row')],
  ['password-too-few-non-numerics', [33003, 30024], withPassword('1029384756')],
  ['password-too-few-distinct', [33004, 30025], withPassword('a1a1a1a1a1')],
  ['password-contains-email', [33005, 30026], withPassword('7 odile@postbox.example')],
  ['password-contains-username', [33006, 30027], withPassword('my soiree 7 times')],
  ['password-contains-name', [33007, 30028], withPassword('marchetti 1901')],
  ['password-compromised', [33008, 30029], withPassword('Velvet Curtain 9')],
  ['password-disallowed-words', [33009, 30030], withPassword('halcyon days 7')],
  ['email-or-username-missing', [33010, 30032], call('createPasswordResetCode', {})],
  ['reset-code-invalid', [33011, 30031], call('validatePasswordResetCode', { resetCode: 'ABCDEFGH' })],
  ['reset-code-invalid', [33011, 30031], call('resetPassword', { resetCode: 'ABCDEFGH', password })],
  ['email-format-invalid', [undefined, 30009], call('checkEmailAvailability', { email: 'ines' })],
  ['password-wrong', [30013, 30013], call('deleteCurrentMember', { password: 'guess' })],
  ['validation-type-invalid', [35001, 30046], call('deleteCurrentMember', { validationType: 'Pin' })],
  ['member-has-subscription', [35000, 30045], call('deleteCurrentMember', { password })],
  [
    'password-wrong',
    [30013, 30013],
    call('setMemberEmail', { email: 'ines@another.example', currentPassword: 'guess' }),
  ],
  [
    'password-wrong',
    [30013, 30013],
    call('setMemberUsername', { username: 'soiree', currentPassword: 'guess' }),
  ],
  [
    'password-wrong',
    [undefined, 30013],
    call('setMemberPassword', { password: 'Another walk to row 8', currentPassword: 'guess' }),
  ],
  [
    'password-too-short',
    [33001, 30022],
    call('setMemberPassword', { password: 'row 7', currentPassword: password }),
  ],
  ['personal-details-required', [30000, undefined], call('setPersonalDetails', {})],
  ['personal-details-required', [30000, undefined], changeDetails({})],
  [
    'interest-invalid',
    [30001, undefined],
    changeDetails({ interestSubscriptions: [{ interestId: 'opera', interestContactMethodIds: [] }] }),
  ],
  [
    'contact-method-invalid',
    [30002, undefined],
    changeDetails({
      interestSubscriptions: [{ interestId: 'watchlist', interestContactMethodIds: ['owl'] }],
    }),
  ],
  [
    'contact-method-invalid',
    [30002, undefined],
    changeDetails({ preferences: { contact: { contactMethods: ['owl'] } } }),
  ],
  [
    'pickup-site-invalid',
    [30003, undefined],
    changeDetails({ preferences: { sites: { pickupSiteId: '9' } } }),
  ],
  [
    'primary-site-invalid',
    [30004, undefined],
    changeDetails({ preferences: { sites: { primarySiteId: '9' } } }),
  ],
  [
    'preferred-site-invalid',
    [30005, undefined],
    changeDetails({ preferences: { sites: { preferredSiteIds: ['1001', '9'] } } }),
  ],
  [
    'genre-invalid',
    [30006, undefined],
    changeDetails({ preferences: { genres: { preferredGenreIds: ['9'] } } }),
  ],
  ['education-invalid', [30007, undefined], changeDetails({ educationLevelId: '9' })],
  ['occupation-invalid', [30008, undefined], changeDetails({ occupationId: '9' })],
  [
    'genre-invalid',
    [30006, undefined],
    call('createMember', {
      credentials: { email: 'odile@postbox.example', password },
      personalDetails: { preferences: { genres: { preferredGenreIds: ['9'] } } },
      acceptedTermsAndConditions: true,
    }),
  ],
  ['verification-code-invalid', [undefined, undefined], call('verifyEmail', { code: 'ABCDEFGH' })],
]

describe.each(engines.slice(0, 1))('a refusal about accounts', ({ open }) => {
  let desk: FrontDesk
  let token: string

  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    { channelRules },
  )
  beforeEach(async () => {
    const member_id = await desk.addMember(password, { email, username: 'matinee' })
    token = (await desk.signIn(byEmail)).access_token
    await desk.database.tx((trx) =>
      trx
        .insertInto('subscription')
        .values({ id: 's1', member_id, started_at: start, ended_at: null })
        .execute(),
    )
  })

  it.each(refusals)('as %s has the codes %j', async (condition, codes, attempt) => {
    for (const numbering of [1, 2] as const) {
      desk.numbering = numbering
      await desk.database.tx((trx) => trx.deleteFrom('sign_in_guard').execute())
      const refused = await attempt(desk, token)
      expect([refused.condition, refused.problem?.errorCode]).toEqual([condition, codes[numbering - 1]])
    }
  })
})
