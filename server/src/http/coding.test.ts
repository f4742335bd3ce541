import { codedFrom, negotiateCoding, getDecidingPart } from './coding.ts'

describe('the coding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate, zstd', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    // `*`: any coding that is not named.
    ['*', 'br'],
    ['deflate, *;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['gzip;q=0.5, *;q=0.2', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, gzip;q=0, *', 'identity'],
    // By weight.
    ['br;q=0.5, gzip', 'gzip'],
    ['br ; q = 0.8 , gzip;Q=0.8', 'br'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    // Refused.
    ['br;q=0', 'identity'],
    ['br;q=0.000, gzip;q=0.0', 'identity'],
    ['gzip, br;q=0', 'gzip'],
    // Identity refused.
    ['identity;q=0', 'gzip'],
    ['identity;q=0, gzip;q=0', 'br'],
    ['identity;q=0, br;q=0.1', 'br'],
    ['identity;q=0, *', 'br'],
    ['identity;q=0, br;q=0, *;q=0.5', 'gzip'],
    // If everything is refused, the uncompressed body is sent.
    ['*;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['identity;q=0, gzip;q=0, br;q=0', 'identity'],
  ])('for %j is %s', (header, coding) => {
    expect(negotiateCoding(header)).toBe(coding)
  })

  it.each([
    ['br', 'identity'],
    ['gzip, identity;q=0.001', 'identity'],
    ['*', 'identity'],
    ['*;q=0, identity', 'identity'],
    // Identity refused, by name or by `*`.
    ['identity;q=0', 'gzip'],
    ['br, identity;q=0', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['*;q=0', 'identity'],
  ])('of a short body for %j is %s', (header, coding) => {
    expect(negotiateCoding(header, codedFrom - 1)).toBe(coding)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.4, *;q=0', 'gzip, identity;q=0'],
    ['identity;q=0', 'gzip, identity;q=0'],
    ['identity;q=0, *', 'br, identity;q=0'],
    ['deflate', 'identity'],
    ['*;q=0', 'identity'],
  ])('does not change if the result for %j is evaluated again', (header, comesTo) => {
    expect(getDecidingPart(header)).toBe(comesTo)
    expect(getDecidingPart(comesTo)).toBe(comesTo)
    for (const length of [0, Infinity])
      expect(negotiateCoding(comesTo, length)).toBe(negotiateCoding(header, length))
  })
})
