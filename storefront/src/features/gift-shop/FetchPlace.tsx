import { SelectField } from '@foyer/design-system/forms/select-field'
import { Icon } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { useGiftSite } from './use-gift-site.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 16,
  '& > p': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--foyer-text-muted)' },
  '& > div': { flex: '0 1 300px' },
})

/** Where things are fetched, and another cinema for it. Nothing before the cinemas have loaded. */
export const FetchPlace = observer(function FetchPlace() {
  const { sites } = useStores()
  const basket = useStore(getGiftBasket)
  const { t, text } = useText()
  const site = useGiftSite()
  if (!site) return null
  return (
    <Row>
      <p>
        <Icon name="shop" size={20} />
        {t('gift-shop.fetch.at', { site: text(site.name) })}
      </p>
      {sites.list.length > 1 && (
        <SelectField
          name="fetch-site"
          label={t('gift-shop.fetch.other')}
          value={site.id}
          options={sites.list.map(({ id, name }) => ({ value: id, label: text(name) }))}
          onChange={(id) => basket.chooseSite(id)}
        />
      )}
    </Row>
  )
})
