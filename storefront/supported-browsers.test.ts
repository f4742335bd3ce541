import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildTarget, supportedBrowsers } from './supported-browsers.ts'

const readme = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8')

it.each([
  ['Chromium', supportedBrowsers.chrome],
  ['Firefox ESR', supportedBrowsers.firefox],
  ['WebKit', supportedBrowsers.safari],
])('the README names the oldest %s that the storefront is built for', (name, version) => {
  const [row = ''] = new RegExp(`^\\| ${name} .*$`, 'm').exec(readme) ?? []
  expect(row).toMatch(new RegExp(`\\b${String(version)}\\b`))
})

it('is told to build tools as they want it', () => {
  expect(buildTarget).toEqual([
    `chrome${String(supportedBrowsers.chrome)}`,
    `firefox${String(supportedBrowsers.firefox)}`,
    `safari${String(supportedBrowsers.safari)}`,
  ])
})
