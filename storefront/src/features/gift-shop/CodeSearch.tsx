import { Alert } from '@foyer/design-system/feedback/alert'
import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { TextField } from '@foyer/design-system/forms/text-field'
import { ItemGrid } from '@foyer/design-system/order/item-card'
import { observer } from 'mobx-react-lite'
import { useState, type SyntheticEvent } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'
import { MenuCard } from '../../order/items/MenuCard.tsx'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey, toSellableKey } from '../../stores/items/items-store.ts'
import { useGiftSite } from './use-gift-site.ts'

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  maxInlineSize: 560,
  marginBlockEnd: 24,
  '& > :first-of-type': { flex: '1 1 240px' },
})

/** Longest code that is looked up. */
const longestCode = 60

/** A field for the code on a poster or a thing: what it stands for goes into the basket. */
export const CodeSearch = observer(function CodeSearch() {
  const items = useStore(getItemsStore)
  const basket = useStore(getGiftBasket)
  const { configuration, today } = useStores()
  const { t } = useText()
  const site = useGiftSite()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  if (!site) return null
  const key = code === null ? null : toSellableKey(site.id, code)
  const entry = key === null ? null : items.sellableItems.entry(key)
  const found = (entry?.value?.sellableItems ?? []).flatMap(({ itemId, title }): MenuEntry[] => {
    const sold = items.findSold(giftShopKey, itemId)
    return sold ? [{ itemId, title, sold: [sold] }] : []
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    if (!wanted || !site) return
    setCode(wanted)
    void items.sellableItems.ensure(toSellableKey(site.id, wanted))
  }
  return (
    <Section title={t('gift-shop.code.title')} note={t('gift-shop.code.text')}>
      <Form onSubmit={submit}>
        <TextField
          label={t('gift-shop.code.label')}
          name="code"
          value={typed}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {t('gift-shop.code.submit')}
        </Button>
      </Form>
      <div role="status">
        {entry?.error && !entry.value && (
          <Alert tone="error" title={t('gift-shop.failed.title')}>
            {t('gift-shop.failed.text')}
          </Alert>
        )}
        {entry?.value && found.length === 0 && (
          <Alert tone="info" title={t('gift-shop.code.unknown.title')}>
            {t('gift-shop.code.unknown.text')}
          </Alert>
        )}
      </div>
      {found.length > 0 && (
        <ItemGrid label={t('gift-shop.code.title')} columns={4}>
          {found.map((each) => (
            <MenuCard
              key={each.itemId}
              siteId={giftShopKey}
              entry={each}
              lines={basket.lines}
              maximumItems={configuration.value.giftShop.maximumAllowedItemsInAnOrder}
              offsetInMinutes={today.offsetInMinutes}
              priority={false}
              onOpen={() => undefined}
              onAdd={() => basket.addItem({ itemId: each.itemId, quantity: 1, modifiers: [], comment: '' })}
              onTake={(line) => basket.setQuantity(line.id, line.quantity - 1)}
            />
          ))}
        </ItemGrid>
      )}
    </Section>
  )
})
