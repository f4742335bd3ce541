import { styled } from '../styled/index.ts'
import { use, type ComponentPropsWithRef } from 'react'
import { filled, glyphs, type IconName } from './glyphs.ts'
import { getGlyphId, HeldGlyphs } from './held-glyphs.ts'

const Root = styled('svg', { name: 'FoyerIcon', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-filled]': { fill: 'currentColor' },
  '[dir=rtl] &[data-directional]': { transform: 'scaleX(-1)' },
})

const directional = /^(arrow|chevron)-(left|right)$|^(undo|external|sound)$/

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  /** Of an icon of the set. */
  name: IconName
  /** Side in px. */
  size?: number | undefined
  /** Accessible name; without it the icon is decorative and hidden from assistive technology. */
  label?: string | undefined
}

/**
 * One icon of Foyer's own set, in the color of the surrounding text; arrows follow the reading direction. For seats see
 * `seat-mark`. Our own: Foyer's own drawings by name; Material UI's SvgIcon would only add a class.
 */
export function Icon({ name, size = 24, label, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  const isHeld = use(HeldGlyphs)?.has(name)
  return (
    <Root
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-icon={name}
      data-filled={filled.has(name) || undefined}
      data-directional={directional.test(name) || undefined}
      {...spoken}
      {...rest}
    >
      {isHeld ? <use href={`#${getGlyphId(name)}`} /> : <path d={glyphs[name]} />}
    </Root>
  )
}
