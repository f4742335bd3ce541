import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react'
import { useInsertionEffect } from 'react'

interface StaticStylesProps {
  /** Names the rules in the page: letters and dashes. */
  readonly id: string
  /** Rules as a browser reads them, prefixes included; logical properties only, as nothing mirrors them. */
  readonly css: string
}

/**
 * Rules of style that no property, theme or direction changes, put in force once and as they are: for parts with so many
 * that putting them together would take longer than drawing them. They go the way of `styled`'s own: in its sheet, with its
 * nonce, and with the page of a server that collects its rules (`extractCriticalToChunks`). Stands before what it dresses: classes of `styled`, a theme's overrides
 * among them, then come after it and weigh more.
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

/** In a browser, unless the page has brought them. */
function insert(cache: EmotionCache, id: string, rule: string): void {
  if (cache.inserted[id] !== undefined) return
  cache.inserted[id] = true
  cache.sheet.insert(rule)
}

function register(cache: EmotionCache, id: string, rule: string): void {
  cache.inserted[id] ??= rule
}
