import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { memo, Suspense } from 'react'

const Tree = lazyWithRetry(async () => (await import('./RichTextTree.tsx')).RichTextTree)

/**
 * A rich text of the content system. The server has drawn it; what reads it comes after the page's own script, and only to
 * pages that have one. Its links work meanwhile, as links do.
 */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return (
    // Kept as it is while others change: rendered again before its script is there, it would be gone until it is.
    <Suspense fallback={null}>
      <Tree html={html} />
    </Suspense>
  )
})
