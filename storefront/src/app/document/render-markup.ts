import { Writable } from 'node:stream'
import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { styleIdsAttribute } from '../../context/page-state.ts'

/** Renders to the end, everything that suspends included; a broken shell rejects. */
export function renderMarkup(element: ReactNode, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      ...(nonce === undefined ? {} : { nonce: { script: nonce, style: nonce } }),
      // Nothing is sent piecewise: a part that a script would put in its place later stands there from the start.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        pipe(sink)
      },
      onShellError: reject,
    })
  })
}

/**
 * Vendor prefixes that Emotion writes although no supported browser needs them: a fifth of a page's rules. The prefixed
 * properties of line clamping have no other spelling and stay.
 */
const oldSpellings = new RegExp(
  [
    'display:-webkit-(?:inline-)?box;display:-webkit-(?:inline-)?flex;display:-ms-(?:inline-)?flexbox;',
    '(?<=[{;])-ms-[\\w-]+:[^;{}]*;',
    '(?<=[{;])-moz-(?:animation|appearance|transform|transition|translate|user-select)[\\w-]*:[^;{}]*;',
    '(?<=[{;])-webkit-(?:box-(?:align|flex|pack|ordinal)|flex|align|justify|order|margin|padding)[\\w-]*:[^;{}]*;',
    '(?<=[{;])-webkit-(?:animation|transform|transition|translate)[\\w-]*:[^;{}]*;',
  ].join('|'),
  'g',
)

const extractStyles = (cache: EmotionCache, markup: string) =>
  createEmotionServer(cache)
    .extractCriticalToChunks(markup)
    .styles.map(({ ids, css }) => ({ ids, css: css.replace(oldSpellings, '') }))

/** The rules that the markup uses, for a page that no script takes over. */
export const getCriticalCss = (cache: EmotionCache, markup: string): string[] =>
  extractStyles(cache, markup).map(({ css }) => css)

/**
 * The rules that the markup uses, each style element with the nonce and the ids of its rules. Emotion's own attribute
 * would make Emotion move the elements at start, and the browser recompute every style of the page.
 */
export function getCriticalStyles(cache: EmotionCache, markup: string, nonce: string): string {
  return extractStyles(cache, markup)
    .map(({ ids, css }) => `<style nonce="${nonce}" ${styleIdsAttribute}="${ids.join(' ')}">${css}</style>`)
    .join('')
}
