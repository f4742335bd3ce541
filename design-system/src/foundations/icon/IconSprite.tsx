import { useMemo, type ReactNode } from 'react'
import { styled } from '../styled/index.ts'
import { glyphs, type IconName } from './glyphs.ts'
import { getGlyphId, HeldGlyphs } from './held-glyphs.ts'

const Root = styled('svg', { name: 'FoyerIconSprite', slot: 'Root' })({ display: 'none' })

export interface IconSpriteProps {
  /** Icons that the page uses more than once. */
  names: readonly IconName[]
  /** What uses them. */
  children: ReactNode
}

/**
 * A sprite of icons for pages with hundreds of them: each drawing is in the page once. One per page. Not for a page
 * with a few icons: an `Icon` without a sprite draws itself. Our own: it holds drawings and shows none.
 */
export function IconSprite({ names, children }: IconSpriteProps) {
  const said = [...new Set(names)].sort().join(' ')
  const held = useMemo(() => new Set(said.split(' ').filter(Boolean) as IconName[]), [said])
  return (
    <HeldGlyphs value={held}>
      <Root aria-hidden="true">
        {[...held].map((name) => (
          <path key={name} id={getGlyphId(name)} d={glyphs[name]} />
        ))}
      </Root>
      {children}
    </HeldGlyphs>
  )
}
