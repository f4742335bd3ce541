import { Breadcrumbs } from '@foyer/design-system/navigation/breadcrumbs'
import { useStores, useText } from '../context/hooks.ts'
import { getHomeCrumb, type Crumb } from './crumbs.ts'

/**
 * Where a page stands, over its heading: what its structured data say to machines, by the same names.
 * @param crumbs without the home page, the page itself last
 */
export function PageBreadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const stores = useStores()
  const { t } = useText()
  return (
    <Breadcrumbs
      label={t('shared.breadcrumbs.label')}
      items={[getHomeCrumb(stores), ...crumbs].map(({ name, path }) => ({ label: name, href: path }))}
    />
  )
}
