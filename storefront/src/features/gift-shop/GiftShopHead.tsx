import { Button } from '@foyer/design-system/actions/button'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFan } from '@foyer/design-system/order/gift-card-fan'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getGiftCardOptions } from '../../domain/gift-shop.ts'
import type { MenuEntry } from '../../domain/item-menu.ts'

const Head = styled('div')({
  borderBlockEnd: '1px solid var(--foyer-border)',
  '[data-radius=FullRounded] &': { background: 'var(--foyer-surface)' },
  '& > div': { display: 'grid', gap: 32, alignItems: 'center', paddingBlock: '32px' },
  [media.up.md]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: 48 } },
  '& h1': { fontSize: 'clamp(2.25rem, 4.5vw, 3.5rem)', lineHeight: 1.08, textWrap: 'balance' },
  '& h1 + p': { marginBlockStart: 16, maxInlineSize: '46ch', color: 'var(--foyer-text-muted)' },
  '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 28 },
})

export interface GiftShopHeadProps {
  /** From which cards are made; null where none are sold, or before the shop has loaded. */
  readonly entry: MenuEntry | null
}

/** The head of the gift shop: what it is, and the two ways of cards. */
export const GiftShopHead = observer(function GiftShopHead({ entry }: GiftShopHeadProps) {
  const { routes } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const options = entry && getGiftCardOptions(entry)
  const [, second, ...others] = options?.amounts ?? []
  const sum = second ?? others[0] ?? options?.least
  return (
    <Head>
      <PageContainer>
        <div>
          <h1>{t('gift-shop.title')}</h1>
          <p>{t('gift-shop.intro')}</p>
          <div data-part="ways">
            <Button href={routes.giftCard()} icon="gift">
              {t('gift-shop.make')}
            </Button>
            <Button href={routes.giftCardBalance()} variant="secondary">
              {t('gift-shop.lookUp')}
            </Button>
          </div>
        </div>
        {options && options.faces.length > 1 && (
          <GiftCardFan
            cards={options.faces
              .slice(0, 3)
              .map(({ id }) => ({ id, picture: { url: routes.media('GiftCardFaceGraphic', id, {}) } }))}
            sum={sum === undefined ? undefined : formats.money(sum, { omitZeroDecimals: true })}
          />
        )}
      </PageContainer>
    </Head>
  )
})
