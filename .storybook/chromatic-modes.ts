import { brandIds } from './brands.ts'

const widths = { phone: 390, desktop: 1440 }

/**
 * For those with an account of Chromatic: each story in every brand and mode, on a desktop and, in the first brand,
 * on a phone. Without an account nothing reads this; `npm run screenshots` does the same by our own means.
 */
export const chromaticModes = Object.fromEntries([
  ...brandIds.flatMap((brand) =>
    ['Dark', 'Light'].map((mode) => [
      `${brand} ${mode}`,
      { brand, mode, viewport: { width: widths.desktop } },
    ]),
  ),
  ...['Dark', 'Light'].map((mode) => [
    `halcyon ${mode} phone`,
    { brand: 'halcyon', mode, viewport: { width: widths.phone } },
  ]),
]) as Record<string, { brand: string; mode: string; viewport: { width: number } }>
