import { toForm } from './build-form.ts'
import type { FieldSource, FormSource } from './form-source.ts'

const toSettings = (field: Partial<FieldSource>) => {
  const source: FormSource = {
    name: 'Lost property',
    submit: 'Send',
    message: 'Thank you.',
    pages: [
      { fieldsets: [{ fields: [{ alias: 'a', caption: 'A caption', type: 'Short answer', ...field }] }] },
    ],
  }
  return toForm('lost', source).pages[0]?.fieldsets[0]?.columns[0]?.fields[0]?.settings
}

describe('what an editor sets of a field', () => {
  it.each<[Partial<FieldSource>, object]>([
    [
      { showLabel: false, ariaLabel: 'Your name' },
      { showLabel: false, ariaLabel: 'Your name' },
    ],
    [
      { type: 'Date', futureOnly: true, futureOnlyMessage: 'Not before tomorrow.' },
      { futureOnly: 'True', futureOnlyMessage: 'Not before tomorrow.' },
    ],
    [
      { type: 'Data Consent', consentIntroduction: 'We keep it for a year.', consent: 'I agree' },
      { labelCopy: 'We keep it for a year.', acceptCopy: 'I agree' },
    ],
    [
      { type: 'Title and description', headingLevel: 2 },
      { caption: 'A caption', captionTag: 'h2' },
    ],
    [{ type: 'Title and description' }, { caption: 'A caption', captionTag: 'h3' }],
  ])('%j reaches the form', (field, settings) => {
    expect(toSettings(field)).toEqual(settings)
  })

  it('is absent if the file does not set it', () => {
    expect(toSettings({})).toEqual({})
  })
})
