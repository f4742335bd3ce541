import { customerRules, type CustomerField, type CustomerFields } from './customer-rules.ts'
import { validateField } from './validate-field.ts'

const good: CustomerFields = {
  givenName: 'Ines',
  familyName: 'Marchetti',
  email: 'ines.marchetti@postbox.example',
  phoneNumber: '',
}

/** Kind of error, by field; an empty object when nothing is wrong. */
const getErrors = (change: Partial<CustomerFields>) =>
  Object.fromEntries(
    Object.entries({ ...good, ...change }).flatMap(([field, value]) => {
      const error = validateField(value, customerRules[field as CustomerField])
      return error ? [[field, error.kind]] : []
    }),
  )

describe('who an order is for', () => {
  it('is content with a name and an email', () => {
    expect(getErrors({})).toEqual({})
  })

  it('wants a name and an email, and takes blanks for nothing', () => {
    expect(getErrors({ givenName: ' ', familyName: '', email: '  ' })).toEqual({
      givenName: 'Required',
      familyName: 'Required',
      email: 'Required',
    })
  })

  it.each([
    'ines',
    'ines@',
    '@postbox.example',
    'ines@postbox',
    'ines marchetti@postbox.example',
    'a@b@c.example',
    'ines@postbox..example',
  ])('turns down %s as an email', (email) => {
    expect(getErrors({ email })).toEqual({ email: 'Format' })
  })

  it('leaves the phone number out or wants one', () => {
    expect(getErrors({ phoneNumber: '+44 (0)20 7946 0018' })).toEqual({})
    expect(getErrors({ phoneNumber: 'ring me' })).toEqual({ phoneNumber: 'Format' })
  })

  it('says how long a value may be', () => {
    expect(validateField('x'.repeat(101), customerRules.givenName)).toMatchObject({
      kind: 'Length',
      max: 100,
    })
  })
})
