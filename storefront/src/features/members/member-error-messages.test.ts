import { getConditionEntry, toProblemType } from '@foyer/contract/errors/catalogue'
import { memberConditions } from '@foyer/contract/errors/member-conditions'
import { halcyonTexts, readBrandTexts } from '../../context/testing/brand-texts.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toFailure } from '../../services/http/to-failure.ts'
import { TextsStore } from '../../stores/channel/texts.ts'
import { createMemberErrorText, messagesByCondition } from './member-error-messages.ts'

const logger = { warn: jest.fn(), error: jest.fn() }
const textsIn = (language: string) => new TextsStore(language, readBrandTexts('halcyon', language), logger)
const english = textsIn('en')
/** Of the first demo brand. */
const languages = ['en', 'fr', 'ar']

/** Conditions that the pages of other parts word: details, photos, rewards, leaving and the counter. */
const outsideAccounts =
  /^(personal-details|interest|contact-method|pickup-site|primary-|preferred-site|genre-|education|occupation|photo-|reward-|member-has-open-order|member-account-closed)/
const ofAccounts = memberConditions.filter(({ condition }) => !outsideAccounts.test(condition))

const refusalFor = (condition: (typeof ofAccounts)[number]['condition'], extra: object = {}): Failure => {
  const { status, title } = getConditionEntry(condition)
  const type = toProblemType(condition)
  return toFailure(['generic'], 1, status, JSON.stringify({ type, title, status, ...extra }))
}

const keysByCondition: Readonly<Partial<Record<string, string>>> = messagesByCondition

test.each(ofAccounts.map(({ condition }) => condition))('%s has words of its own', (condition) => {
  const message = halcyonTexts[keysByCondition[condition] ?? '']
  expect(message).toBeTruthy()
  expect(createMemberErrorText(refusalFor(condition), english)).toBe(message)
})

test.each([1, 2] as const)('a code alone finds the words in numbering v%i', (numbering) => {
  const getText = (areas: readonly ['sign-in' | 'member-creation' | 'password'], errorCode: number) =>
    createMemberErrorText(toFailure(areas, numbering, 400, JSON.stringify({ errorCode })), english)
  expect(getText(['sign-in'], numbering === 1 ? 32000 : 30033)).toMatch(/^This account is locked/)
  expect(getText(['sign-in'], numbering === 1 ? 32001 : 30044)).toMatch(/on this device/)
  expect(getText(['member-creation'], numbering === 1 ? 14003 : 30010)).toMatch(/email address already/)
  expect(getText(['password'], numbering === 1 ? 33008 : 30029)).toMatch(/stolen/)
})

describe('a lock', () => {
  it.each([
    [1, 'in 1 minute.'],
    [60, 'in 1 minute.'],
    [61, 'in 2 minutes.'],
    [3_600, 'in 60 minutes.'],
    [7_199, 'in 120 minutes.'],
    [7_200, 'in 2 hours.'],
    [86_400, 'in 24 hours.'],
  ])('of %i seconds says that it ends %s', (seconds, end) => {
    for (const condition of ['member-locked', 'device-locked'] as const)
      expect(
        createMemberErrorText(refusalFor(condition, { lockOutPeriodInSeconds: seconds }), english),
      ).toMatch(new RegExp(`Try again ${end}$`))
  })

  it('without a period, or with none left, says no time', () => {
    for (const extra of [{}, { lockOutPeriodInSeconds: 0 }])
      expect(createMemberErrorText(refusalFor('member-locked', extra), english)).toMatch(/later\.$/)
  })

  it('says its period in every language', () => {
    const failure = refusalFor('member-locked', { lockOutPeriodInSeconds: 180 })
    for (const language of languages) expect(createMemberErrorText(failure, textsIn(language))).toMatch(/3/)
  })
})

test('no answer, and a failure without words of its own, have general ones', () => {
  const network: Failure = { kind: 'transport', reason: 'timeout', retryable: true }
  expect(createMemberErrorText(network, english)).toMatch(/connection/)
  expect(createMemberErrorText({ kind: 'http', status: 500, problem: null, retryable: true }, english)).toBe(
    halcyonTexts['member.error.other'],
  )
})
