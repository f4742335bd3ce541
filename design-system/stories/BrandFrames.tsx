import { styled } from '@foyer/design-system/styled'
import type { SyntheticEvent } from 'react'
import { fittingHeight } from './fitting-height.ts'
import type { ModeType } from '@foyer/theme-tokens/theme-model'

/** A brand as a docs page shows it. */
export interface ShownBrand {
  /** Its folder. */
  id: string
  name: string
  mode: ModeType
}

const List = styled('div')({ display: 'grid', gap: 24, marginBlockEnd: 40 })
const Brand = styled('figure')({
  margin: 0,
  '& > figcaption': { marginBlockEnd: 8, fontSize: 14, fontWeight: 600 },
  // Until its sheet is there, as high as most need; a taller one than fits is scrolled, or drawn out by its corner.
  '& > iframe': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 480,
    border: '1px solid rgb(0 0 0 / 15%)',
    borderRadius: 8,
    overflow: 'auto',
    resize: 'vertical',
  },
})

/** The frame follows its story, which is drawn after the document has come, and again when its pictures and type have. */
const fit = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const shown = frame.contentDocument
  if (!shown) return
  new ResizeObserver(() => {
    const height = fittingHeight(shown)
    if (height !== null) frame.style.blockSize = `${height}px`
  }).observe(shown.body)
}

/**
 * One story in each brand, in the brand's own mode. A theme is a sheet of the whole document, so every brand has a
 * document of its own; one that is not in sight yet is not loaded.
 */
export const BrandFrames = ({ story, brands }: { story: string; brands: readonly ShownBrand[] }) => (
  <List>
    {brands.map(({ id, name, mode }) => (
      <Brand key={id}>
        <figcaption>{name}</figcaption>
        <iframe
          title={`${name}, ${mode.toLowerCase()}`}
          loading="lazy"
          onLoad={fit}
          src={`iframe.html?id=${story}&viewMode=story&globals=brand:${id};mode:${mode}`}
        />
      </Brand>
    ))}
  </List>
)
