import { checkCustomer, type CustomerFields } from './customer-fields.ts'

const good: CustomerFields = {
  givenName: 'Ines',
  familyName: 'Marchetti',
  email: 'ines.marchetti@postbox.example',
  phoneNumber: '',
}

const keys = (change: Partial<CustomerFields>) =>
  Object.fromEntries(
    Object.entries(checkCustomer({ ...good, ...change })).map(([field, error]) => [field, error.key]),
  )

describe('who an order is for', () => {
  it('is content with a name and an email', () => {
    expect(checkCustomer(good)).toEqual({})
  })

  it('wants a name and an email, and takes blanks for nothing', () => {
    expect(keys({ givenName: ' ', familyName: '', email: '  ' })).toEqual({
      givenName: 'transaction.details.required',
      familyName: 'transaction.details.required',
      email: 'transaction.details.required',
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
    expect(keys({ email })).toEqual({ email: 'transaction.details.emailFormat' })
  })

  it('leaves the phone number out or wants one', () => {
    expect(keys({ phoneNumber: '+44 (0)20 7946 0018' })).toEqual({})
    expect(keys({ phoneNumber: 'ring me' })).toEqual({ phoneNumber: 'transaction.details.phoneFormat' })
  })

  it('says how long a value may be', () => {
    expect(checkCustomer({ ...good, givenName: 'x'.repeat(101) })).toEqual({
      givenName: { key: 'transaction.details.tooLong', params: { maximum: 100 } },
    })
  })
})
