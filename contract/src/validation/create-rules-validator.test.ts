import { createRulesValidator } from './create-rules-validator.ts'

const messages = {
  Required: 'Fill this in.',
  Format: 'Check how this is written.',
  Length: 'From {min} to {max} letters.',
  Range: 'From {min} to {max}.',
  MinAge: 'You must be {minAge}.',
}
const validate = createRulesValidator<{ name: string; email: string }>(
  {
    name: { kind: 'Text', required: true, minLength: 2, maxLength: 20 },
    email: { kind: 'Email', required: true, messages: { Required: 'Where shall the ticket go?' } },
  },
  messages,
)

test('a form without errors has none', () => {
  expect(validate({ name: 'Odile', email: 'odile@varga.example' })).toEqual(new Map())
})

test('each wrong field has its text, its own before that of the form, in the order of the fields', () => {
  expect([...validate({ email: '', name: 'O' })]).toEqual([
    ['name', 'From 2 to 20 letters.'],
    ['email', 'Where shall the ticket go?'],
  ])
  expect(validate({ name: 'Odile', email: 'odile' }).get('email')).toBe('Check how this is written.')
})
