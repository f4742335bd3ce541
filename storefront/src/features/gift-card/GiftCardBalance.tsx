import { Button } from '@foyer/design-system/actions/button'
import { DescriptionList } from '@foyer/design-system/foundations/description-list'
import { media } from '@foyer/design-system/foundations/media'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { styled } from '@foyer/design-system/foundations/styled'
import { GiftCardFace } from '@foyer/design-system/order/gift-card-face'
import type { GiftCardDetailsResponse } from '@foyer/contract/wire/codes'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getCardEnding } from '../../domain/card-ending.ts'
import type { GiftCardChoice } from '../../stores/gift-shop/gift-basket-content.ts'
import { BalanceForm } from './BalanceForm.tsx'
import { RefillForm } from './RefillForm.tsx'
import { useBalance } from './use-balance.ts'
import { useGiftCardTexts } from './use-gift-card-texts.ts'

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'clamp(32px, 7vw, 96px)',
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 32 },
  '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& [data-part=refill]': {
    display: 'grid',
    gap: 20,
    paddingBlockStart: 28,
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > h2': { fontSize: 'var(--foyer-text-lg)' },
    '& > p': { color: 'var(--foyer-text-muted)' },
  },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export interface GiftCardBalanceProps {
  options: GiftCardOptions
  /** A refill goes to the basket. */
  onRefill: (card: GiftCardChoice) => void
}

/** What is on a gift card: number and PIN, beside them the card with its balance. */
export const GiftCardBalance = observer(function GiftCardBalance({
  options,
  onRefill,
}: GiftCardBalanceProps) {
  const { configuration } = useStores()
  const { t } = useText()
  const { state, find } = useBalance()
  const { ticketRedemption } = configuration.value.tickets
  const type = ticketRedemption.codeTypes.find((each) => each.type === 'GiftCard')
  // Cards have a PIN unless the configuration says that they have none.
  const pinRule = type?.pin ?? (ticketRedemption.pin.isRequired ? 'Required' : 'Optional')
  return (
    <Layout>
      <div>
        <PageHeading
          title={t('gift-shop.balance.title')}
          intro={t(pinRule === 'None' ? 'gift-shop.balance.introNumber' : 'gift-shop.balance.intro')}
        />
        <BalanceForm pinRule={pinRule} state={state} onFind={find} />
      </div>
      {state.kind === 'found' ? (
        <FoundCard card={state.card} options={options} onRefill={onRefill} />
      ) : (
        <div>
          <GiftCardFace alt={t('gift-shop.balance.blank')} />
        </div>
      )}
    </Layout>
  )
})

interface FoundCardProps extends GiftCardBalanceProps {
  card: GiftCardDetailsResponse
}

const FoundCard = observer(function FoundCard({ card, options, onRefill }: FoundCardProps) {
  const { routes, configuration, today } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const { picture } = useGiftCardTexts(options)
  const { maskedCardNumber, expiresAt, availableBalance, refillId } = card
  const balance = formats.money(availableBalance.valueIncludingTax)
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= today.now
  const result = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    result.current?.focus()
  }, [card])
  const [face] = options.faces
  return (
    <div>
      <GiftCardFace picture={face && picture(face.id)} alt="" sum={balance} />
      <h2 ref={result} tabIndex={-1}>
        {t('gift-shop.balance.found', { amount: balance })}
      </h2>
      <DescriptionList
        items={[
          {
            term: t('gift-shop.balance.card'),
            details: [t('gift-shop.balance.ending', { digits: getCardEnding(maskedCardNumber) ?? '' })],
          },
          ...(expiresAt === null
            ? []
            : [
                {
                  term: t(isOver ? 'gift-shop.balance.wasGood' : 'gift-shop.balance.good'),
                  details: [formats.releaseDate(expiresAt)],
                },
              ]),
          {
            term: t('gift-shop.balance.where'),
            details: [t('gift-shop.balance.everywhere', { site: configuration.siteTitle })],
          },
        ]}
      />
      {!isOver && (
        <div data-part="ways">
          <Button variant="secondary" href={routes.films()}>
            {t('gift-shop.balance.use')}
          </Button>
        </div>
      )}
      {!isOver && refillId !== undefined && (
        <div data-part="refill">
          <h2>{t('gift-shop.balance.refill.title')}</h2>
          <p>{t('gift-shop.balance.refill.text')}</p>
          <RefillForm key={refillId} options={options} refillId={refillId} onRefill={onRefill} />
        </div>
      )}
    </div>
  )
})
