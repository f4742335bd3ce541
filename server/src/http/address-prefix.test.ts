import { getAddressPrefix } from './address-prefix.ts'

describe('the unit of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:12:34::1', '2001:db8:12:34::/64'],
    ['2001:0db8:0012:0034:ffff:eeee:dddd:cccc', '2001:db8:12:34::/64'],
    ['2001:db8::12', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('%s is %s', (address, prefix) => {
    expect(getAddressPrefix(address)).toBe(prefix)
  })

  it('is one for all addresses of a /64 and another for the next', () => {
    const inside = Array.from({ length: 600 }, (_, n) => getAddressPrefix(`2001:db8:0:7::${n.toString(16)}`))
    expect(new Set(inside).size).toBe(1)
    expect(getAddressPrefix('2001:db8:0:8::1')).not.toBe(inside[0])
  })
})
