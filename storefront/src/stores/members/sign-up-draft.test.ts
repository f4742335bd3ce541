import { createVolatileStorage } from '../browser/volatile-storage.ts'
import { SignUpDraft, signUpDraftKey } from './sign-up-draft.ts'

test('a reload brings back all that was typed but the password', () => {
  const storage = createVolatileStorage()
  const draft = new SignUpDraft(storage, 'en')
  draft.set({ givenName: 'Ines', email: 'ines@postbox.example', languageTag: 'fr' })
  draft.setPassword('rain on Corvane 9')
  draft.acceptTerms(true)
  expect(storage.get(signUpDraftKey)).not.toContain('Corvane')

  const reloaded = new SignUpDraft(storage, 'en')
  expect(reloaded.fields.givenName).toBe('')
  reloaded.restore()
  expect(reloaded.fields).toMatchObject({
    givenName: 'Ines',
    familyName: '',
    email: 'ines@postbox.example',
    languageTag: 'fr',
  })
  expect(reloaded.hasAcceptedTerms).toBe(true)
  expect(reloaded.password).toBe('')
})

test('what somebody likes comes back with a reload, a photo does not', () => {
  const storage = createVolatileStorage()
  const draft = new SignUpDraft(storage, 'en')
  draft.like({ genreIds: ['drama'], contactMethods: ['email'] })
  draft.setPhoto(new Blob(['picture']))
  const reloaded = new SignUpDraft(storage, 'en')
  reloaded.restore()
  expect(reloaded.likes).toEqual({
    genreIds: ['drama'],
    siteIds: [],
    contactMethods: ['email'],
    allowsThirdPartyContact: false,
  })
  expect(reloaded.photo).toBeNull()
  draft.clear()
  expect([draft.likes.genreIds, draft.photo]).toEqual([[], null])
})

test.each([
  '',
  'null',
  '[]',
  '{"email":7,"hasAcceptedTerms":"yes"}',
  '{"genreIds":[7],"siteIds":"1"}',
  '{"email',
])('whatever else is stored, %j, is as good as nothing', (stored) => {
  const storage = createVolatileStorage()
  storage.set(signUpDraftKey, stored)
  const draft = new SignUpDraft(storage, 'en')
  draft.restore()
  expect(draft.fields).toMatchObject({ email: '', languageTag: 'en' })
  expect(draft.hasAcceptedTerms).toBe(false)
  expect([draft.likes.genreIds, draft.likes.siteIds]).toEqual([[], []])
})

test('once it is cleared, nothing of it is left in the browser', () => {
  const storage = createVolatileStorage()
  const draft = new SignUpDraft(storage, 'en')
  draft.set({ givenName: 'Ines' })
  draft.setPassword('rain on Corvane 9')
  draft.clear()
  expect(storage.keys()).toEqual([])
  expect([draft.fields.givenName, draft.password]).toEqual(['', ''])
})
