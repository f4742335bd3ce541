import { auditPairs, isBrandPainted } from './audit.ts'
import type { ColorScheme } from './configuration/color-scheme.ts'
import { contrastLevels } from './contrast-levels.ts'
import { wholeTheme } from './corpus/whole-theme.ts'
import { deriveModeTokens, type ModeInput } from './mode-tokens.ts'
import { parseTheme } from './parse-theme.ts'
import type { ModeType } from './theme-model.ts'

/** Eight values a channel in the gate; sixteen, 4,096 colors, in the whole matrix. */
const stepsOfChannel = Number(process.env['FOYER_COLOUR_STEPS'] ?? 8)
const hex = (index: number) =>
  Math.round((index * 255) / (stepsOfChannel - 1))
    .toString(16)
    .padStart(2, '0')
const channels = Array.from({ length: stepsOfChannel }, (_, index) => hex(index))
const modeTypes = ['Light', 'Dark'] as const satisfies readonly ModeType[]
const otherMode: Record<ModeType, ModeType> = { Light: 'Dark', Dark: 'Light' }

/** The color chosen for nearly everything: what else a scheme may ask for has to read as well, or move. */
const wholeScheme = (color: string, primary: string, hasHeader: boolean): ColorScheme => ({
  primary,
  secondary: color,
  ...(hasHeader ? { background: { header: color } } : {}),
  heroAttributes: [{ id: 'vast' }, { id: 'deep', color }],
  seats: { standard: color, premier: primary, selected: color },
})

const listFailures = (input: ModeInput) =>
  auditPairs(deriveModeTokens(input), input.level)
    .filter(({ passes }) => !passes)
    .map(({ name, ratio }) => [input.scheme.primary, input.type, name, ratio])

/** Buttons as they are unless chosen: the primary ones are filled with the primary color. */
const plain = parseTheme({ ...wholeTheme, buttons: [] })

/** The whole cube of sRGB in even steps: brands that chose nothing but this color. */
describe.each(channels)('brand colours with %s of red', (red) => {
  const seeds = channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`))

  test.each(contrastLevels)('can be read in both modes at level %s, and the exact colour stays', (level) => {
    const failing = seeds.flatMap((primary) =>
      modeTypes.flatMap((type) => {
        const input: ModeInput = {
          type,
          scheme: { primary },
          other: { type: otherMode[type], scheme: {} },
          hasHeaderImage: false,
          hasBodyImage: false,
          level,
        }
        const tokens = deriveModeTokens(input)
        const isPainted =
          isBrandPainted(plain, tokens, primary) && (level !== 'Normal' || tokens.primary === primary)
        return [...(isPainted ? [] : [[primary, type, 'the brand is gone']]), ...listFailures(input)]
      }),
    )
    expect(failing).toEqual([])
  })
  // A coarser grid: it is about what is chosen beside the primary, not about every shade of it.
  const sample = seeds.filter((_, index) => index % 5 === 0)
  test.each(contrastLevels)('can be chosen for all else at level %s, over a picture too', (level) => {
    const failing = sample.flatMap((color, index) =>
      modeTypes.flatMap((type) =>
        listFailures({
          type,
          scheme: wholeScheme(color, seeds.at(-1 - index) ?? color, index % 2 === 0),
          other: null,
          hasHeaderImage: true,
          hasBodyImage: true,
          level,
        }),
      ),
    )
    expect(failing).toEqual([])
  })
})
