import { CodeKeys } from './code-keys.ts'

const toKey = (letter: string) => new TextEncoder().encode(letter.repeat(32))
const createKeys = (letter: string, ...earlier: string[]) =>
  new CodeKeys([toKey(letter), ...earlier.map(toKey)])

describe('keys of codes', () => {
  const keys = createKeys('a')
  const hash = keys.hashCode('Voucher', 'AB12-CD34')

  it('hash a code however it is typed, apart by kind and by key', () => {
    expect(keys.hashCode('Voucher', ' ab12cd34')).toBe(hash)
    expect(keys.hashCode('GiftCard', 'AB12-CD34')).not.toBe(hash)
    expect(createKeys('b').hashCode('Voucher', 'AB12-CD34')).not.toBe(hash)
  })

  it('know a pin, and take any where a code has none', () => {
    const pinHash = keys.hashPin(hash, '0042')
    expect(keys.isPin(hash, '0042', pinHash)).toBe(true)
    expect(keys.isPin(hash, '0043', pinHash)).toBe(false)
    expect(keys.isPin(hash, '', pinHash)).toBe(false)
    expect(keys.isPin(hash, '', null)).toBe(true)
    expect(keys.hashPin(keys.hashCode('Voucher', 'OTHER'), '0042')).not.toBe(pinHash)
  })

  it('find, and decrypt, what an earlier one of them has hashed and encrypted', () => {
    const [old, ring] = [createKeys('b'), createKeys('a', 'b')]
    const ofOld = old.hashCode('Voucher', 'AB12-CD34')
    expect(ring.listCodeHashes('Voucher', 'AB12-CD34')).toEqual([hash, ofOld])
    expect(ring.isPin(ofOld, '0042', old.hashPin(ofOld, '0042'))).toBe(true)
    expect(ring.isPin(ofOld, '0043', old.hashPin(ofOld, '0042'))).toBe(false)
    expect(ring.unseal(old.seal('AB12CD34'))).toBe('AB12CD34')
    expect(keys.unseal(ring.seal('AB12CD34'))).toBe('AB12CD34')
  })

  it('decrypt what they have encrypted, and nothing else', () => {
    const sealed = keys.seal('AB12CD34')
    expect(keys.unseal(sealed)).toBe('AB12CD34')
    expect(keys.seal('AB12CD34')).not.toBe(sealed)
    expect(() => createKeys('b').unseal(sealed)).toThrow()
    expect(() => keys.unseal(`A${sealed.slice(1, -1)}A`)).toThrow()
  })
})
