import type { ContrastLevel } from '@foyer/theme-tokens/contrast-levels'
import type { BrandTheme, ModeType } from '@foyer/theme-tokens/theme-model'
import { useCallback, useEffect, useRef, useState } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { adoptTheme } from '../../theme/index.ts'
import { holdHeroes } from './hold-heroes.ts'

const Root = styled('section', { name: 'FoyerThemeEditorPages', slot: 'Root' })({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 16,
  minBlockSize: 0,
  padding: 16,
  '& figure': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 8, minBlockSize: 0 },
  '& figcaption': { color: 'var(--foyer-text-muted)', fontWeight: 650 },
  '& [data-slot=window]': {
    position: 'relative',
    overflow: 'hidden',
    border: '1px solid var(--foyer-border)',
    borderRadius: 10,
    background: 'var(--foyer-background)',
  },
  '& iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    border: 0,
    transformOrigin: '0 0',
  },
  [media.below.lg]: { '&[data-width=wide]': { gridAutoFlow: 'row', gridAutoRows: 'minmax(0, 1fr)' } },
  [media.below.sm]: { gridAutoFlow: 'row', gridAutoRows: '70dvh', overflowY: 'auto' },
})

export interface PreviewPage {
  /** What the list of pages calls it. */
  label: string
  /** Address of our own origin. */
  href: string
}

export interface PagesProps {
  page: PreviewPage
  theme: BrandTheme
  level: ContrastLevel
  /** Width of the page in px. */
  width: number
}

/** One page of the shop in each mode of the theme, as visitors will have it: real pages, in another look. */
export function Pages({ page, theme, level, width }: PagesProps) {
  const modes = (Object.keys(theme.modes) as ModeType[]).toSorted((one) =>
    one === theme.defaultMode ? -1 : 1,
  )
  return (
    <Root data-pane="pages" aria-label="Pages" data-width={width < 600 ? 'narrow' : 'wide'}>
      {modes.map((mode) => (
        <figure key={mode}>
          <figcaption>
            {mode}
            {mode === theme.defaultMode && ', shown first'}
          </figcaption>
          <Page page={page} mode={mode} theme={theme} level={level} width={width} />
        </figure>
      ))}
    </Root>
  )
}

function Page({ page, mode, theme, level, width }: PagesProps & { mode: ModeType }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState<{ inline: number; block: number } | null>(null)
  const dress = useCallback(() => {
    const content = frame.current?.contentDocument
    if (!content?.body) return
    adoptTheme(theme, { page: content })
    const state = content.documentElement.dataset
    state['mode'] = mode.toLowerCase()
    state['contrast'] = level
  }, [theme, mode, level])
  useEffect(dress, [dress])
  const letGo = useRef<() => void>(undefined)
  useEffect(() => () => letGo.current?.(), [])
  const take = () => {
    dress()
    letGo.current?.()
    const content = frame.current?.contentDocument
    if (content) letGo.current = holdHeroes(content)
  }
  const measure = useCallback((node: HTMLDivElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(([entry]) => {
      // A pane that is not shown has no size; its page keeps the last one.
      const { width: inline, height: block } = entry?.contentRect ?? { width: 0, height: 0 }
      if (inline > 0) setSize({ inline, block })
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
    }
  }, [])
  const scale = size ? Math.min(1, size.inline / width) : 1
  return (
    <div data-slot="window" ref={measure}>
      {size && (
        <iframe
          ref={frame}
          title={`${page.label}, ${mode}`}
          src={page.href}
          onLoad={take}
          style={{
            inlineSize: Math.max(width, size.inline),
            blockSize: size.block / scale,
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  )
}
