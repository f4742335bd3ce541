import { styled } from '@foyer/design-system/foundations/styled'
import type { ReactNode, SyntheticEvent } from 'react'
import { measureFittingHeight } from './fitting-height.ts'
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

const List = styled('div')({ display: 'grid', gap: 24, marginBlock: '16px 40px' })
const Figure = styled('figure')({
  minInlineSize: 0,
  margin: 0,
  '& > figcaption': { marginBlockEnd: 8, fontSize: 14, fontWeight: 600 },
  // Until its story is there, as high as most need; a taller one than fits is scrolled, or drawn out by its corner.
  '& > iframe': {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: 480,
    border: '1px solid color-mix(in srgb, currentcolor 20%, transparent)',
    borderRadius: 8,
    overflow: 'auto',
    resize: 'vertical',
  },
  '&[data-small] > iframe': { blockSize: 160 },
})

/** A story that moves the focus, as a form does to what is wrong, would scroll the page around its frame to it. */
export function stayInPlace({ defaultView }: Document): void {
  const shown = defaultView?.HTMLElement.prototype
  if (!shown) return
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the element below
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
    const height = measureFittingHeight(shown)
    if (height !== null) frame.style.blockSize = `${height}px`
  }).observe(shown.body)
}

/** What the reader's toolbar says that is no matter of a brand: it holds in all frames. */
const shared = ['contrast', 'direction', 'textSize']

/** A frame's address. `look` are Storybook's globals. */
const getSource = (
  story: string,
  { id, mode }: ShownBrand,
  appearance: Readonly<Record<string, string | undefined>>,
) => {
  const said = shared.flatMap((name) =>
    appearance[name] === undefined ? [] : [`${name}:${appearance[name]}`],
  )
  return `iframe.html?id=${story}&viewMode=story&globals=${[`brand:${id}`, `mode:${mode}`, ...said].join(';')}`
}

interface StoryFrameProps {
  story: string
  brand: ShownBrand
  appearance?: Readonly<Record<string, string | undefined>>
  /** Title of the frame, for assistive technology. */
  title: string
  caption?: ReactNode
  /** Begins low: most stories are. */
  small?: boolean
  /** Width in px, as a phone has. */
  width?: number | undefined
}

/**
 * A story in a document of its own. A theme is a sheet of the whole document, and what is not in sight yet is not
 * loaded.
 */
export const StoryFrame = ({
  story,
  brand,
  appearance = {},
  title,
  caption,
  small,
  width,
}: StoryFrameProps) => (
  <Figure data-small={small ? '' : undefined}>
    {caption !== undefined && <figcaption>{caption}</figcaption>}
    <iframe
      title={title}
      loading="lazy"
      onLoad={settle}
      style={{ background: brand.ground, maxInlineSize: width }}
      src={getSource(story, brand, appearance)}
    />
  </Figure>
)

interface BrandFramesProps {
  story: string
  brands: readonly ShownBrand[]
  appearance?: Readonly<Record<string, string | undefined>>
}

/** One story in each brand, in the brand's own mode. */
export const BrandFrames = ({ story, brands, appearance = {} }: BrandFramesProps) => (
  <List data-frames="brands">
    {brands.map((brand) => (
      <StoryFrame
        key={brand.id}
        story={story}
        brand={brand}
        appearance={appearance}
        title={`${brand.name}, ${brand.mode.toLowerCase()}`}
        caption={brand.name}
      />
    ))}
  </List>
)
