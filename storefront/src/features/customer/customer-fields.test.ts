import { findFault } from '@foyer/design-system/field-rules'
import { customerRules, type CustomerField, type CustomerFields } from './customer-fields.ts'

const good: CustomerFields = {
  givenName: 'Ines',
  familyName: 'Marchetti',
  email: 'ines.marchetti@postbox.example',
  phoneNumber: '',
}

/** Kind of fault, by field; an empty object when nothing is wrong. */
const faults = (change: Partial<CustomerFields>) =>
  Object.fromEntries(
    Object.entries({ ...good, ...change }).flatMap(([field, value]) => {
      const fault = findFault(value, customerRules[field as CustomerField])
      return fault ? [[field, fault.kind]] : []
    }),
  )

describe('who an order is for', () => {
  it('is content with a name and an email', () => {
    expect(faults({})).toEqual({})
  })

  it('wants a name and an email, and takes blanks for nothing', () => {
    expect(faults({ givenName: ' ', familyName: '', email: '  ' })).toEqual({
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
    expect(faults({ email })).toEqual({ email: 'Format' })
  })

  it('leaves the phone number out or wants one', () => {
    expect(faults({ phoneNumber: '+44 (0)20 7946 0018' })).toEqual({})
    expect(faults({ phoneNumber: 'ring me' })).toEqual({ phoneNumber: 'Format' })
  })

  it('says how long a value may be', () => {
    expect(findFault('x'.repeat(101), customerRules.givenName)).toMatchObject({ kind: 'Length', max: 100 })
  })
})
