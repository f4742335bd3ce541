import { findNearestColor, parseColorText } from '@foyer/theme-tokens/values/color'
import { radiusStyles, type RadiusStyle } from '@foyer/theme-tokens/values/radius'

/** Options of a new brand. */
export interface NewBrand {
  title: string
  /** One to three: the brand's, a second, and one for its page or its links. */
  colours: readonly string[]
  radius: RadiusStyle | null
  heading: string | null
  body: string | null
}

/** As given on the command line or typed. */
export type NewBrandOptions = Partial<Record<'title' | 'colours' | 'radius' | 'heading' | 'body', string>>

/** Thrown for invalid options; the message is for the author of the brand. */
export class NewBrandError extends Error {}

const mostColors = 3
const longestTitle = 60

function parseColors(text: string): string[] {
  const values = text.split(/[,\s]+(?![^(]*\))/).filter((each) => each !== '')
  if (values.length === 0)
    throw new NewBrandError('A brand needs one to three colours: --colours "#1d5fd0,gold"')
  if (values.length < 1 || values.length > mostColors)
    throw new NewBrandError(`A brand has one to three colours: found ${values.length}`)
  return values.map((each) => {
    try {
      return parseColorText(each)
    } catch {
      const nearest = findNearestColor(each)
      throw new NewBrandError(`"${each}" is not a colour${nearest ? `: did you mean ${nearest}?` : ''}`)
    }
  })
}

/** Validates the options. @throws NewBrandError */
export function parseNewBrand(
  options: NewBrandOptions,
  families: Readonly<Record<'heading' | 'body', readonly string[]>>,
): NewBrand {
  const title = (options.title ?? '').trim()
  if (title === '') throw new NewBrandError('A brand needs the name of its company: --title "Lumen Cinemas"')
  if (title.length > longestTitle || /[\p{Cc}<>]/u.test(title))
    throw new NewBrandError(`A brand has a name of at most ${longestTitle} characters: found "${title}"`)
  const radius = radiusStyles.find((style) => style.toLowerCase() === options.radius?.toLowerCase())
  if ((options.radius ?? '') !== '' && !radius)
    throw new NewBrandError(
      `There is no radius style "${options.radius}": needed one of ${radiusStyles.join(', ')}`,
    )
  const family = (role: 'heading' | 'body') => {
    const wanted = options[role] ?? ''
    if (wanted === '') return null
    const found = families[role].find((each) => each.toLowerCase() === wanted.toLowerCase())
    if (!found)
      throw new NewBrandError(
        `There is no ${role} font "${wanted}": needed one of ${families[role].join(', ')}`,
      )
    return found
  }
  return {
    title,
    colours: parseColors(options.colours ?? ''),
    radius: radius ?? null,
    heading: family('heading'),
    body: family('body'),
  }
}
