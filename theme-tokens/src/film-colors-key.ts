/** Colors that a film brings: its ground, text on it, accent; each `#rrggbb`. */
export interface FilmColors {
  ground: string
  on: string
  accent: string
}

const color = /^#[0-9a-f]{6}$/i
const hex = '([0-9a-f]{6})'
const keyPattern = new RegExp(`^${hex}-${hex}-${hex}$`)

/**
 * A film's colors as one name, which elements in these colors bear: `07111a-f4ead9-ff6a46`. Undefined where one is
 * written in another way.
 */
export function toFilmColorsKey({ ground, on, accent }: FilmColors): string | undefined {
  const colors = [ground, on, accent]
  if (!colors.every((each) => color.test(each))) return undefined
  return colors.map((each) => each.slice(1).toLowerCase()).join('-')
}

/** The colors that a name stands for; null for anything else. */
export function parseFilmColorsKey(key: string): FilmColors | null {
  const [, ground, on, accent] = keyPattern.exec(key) ?? []
  if (ground === undefined || on === undefined || accent === undefined) return null
  return { ground: `#${ground}`, on: `#${on}`, accent: `#${accent}` }
}
