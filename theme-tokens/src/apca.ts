/**
 * Contrast by APCA (0.0.98G): perceived contrast of light text on dark, and dark on light. Advisory: WCAG
 * decides. Implemented here from its paper because the only package has a special licence.
 */

const gamma = 2.4
const weights = [0.2126729, 0.7151522, 0.072175] as const
const black = { threshold: 0.022, power: 1.414 }
const dark = { ground: 0.56, text: 0.57 }
const pale = { ground: 0.65, text: 0.62 }
const scale = 1.14
const offset = 0.027
const lowest = 0.1
const leastDifference = 0.0005

/** Luminance of an opaque `#rrggbb`, with black lifted as on screens. */
function luminance(color: string): number {
  const light = weights.reduce((sum, weight, index) => {
    const part = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + weight * part ** gamma
  }, 0)
  return light < black.threshold ? light + (black.threshold - light) ** black.power : light
}

/**
 * Lc of text on its background: 0 to about 106 for dark text on a light background, negative for light text on a dark
 * one.
 */
export function getApcaContrast(text: string, ground: string): number {
  const [under, over] = [luminance(ground), luminance(text)]
  if (Math.abs(under - over) < leastDifference) return 0
  const isDarkText = under > over
  const powers = isDarkText ? dark : pale
  const contrast = (under ** powers.ground - over ** powers.text) * scale
  if (Math.abs(contrast) < lowest) return 0
  return (contrast - (isDarkText ? offset : -offset)) * 100
}

/** Minimum |Lc| that APCA recommends for text other than running text. */
export const advisedLc = 60
