import { getModeProperties, getSteadyProperties } from '@foyer/theme-tokens/css'
import { resolveProperties } from '@foyer/theme-tokens/shown-properties'
import type { Appearance } from './appearance.ts'

/** How the browser writes a colour. */
function toComputedColor(value: string): string {
  const probe = document.createElement('span')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Arabic letters are joined: space between them would tear words apart (`theme/global-css.ts`). */
const arabicProperties = { '--foyer-heading-tracking': '0' }

/** Every custom property whose value does not follow the window's width. */
function wantedProperties({ theme, tokens, direction }: Appearance): [name: string, value: string][] {
  return Object.entries(
    resolveProperties({
      ...getSteadyProperties(theme),
      ...getModeProperties(tokens, theme.buttons),
      ...(direction === 'rtl' ? arabicProperties : {}),
    }),
  )
}

/**
 * Proves that a story was rendered in the appearance it was asked for: the attributes of `<html>`, every custom property
 * that does not follow the window's width, the painted background and the typeface, each against what is computed from
 * the brand's `theme.json`. Without it a check in another brand or mode could pass over the unthemed page.
 * @throws with everything that differs
 */
export function proveTheme(appearance: Appearance): void {
  const { brand, theme, mode, tokens, contrast, direction, textSize } = appearance
  const root = document.documentElement
  const style = getComputedStyle(root)
  const body = getComputedStyle(document.body)
  const { family } = theme.typography.body
  const narrow = matchMedia('(max-width: 599.95px)').matches
  const { wide, narrow: small } = theme.typography.sizes.t2
  const claims: [what: string, found: string | undefined, wanted: string][] = [
    ['brand', root.dataset['brand'], brand],
    ['mode', root.dataset['mode'], mode.toLowerCase()],
    ['contrast', root.dataset['contrast'], contrast],
    ['direction', body.direction, direction],
    // Where a reader's system forces its colours, the ground is the system's.
    ...(matchMedia('(forced-colors: active)').matches
      ? []
      : [['ground', body.backgroundColor, toComputedColor(tokens.bg)] as [string, string, string]]),
    ['typeface', body.fontFamily.split(',')[0]?.replaceAll('"', ''), family],
    ['size of text', body.fontSize, `${((narrow ? small : wide) * Number(textSize)) / 100}px`],
    ...wantedProperties(appearance).map(([name, value]): [string, string, string] => [
      name,
      style.getPropertyValue(name).trim(),
      value,
    ]),
  ]
  const differing = claims.filter(([, found, wanted]) => found !== wanted)
  if (differing.length > 0)
    throw new Error(
      `The story does not stand in ${theme.name}, ${mode}, ${contrast}: ${differing
        .map(([what, found, wanted]) => `${what} is ${found ?? 'not set'}, not ${wanted}`)
        .join('; ')}`,
    )
}
