/** The first that fits: Edge calls itself Chrome as well, and Chrome calls itself Safari. */
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

/**
 * "Firefox on Linux", by which a member knows a device of theirs again; null where neither is known. Of the header nothing
 * else is stored: it tells devices apart too well.
 */
export function getDeviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500)
  const parts = [find(browsers, text), find(systems, text)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(' on ')
}
