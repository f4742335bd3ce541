/**
 * Finds Debian's Firefox ESR and WebKitGTK's MiniBrowser with its driver, and installs what is missing by apt if
 * permitted, as `gate/chromium.mjs` does.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** MiniBrowser is installed with its engine's library and is not on the PATH. */
const miniBrowser = () =>
  [process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu']
    .flatMap((machine) =>
      ['4.1', '6.0']
        .map((engine) => `webkit2gtk-${engine}`)
        .map((engine) => `/usr/lib/${machine}/${engine}/MiniBrowser`),
    )
    .find((file) => existsSync(file))

/** Each program with Debian's package and possible paths. */
const needs = {
  firefox: { package: 'firefox-esr', find: () => process.env.FIREFOX_PATH ?? onPath('firefox-esr') },
  webKitDriver: {
    package: 'webkit2gtk-driver',
    find: () => process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver'),
  },
  miniBrowser: { package: 'webkit2gtk-driver', find: () => process.env.MINIBROWSER_PATH ?? miniBrowser() },
  screen: { package: 'xvfb', find: () => onPath('Xvfb') },
}

const missing = () => Object.values(needs).filter(({ find }) => !find())

/**
 * @returns {{ firefox: string, webKitDriver: string, miniBrowser: string, screen: string }} paths of executables
 * @throws {Error} with instructions if something is missing
 */
export function findBrowsers() {
  const wanted = [...new Set(missing().map((each) => each.package))]
  if (wanted.length > 0 && process.getuid?.() === 0) {
    console.log(`  installing ${wanted.join(', ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
      stdio: 'ignore',
      env,
      timeout: 600_000,
    })
  }
  const left = [...new Set(missing().map((each) => each.package))]
  if (left.length > 0)
    throw new Error(
      `Not found: ${left.join(', ')}. Install ${left.length > 1 ? 'them' : 'it'} (on Debian: apt-get install ${left.join(' ')}), or name ` +
        'FIREFOX_PATH, WEBKIT_DRIVER_PATH and MINIBROWSER_PATH.',
    )
  return Object.fromEntries(Object.entries(needs).map(([name, { find }]) => [name, find()]))
}
