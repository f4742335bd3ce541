import { nearestColour, readColour } from '@foyer/theme-tokens/colour'
import { radiusStyles } from '@foyer/theme-tokens/radius'
import type { RadiusStyle } from '@foyer/theme-tokens/theme-model'

/** What someone who makes a brand asks for. */
export interface Wishes {
  title: string
  /** One to three: the brand's, a second, one for its paper or its links. */
  colours: readonly string[]
  radius: RadiusStyle | null
  heading: string | null
  body: string | null
}

/** As given on the command line or typed in. */
export type Asked = Partial<Record<'title' | 'colours' | 'radius' | 'heading' | 'body', string>>

/** Thrown for a wish that cannot be met; the message is for the one who wished. */
export class WishError extends Error {}

const mostColours = 3
const longestTitle = 60

function coloursOf(text: string): string[] {
  const given = text.split(/[,\s]+(?![^(]*\))/).filter((each) => each !== '')
  if (given.length === 0) throw new WishError('A brand needs one to three colours: --colours "#1d5fd0,gold"')
  if (given.length < 1 || given.length > mostColours)
    throw new WishError(`A brand has one to three colours: found ${given.length}`)
  return given.map((each) => {
    try {
      return readColour(each)
    } catch {
      const nearest = nearestColour(each)
      throw new WishError(`"${each}" is not a colour${nearest ? `: did you mean ${nearest}?` : ''}`)
    }
  })
}

/** What was asked for, checked. @throws WishError */
export function wishesOf(
  asked: Asked,
  families: Readonly<Record<'heading' | 'body', readonly string[]>>,
): Wishes {
  const title = (asked.title ?? '').trim()
  if (title === '') throw new WishError('A brand needs the name of its company: --title "Lumen Cinemas"')
  if (title.length > longestTitle || /[\p{Cc}<>]/u.test(title))
    throw new WishError(`A brand has a name of at most ${longestTitle} characters: found "${title}"`)
  const radius = radiusStyles.find((style) => style.toLowerCase() === asked.radius?.toLowerCase())
  if ((asked.radius ?? '') !== '' && !radius)
    throw new WishError(
      `There is no radius style "${asked.radius}": needed one of ${radiusStyles.join(', ')}`,
    )
  const family = (role: 'heading' | 'body') => {
    const wanted = asked[role] ?? ''
    if (wanted === '') return null
    const found = families[role].find((each) => each.toLowerCase() === wanted.toLowerCase())
    if (!found)
      throw new WishError(`There is no ${role} font "${wanted}": needed one of ${families[role].join(', ')}`)
    return found
  }
  return {
    title,
    colours: coloursOf(asked.colours ?? ''),
    radius: radius ?? null,
    heading: family('heading'),
    body: family('body'),
  }
}
