import { listChosenValues, mostChosenValues } from './chosen-values.ts'
import { readTheme } from './parse-theme.ts'
import halcyon from '../../brands/halcyon/theme.json'

const logo = { url: '/l.svg', dimensions: { width: 3, height: 1 }, alt: 'Lumen' }
const least = {
  name: 'Lumen',
  modes: [
    { type: 'Light', isDefault: true, colorScheme: { primary: '#1d5fd0' } },
    { type: 'Dark', colorScheme: {} },
  ],
  assets: { cinemaLogos: { Light: logo, Dark: logo } },
}
const chosen = (theme: object) => listChosenValues(readTheme({ ...least, ...theme })).map(({ path }) => path)

test('a brand that chose a colour chose one value; the schema that its editor reads is none', () => {
  expect(chosen({})).toEqual(['modes[0].colorScheme.primary'])
  expect(chosen({ $schema: '../theme.schema.json' })).toEqual(['modes[0].colorScheme.primary'])
})

test('what says the default in as many words is not chosen', () => {
  expect(
    chosen({
      radiusStyle: 'Rounded',
      cardBorderWidth: 0,
      pageHeadingAlignment: 'Left',
      header: { height: 72, logo: { height: 40, verticalAlignment: 'Center', horizontalAlignment: 'Left' } },
      buttons: [{ type: 'Primary', isFilled: true, borderWidth: 0, colorPalette: 'Primary' }],
      typography: { fontWeights: { heading: 700 }, bodySize: 16 },
    }),
  ).toEqual(['modes[0].colorScheme.primary'])
})

test('what follows from another choice is not chosen', () => {
  expect(
    chosen({
      radiusStyle: 'Straight',
      cardBorderWidth: 1,
      header: { height: 104, logo: { horizontalAlignment: 'Center' } },
      pageHeadingAlignment: 'Center',
      typography: { fontWeights: { heading: 420 }, headingTracking: -0.01 },
    }),
  ).toEqual([
    'modes[0].colorScheme.primary',
    'typography.fontWeights.heading',
    'radiusStyle',
    'header.logo.horizontalAlignment',
  ])
})

test('a Dark default, families and a colour of the other mode are chosen', () => {
  const [light, dark] = least.modes
  expect(
    chosen({
      modes: [
        { type: light?.type, colorScheme: { background: { default: '#fff8ee' } } },
        { ...dark, isDefault: true, colorScheme: { primary: '#1d5fd0' } },
      ],
      typography: { fontFamilyGroups: { heading: { family: 'Lexend' }, body: { family: 'system-ui' } } },
    }),
  ).toEqual([
    'modes[0].colorScheme.background.default',
    'modes[1].isDefault',
    'modes[1].colorScheme.primary',
    'typography.fontFamilyGroups.heading.family',
  ])
})

test('Halcyon stays within what a brand may choose', () => {
  expect(listChosenValues(readTheme(halcyon)).length).toBeLessThanOrEqual(mostChosenValues)
})
