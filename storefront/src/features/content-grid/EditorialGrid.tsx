import type { PageType } from '@foyer/contract/omnia/pages'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { usePage, useStores } from '../../context/hooks.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { useItsLanguage } from '../../content/use-its-language.ts'
import { findCmsPage } from '../../content/cms-page.ts'

/** Only a page that somebody has written something for fetches what shows it. */
const ContentGrid = lazyWithRetry(async () => (await import('./ContentGrid.tsx')).ContentGrid)

/**
 * What an editor adds to a page that the site makes itself. The server writes it; its script comes after the page's own,
 * and until then the server's markup stands. What did not come is left out, what breaks says so in its place.
 */
export const EditorialGrid = observer(function EditorialGrid({ alias }: { alias: PageType }) {
  const stores = useStores()
  const { url } = usePage()
  const page = findCmsPage(stores, url.pathname, alias)
  const grid = page?.components.grid
  const language = useItsLanguage(page?.writtenIn)
  if (!page || !grid || grid.rows.length === 0) return null
  return (
    <BlockBoundary resetKey={url.pathname}>
      <Section {...language}>
        <Suspense fallback={null}>
          <ContentGrid key={url.pathname} grid={grid} />
        </Suspense>
      </Section>
    </BlockBoundary>
  )
})
