import { Button } from '@foyer/design-system/actions/button'
import { useStores, useText } from '../context/hooks.ts'

/** The way to tickets whose address is lost; nothing where the ordering server cannot find an order. */
export function FindOrderLink() {
  const { core, routes } = useStores()
  const { t } = useText()
  if (!core.pageData.initialData.findsOrders) return null
  return (
    <Button variant="secondary" href={routes.page('FindOrder')}>
      {t('transaction.find.title')}
    </Button>
  )
}
