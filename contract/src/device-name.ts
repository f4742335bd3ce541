/** The first match counts: Edge also names Chrome, and Chrome also names Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (list: typeof browsers, userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1]

const separator = ' on '

/**
 * A name by which a member recognizes a device, such as "Firefox on Linux"; null if neither part is known. The rest of
 * the header is not stored: it would identify the device.
 */
export function getDeviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500)
  const parts = [find(browsers, text), find(systems, text)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(separator)
}

/** Splits a name that `getDeviceName` created, so that a page can join the parts in its language. */
export function splitDeviceName(name: string | null): { browser: string | null; system: string | null } {
  const parts = (name ?? '').split(separator)
  const findIn = (list: typeof browsers) =>
    parts.find((part) => list.some(([, each]) => each === part)) ?? null
  return { browser: findIn(browsers), system: findIn(systems) }
}
