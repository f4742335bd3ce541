import { createHash } from 'node:crypto'
import { BreachedList, encodeBreachedHashes, encodeBreachedPasswords } from './breached-list.ts'

const known = ['password1', 'Sunshine2024', 'caf\u00e9 au lait', 'letmein!!']

describe('a list of breached passwords', () => {
  const list = new BreachedList(encodeBreachedPasswords([...known, 'SUNSHINE2024']))

  it('has what was put in it, in any case and however accents were typed', () => {
    expect(list.size).toBe(known.length)
    for (const password of known) expect(list.has(password)).toBe(true)
    expect(list.has('PassWord1')).toBe(true)
    expect(list.has('cafe\u0301 au lait')).toBe(true)
  })

  it('has nothing else', () => {
    for (let index = 0; index < 20_000; index += 1) expect(list.has(`another ${index}`)).toBe(false)
    expect(list.has('')).toBe(false)
  })

  it('finds each of many, also those that share a bucket', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `breached ${index}`)
    const large = new BreachedList(encodeBreachedPasswords(many))
    expect(large.size).toBe(many.length)
    expect(many.every((password) => large.has(password))).toBe(true)
    expect(many.filter((password) => large.has(`not ${password}`))).toEqual([])
  })

  it('is made of the SHA-1 of exact texts as well', () => {
    const hashes = known.map((password) => createHash('sha1').update(password).digest())
    const exact = new BreachedList(encodeBreachedHashes('exact', hashes))
    expect(exact.has('Sunshine2024')).toBe(true)
    expect(exact.has('sunshine2024')).toBe(false)
  })

  it('is refused where it is something else, or cut short', () => {
    const bytes = encodeBreachedPasswords(known)
    for (const wrong of [new Uint8Array(), Uint8Array.of(7, ...bytes.subarray(1)), bytes.subarray(0, -1)])
      expect(() => new BreachedList(wrong)).toThrow(RangeError)
  })

  it('says that it would be too full', () => {
    const hash = (entry: number) => Buffer.from([1, 1, entry >> 16, entry >> 8, entry & 0xff])
    const hashes = Array.from({ length: 256 }, (_, entry) => hash(entry))
    expect(() => encodeBreachedHashes('exact', hashes)).toThrow(RangeError)
  })
})
