const logo = { url: '/brand/logos/logo.svg', dimensions: { width: 160, height: 40 }, alt: 'Lumen Cinemas' }

/** A theme in which every setting is given: what the broken ones of the corpus are one edit away from. */
export const wholeTheme = {
  $schema: '../../theme-tokens/theme.schema.json',
  name: 'Lumen Cinemas',
  modes: [
    {
      isDefault: true,
      type: 'Light',
      colorScheme: {
        primary: '#1d5fd0',
        secondary: 'rebeccapurple',
        accent: 'rgb(20, 80, 190)',
        notification: { error: '#b3261e', warning: '#8a5a00', success: '#1b7a4b' },
        buttons: { text: '#fff' },
        background: { default: '#fbfbfd', surface: '#ffffff', sunken: '#eef0f6', header: '#1d5fd0' },
        border: '#d8dbe6',
        typography: { primary: '#14161d', secondary: '#565b6b' },
        heroAttributes: [{ id: 'vast', color: '#1d5fd0', glyph: 'vast', pattern: 'diagonal' }],
        seats: { standard: '#66718a', premier: '#663399', selected: '#1d5fd0', floor: '#eef0f6' },
      },
    },
    { type: 'Dark', colorScheme: { background: { default: '#0c0f18' } } },
  ],
  typography: {
    fontFamilyGroups: {
      body: { family: 'Source Sans 3', fallbacks: ['Source Sans 3 Fallback', 'sans-serif'] },
      heading: { family: 'Lexend', fallbacks: ['sans-serif'] },
    },
    fontWeights: { heading: 700, body: 400, strong: 650 },
    headingTracking: -0.02,
    bodySize: 17,
  },
  buttons: [
    { type: 'Primary', borderWidth: 0, colorPalette: 'Primary', isFilled: true },
    { type: 'Secondary', borderWidth: 1, colorPalette: 'Secondary', isFilled: false },
  ],
  radiusStyle: 'Rounded',
  cardBorderWidth: 0,
  header: {
    height: 72,
    narrowHeight: 60,
    logo: { height: 40, narrowHeight: 32, verticalAlignment: 'Center', horizontalAlignment: 'Left' },
  },
  pageHeadingAlignment: 'Left',
  assets: {
    backgroundImages: {
      Light: {
        header: {
          url: '/brand/art/header.svg',
          dimensions: {
            width: 1520,
            height: 152,
            portrait: { width: 390, height: 120 },
            mobile: { width: 767, height: 120 },
            tablet: { width: 1023, height: 140 },
            desktop: { width: 1520, height: 152 },
          },
          fromLeft: 80,
          fromTop: 0,
        },
        body: { url: 'https://media.lumen.example/paper.webp' },
      },
      Dark: { body: { url: '/brand/art/night.avif', alt: 'A night sky' } },
    },
    favicons: [{ url: '/brand/favicon.png', size: '32x32', type: 'image/png' }],
    fonts: [
      {
        family: 'Lexend',
        fontFaces: [
          {
            source: '/brand/fonts/lexend.woff2',
            style: 'normal',
            weight: '400 700',
            unicodeRange: 'U+0000-00FF, U+0131',
            preload: true,
          },
        ],
      },
    ],
    fontFallbacks: [
      {
        family: 'Source Sans 3 Fallback',
        local: ['Arial'],
        sizeAdjust: 96,
        ascentOverride: 98,
        descentOverride: 27,
        lineGapOverride: 0,
      },
    ],
    cinemaLogos: { Light: logo, Dark: { ...logo, url: '/brand/logos/logo-on-dark.svg' } },
  },
}

/** An edit: where, and what to put there; undefined takes it away. */
export type Edit = readonly [path: string, value: unknown]

/** The whole theme with edits, as it would come from a file. */
export function editWholeTheme(edits: readonly Edit[]): unknown {
  const copy = structuredClone(wholeTheme) as Record<string, unknown>
  for (const [path, value] of edits) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
    const owner = keys.slice(0, -1).reduce<Record<string, unknown>>((current, key) => {
      current[key] ??= {}
      return current[key] as Record<string, unknown>
    }, copy)
    const last = keys.at(-1) ?? ''
    if (value === undefined) delete owner[last]
    // As JSON.parse does: `__proto__` is a key like any other.
    else Object.defineProperty(owner, last, { value, enumerable: true, configurable: true, writable: true })
  }
  return JSON.parse(JSON.stringify(copy))
}
