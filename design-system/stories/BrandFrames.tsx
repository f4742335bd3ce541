import { styled } from '@foyer/design-system/foundations/styled'
import type { SyntheticEvent } from 'react'
import { fittingHeight } from './fitting-height.ts'
import type { ModeType } from '@foyer/theme-tokens/theme-model'

/** A brand as a docs page shows it. */
export interface ShownBrand {
  /** Its folder. */
  id: string
  name: string
  mode: ModeType
  /** Colour of its page, shown until the story is drawn. */
  ground?: string | undefined
}

const List = styled('div')({ display: 'grid', gap: 24, marginBlockEnd: 40 })
const Brand = styled('figure')({
  margin: 0,
  '& > figcaption': { marginBlockEnd: 8, fontSize: 14, fontWeight: 600 },
  // Until its story is there, as high as most need; a taller one than fits is scrolled, or drawn out by its corner.
  '& > iframe': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 480,
    border: '1px solid color-mix(in srgb, currentcolor 20%, transparent)',
    borderRadius: 8,
    overflow: 'auto',
    resize: 'vertical',
  },
})

/** A story that moves the focus, as a form does to what is wrong, would scroll the page around its frame to it. */
export function stayInPlace({ defaultView }: Document): void {
  const shown = defaultView?.HTMLElement.prototype
  if (!shown) return
  // Called on the element below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { focus } = shown
  shown.focus = function (this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

/** The frame follows its story, which is drawn after the document has come, and again when its pictures and type have. */
const settle = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const shown = frame.contentDocument
  if (!shown) return
  stayInPlace(shown)
  new ResizeObserver(() => {
    const height = fittingHeight(shown)
    if (height !== null) frame.style.blockSize = `${height}px`
  }).observe(shown.body)
}

/** What the reader's toolbar says that is no matter of a brand: it holds in all frames. */
const shared = ['contrast', 'direction', 'textSize']

/** A frame's address. `look` are Storybook's globals. */
const sourceOf = (
  story: string,
  { id, mode }: ShownBrand,
  look: Readonly<Record<string, string | undefined>>,
) => {
  const said = shared.flatMap((name) => (look[name] === undefined ? [] : [`${name}:${look[name]}`]))
  return `iframe.html?id=${story}&viewMode=story&globals=${[`brand:${id}`, `mode:${mode}`, ...said].join(';')}`
}

/**
 * One story in each brand, in the brand's own mode. A theme is a sheet of the whole document, so every brand has a
 * document of its own; one that is not in sight yet is not loaded.
 */
export const BrandFrames = ({
  story,
  brands,
  look = {},
}: {
  story: string
  brands: readonly ShownBrand[]
  look?: Readonly<Record<string, string | undefined>>
}) => (
  <List>
    {brands.map((brand) => (
      <Brand key={brand.id}>
        <figcaption>{brand.name}</figcaption>
        <iframe
          title={`${brand.name}, ${brand.mode.toLowerCase()}`}
          loading="lazy"
          onLoad={settle}
          style={{ background: brand.ground }}
          src={sourceOf(story, brand, look)}
        />
      </Brand>
    ))}
  </List>
)
