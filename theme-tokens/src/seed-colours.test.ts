import { auditPairs } from './audit.ts'
import { contrastLevels } from './contrast-levels.ts'
import { modeTokens } from './mode-tokens.ts'
import type { ModeType } from './theme-model.ts'

/** Eight values a channel in the gate; sixteen, 4,096 colours, in the whole matrix. */
const stepsOfChannel = Number(process.env['FOYER_COLOUR_STEPS'] ?? 8)
const hex = (index: number) =>
  Math.round((index * 255) / (stepsOfChannel - 1))
    .toString(16)
    .padStart(2, '0')
const channels = Array.from({ length: stepsOfChannel }, (_, index) => hex(index))
const modeTypes = ['Light', 'Dark'] as const satisfies readonly ModeType[]
const otherOf: Record<ModeType, ModeType> = { Light: 'Dark', Dark: 'Light' }

/** The whole cube of sRGB in even steps: brands that chose nothing but this colour. */
describe.each(channels)('brand colours with %s of red', (red) => {
  const seeds = channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`))

  test.each(contrastLevels)('can be read in both modes at level %s, and the exact colour stays', (level) => {
    const failing = seeds.flatMap((primary) =>
      modeTypes.flatMap((type) => {
        const tokens = modeTokens({
          type,
          scheme: { primary },
          other: { type: otherOf[type], scheme: {} },
          hasHeaderImage: false,
          level,
        })
        const kept = tokens.brand === primary && (level !== 'Normal' || tokens.primary === primary)
        return [
          ...(kept ? [] : [[primary, type, 'the brand is gone']]),
          ...auditPairs(tokens, level)
            .filter(({ passes }) => !passes)
            .map(({ name, ratio }) => [primary, type, name, ratio]),
        ]
      }),
    )
    expect(failing).toEqual([])
  })
})
