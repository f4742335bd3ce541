import type { Edit } from './whole-theme.ts'

const light = 'modes[0].colorScheme'
const face = 'assets.fonts[0].fontFaces[0]'
const logo = { url: '/l.svg', dimensions: { width: 3, height: 1 }, alt: 'Lumen' }

/** Themes that have to be taken, each a few edits away from the whole theme. */
export const goodThemes: readonly (readonly [what: string, ...edits: Edit[]])[] = [
  ['the whole of it'],
  ['a named colour', [`${light}.primary`, 'Teal']],
  ['a hex colour of three digits', [`${light}.primary`, '#06c']],
  ['a hex colour of four digits', [`${light}.secondary`, '#06cf']],
  ['a hex colour of six digits', [`${light}.primary`, '#0066CC']],
  ['a hex colour of eight digits', [`${light}.border`, '#0066cc80']],
  ['an rgb colour with commas', [`${light}.primary`, 'rgb(0, 102, 204)']],
  ['an rgb colour with spaces', [`${light}.primary`, 'rgb(0 102 204)']],
  ['an rgba colour', [`${light}.border`, 'rgba(0, 102, 204, 0.4)']],
  ['an rgb colour in percent', [`${light}.primary`, 'rgb(0%, 40%, 80%)']],
  ['a translucent primary', [`${light}.primary`, '#0066cccc'], [`${light}.buttons`, undefined]],
  [
    'one mode',
    ['modes[1]', undefined],
    ['modes', [{ isDefault: true, type: 'Dark', colorScheme: { primary: '#ffb224' } }]],
  ],
  [
    'Dark as the default',
    ['modes[0].isDefault', false],
    ['modes[1].isDefault', true],
    ['modes[1].colorScheme.primary', '#ffb224'],
  ],
  [
    'nothing but what has to be given',
    ['modes', [{ isDefault: true, type: 'Light', colorScheme: { primary: '#1d5fd0' } }]],
    ['typography', undefined],
    ['buttons', undefined],
    ['radiusStyle', undefined],
    ['cardBorderWidth', undefined],
    ['header', undefined],
    ['pageHeadingAlignment', undefined],
    ['assets', { cinemaLogos: { Light: logo, Dark: logo } }],
  ],
  ['a white brand', [`${light}.primary`, '#fff'], [`${light}.buttons`, undefined]],
  ['a black brand', [`${light}.primary`, '#000']],
  ['a brand in middle grey', [`${light}.primary`, '#777'], [`${light}.buttons`, undefined]],
  ['an accent that cannot be read: it is moved', [`${light}.accent`, '#ffee00']],
  ['a warning that cannot be read: it is moved', [`${light}.notification.warning`, 'yellow']],
  ['straight corners', ['radiusStyle', 'Straight']],
  ['full corners', ['radiusStyle', 'FullRounded']],
  ['a centred logo', ['header.logo.horizontalAlignment', 'Center']],
  ['a logo at the top', ['header.logo.verticalAlignment', 'Top']],
  ['a logo at the bottom', ['header.logo.verticalAlignment', 'Bottom']],
  [
    'a heading on the left under a centred logo',
    ['header.logo.horizontalAlignment', 'Center'],
    ['pageHeadingAlignment', 'Left'],
  ],
  ['outlined buttons', ['buttons', [{ type: 'Primary', isFilled: false }]]],
  ['primary buttons of the secondary palette', ['buttons[0].colorPalette', 'Secondary']],
  ['woff fonts', [`${face}.source`, '/f/a.woff']],
  ['otf fonts', [`${face}.source`, '/f/a.otf']],
  ['ttf fonts', [`${face}.source`, '/f/a.ttf']],
  ['fonts with a version', [`${face}.source`, '/f/a.woff2?v=2']],
  ['fonts in capitals', [`${face}.source`, '/f/A.WOFF2']],
  ['a font of another writing', ['typography.fontFamilyGroups.body.family', 'ヒラギノ角ゴ']],
  ['no hero attributes', [`${light}.heroAttributes`, []]],
  ['a vector icon', ['assets.favicons', [{ url: '/f.svg', size: 'any', type: 'image/svg+xml' }]]],
  ['a dark ground with a hue', ['modes[1].colorScheme.background.default', '#3b0d18']],
  [
    'a Light mode on a strong ground',
    [`${light}.background`, { default: '#ffd54a' }],
    [`${light}.typography`, undefined],
    [`${light}.seats`, undefined],
  ],
]
