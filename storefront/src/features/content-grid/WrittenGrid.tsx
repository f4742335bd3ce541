import type { PageType } from '@foyer/contract/omnia/pages'
import { lateComponent } from '@foyer/design-system/late-part'
import { Section } from '@foyer/design-system/layout'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { usePage, useStores } from '../../app/hooks.ts'
import { BlockBoundary } from '../failures/BlockBoundary.tsx'
import { useItsLanguage } from './use-its-language.ts'
import { writtenPage } from './written-page.ts'

/** Only a page that somebody has written something for fetches what shows it. */
const ContentGrid = lateComponent(async () => (await import('./ContentGrid.tsx')).ContentGrid)

/**
 * What an editor adds to a page that the site makes itself. The server writes it; its script comes after the page's own,
 * and until then the server's markup stands. What did not come is left out, what breaks says so in its place.
 */
export const WrittenGrid = observer(function WrittenGrid({ alias }: { alias: PageType }) {
  const stores = useStores()
  const { url } = usePage()
  const page = writtenPage(stores, url.pathname, alias)
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
