import { useMemo, type ReactNode } from 'react'
import { styled } from '../styled/index.ts'
import { glyphs, type IconName } from './glyphs.ts'
import { glyphId, HeldGlyphs } from './held-glyphs.ts'

const Root = styled('svg', { name: 'FoyerIconSprite', slot: 'Root' })({ display: 'none' })

export interface IconSpriteProps {
  /** Glyphs that the page uses more than once. */
  names: readonly IconName[]
  /** What uses them. */
  children: ReactNode
}

/**
 * Holds the drawings of glyphs that its icons repeat, where a page has hundreds of them: each is in the page once. One
 * sheet to a page. Not for a page of a few glyphs: an `Icon` that finds no sheet draws itself.
 */
export function IconSprite({ names, children }: IconSpriteProps) {
  const said = [...new Set(names)].sort().join(' ')
  const held = useMemo(() => new Set(said.split(' ').filter(Boolean) as IconName[]), [said])
  return (
    <HeldGlyphs value={held}>
      <Root aria-hidden="true">
        {[...held].map((name) => (
          <path key={name} id={glyphId(name)} d={glyphs[name]} />
        ))}
      </Root>
      {children}
    </HeldGlyphs>
  )
}
