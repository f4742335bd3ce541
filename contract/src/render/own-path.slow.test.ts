import { foreignAddresses, ownAddresses, site } from './testing/addresses.ts'
import { parseOwnPath } from './own-path.ts'

describe('an address that somebody else has chosen', () => {
  it.each(foreignAddresses)('%j leads elsewhere', (address) => {
    expect(parseOwnPath(address, site)).toBeNull()
  })

  it.each(ownAddresses)('%j is %s', (address, path) => {
    expect(parseOwnPath(address, site)).toBe(path)
  })

  it('is judged by what a browser makes of it: whatever is let through stays here', () => {
    const marks = [
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '..',
      ':',
      '@',
      '%09',
      '%2f',
      '%5c',
      '%00',
      '#',
      '?',
      ' ',
      'evil.example',
      'https:',
      'javascript:',
      'films',
      '\u0000',
      '\u2028',
      '／',
      '。',
    ]
    let seed = 7
    const any = () => marks[(seed = (seed * 48_271) % 2_147_483_647) % marks.length]
    for (let round = 0; round < 20_000; round += 1) {
      const address = Array.from({ length: 1 + (round % 7) }, any).join('')
      const path = parseOwnPath(address, site)
      if (path === null) continue
      expect(path).toMatch(/^\/(?!\/)/)
      expect(new URL(path, site).origin).toBe(site)
    }
  })
})
