/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, else one on the PATH, else Debian's package if we may
 * install it, else Playwright's own with a limit of 60 s. The headless shell is preferred: the same engine without a
 * window draws the same pixels in four fifths of the time. Dependency-free.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Chromium's flags. It uses only the last list of features, so the list repeats those that Playwright turns off; the
 * three of the omnibox, which is never visible, would delay every window by most of a second.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxPopup',
  ]}`,
]

/** Makes text and colours the same on every machine; hinting as in a Chromium with a window. */
export const steadyDrawing = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

const packages = ['chromium-headless-shell', 'chromium']
const names = [...packages, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
  }
  return undefined
}

function tryRun(command, args, timeout) {
  return spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0
}

/**
 * @returns {string} path of an executable
 * @throws {Error} with instructions if there is none
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`)
    return named
  }
  const present = onPath()
  if (present) return present
  if (process.getuid?.() === 0 && tryRun('apt-get', ['--version'], 5_000)) {
    console.log('  no Chromium yet: installing the system package')
    tryRun('apt-get', ['update', '-qq'], 120_000)
    for (const name of packages) {
      tryRun('apt-get', ['install', '-y', '-qq', name], 300_000)
      const installed = onPath()
      if (installed) return installed
    }
  }
  console.log('  no Chromium yet: asking Playwright for its own')
  tryRun('npx', ['playwright', 'install', 'chromium'], 60_000)
  const own = spawnSync(
    process.execPath,
    ['-e', 'console.log(require("@playwright/test").chromium.executablePath())'],
    { encoding: 'utf8' },
  ).stdout?.trim()
  if (own && existsSync(own)) return own
  throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to its executable.')
}
