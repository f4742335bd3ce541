import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

interface StaticStylesProps {
  /** Names the rules in the page: letters and dashes. */
  readonly id: string
  /** Rules as a browser reads them, prefixes included; logical properties only, as nothing mirrors them. */
  readonly css: string
}

/**
 * Static style rules that no property, theme or direction changes: for components with so many elements that composing
 * the styles would take longer than drawing. They use `styled`'s sheet, nonce and server extraction
 * (`extractCriticalToChunks`). Render it before the elements it styles: classes of `styled`, including a theme's
 * overrides, then come after it and take precedence. Our own: it renders a style sheet only.
 */
export function StaticStyles({ id, css }: StaticStylesProps) {
  // Null on a server that has made none.
  const cache = __unsafe_useEmotionCache()
  // One rule around all: a browser reads them at one go.
  const rule = `@media all{${css}}`
  useInsertionEffect(() => {
    if (cache) insert(cache, id, rule)
  }, [cache, id, rule])
  // A server collects a page's rules from the cache.
  if (typeof document === 'undefined' && cache) register(cache, id, rule)
  return null
}

/** In a browser, unless the page already contains them. */
function insert(cache: EmotionCache, id: string, rule: string): void {
  if (cache.inserted[id] !== undefined) return
  cache.inserted[id] = true
  cache.sheet.insert(rule)
}

function register(cache: EmotionCache, id: string, rule: string): void {
  cache.inserted[id] ??= rule
}
