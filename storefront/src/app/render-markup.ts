import { Writable } from 'node:stream'
import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders to the end, everything that suspends included; a broken shell rejects. */
export function renderMarkup(element: ReactNode, nonce: string): Promise<string> {
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
      nonce: { script: nonce, style: nonce },
      onAllReady: () => {
        pipe(sink)
      },
      onShellError: reject,
    })
  })
}

/** The rules that the markup uses, each style element with the nonce. */
export function criticalStyles(cache: EmotionCache, markup: string): string {
  const emotion = createEmotionServer(cache)
  return emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(markup))
}
