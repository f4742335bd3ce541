import type { Grid as ContentGridData, PlainRow } from '@foyer/contract/omnia/grid'
import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Grid, GridColumn } from '@foyer/design-system/foundations/grid'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { media } from '@foyer/design-system/foundations/media'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { Suspense, useEffect } from 'react'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { GridElement, isKnownElement, type PageElement } from './GridElement.tsx'

/** Most pages have no tabs. */
const TabLayout = lazyWithRetry(
  async () => (await import('@foyer/design-system/navigation/tab-layout')).TabLayout,
)

const Rows = styled('div', { name: 'FoyerContentGrid', slot: 'Root' })({
  display: 'grid',
  gap: 56,
  [media.below.sm]: { gap: 40 },
})

/** Buttons that follow each other share a line; on a phone they stand one under the other. */
const Buttons = styled('div', { name: 'FoyerContentGrid', slot: 'Buttons' })({
  display: 'grid',
  gap: 12,
  [media.up.sm]: {
    display: 'flex',
    flexWrap: 'wrap',
    '&[data-alignment=Center]': { justifyContent: 'center' },
    '&[data-alignment=Right]': { justifyContent: 'flex-end' },
  },
})

/** The rows of a content page: columns of elements, or a tab bar with a grid each. */
export function ContentGrid({ grid }: { grid: ContentGridData }) {
  const { t } = useText()
  return (
    <Rows data-slot="content-grid">
      {grid.rows.map((row) =>
        row.name === 'tabLayout' ? (
          <Suspense key={row.id} fallback={null}>
            <TabLayout
              label={t('browsing.content.tabs')}
              tabs={row.columns
                .flatMap(({ elements }) => elements)
                .map(({ id, name, grid: inner }) => ({
                  id,
                  label: name,
                  panel: <ContentGrid grid={inner} />,
                }))}
            />
          </Suspense>
        ) : (
          <ContentRow key={row.id} row={row} />
        ),
      )}
    </Rows>
  )
}

function ContentRow({ row }: { row: PlainRow }) {
  const { unknownElements } = useStore(getContentStores)
  const elements = row.columns.flatMap((column) => column.elements)
  useEffect(() => {
    for (const { type } of elements) if (!isKnownElement(type)) unknownElements.report(type)
  }, [elements, unknownElements])
  if (!elements.some(({ type }) => isKnownElement(type))) return null
  return (
    <Grid>
      {row.columns.map((column, index) => (
        // Columns have no name of their own, and never change their order.
        <GridColumn key={index} size={column.size}>
          {groupButtons(column.elements).map((group) => {
            const shown = group.map((element) => <Element key={element.id} element={element} />)
            const [first] = group
            return first?.type === 'button' && group.length > 1 ? (
              <Buttons key={first.id} data-slot="buttons" data-alignment={first.alignment}>
                {shown}
              </Buttons>
            ) : (
              shown
            )
          })}
        </GridColumn>
      ))}
    </Grid>
  )
}

/** The elements that can be shown, and together the buttons that follow each other on the same side. */
function groupButtons(elements: readonly PageElement[]): PageElement[][] {
  const groups: PageElement[][] = []
  for (const element of elements) {
    if (!isKnownElement(element.type)) continue
    const group = groups.at(-1)
    const before = group?.[0]
    const joins =
      element.type === 'button' && before?.type === 'button' && element.alignment === before.alignment
    if (group && joins) group.push(element)
    else groups.push([element])
  }
  return groups
}

/** Keeps the place of a form, whose fields are fetched when the first is shown; nothing else waits in the browser. */
function Waiting({ element }: { element: PageElement }) {
  const { t } = useText()
  if (element.type !== 'form') return null
  const { fieldsets } = element.form.pages[0] ?? { fieldsets: [] }
  const count = fieldsets.reduce((sum, { columns }) => sum + columns.length, 0)
  return <FormSkeleton label={t('shared.state.loading')} count={count} />
}

/**
 * An element that breaks says so in its place and leaves the page alone: in the browser by its boundary, on the server
 * by being left to the browser.
 */
function Element({ element }: { element: PageElement }) {
  const { t } = useText()
  const { logger } = useStores().core.platform
  return (
    <Suspense fallback={<Waiting element={element} />}>
      <ErrorBoundary
        resetKey={element.id}
        onError={(error) => logger.error(error.message)}
        fallback={(_error, reset) => (
          <FailureState
            headingLevel={3}
            title={t('shared.error.component')}
            text={t('shared.error.componentText')}
            retryLabel={t('shared.action.tryAgain')}
            onRetry={reset}
          />
        )}
      >
        <GridElement element={element} />
      </ErrorBoundary>
    </Suspense>
  )
}
