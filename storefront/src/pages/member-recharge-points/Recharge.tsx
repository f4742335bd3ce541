import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { PointsChooser } from '@foyer/design-system/members/points-chooser'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import type { PointsOffer } from '../../domain/points-offers.ts'
import { getShownAmount } from '../../domain/shown-prices.ts'
import { useStanding } from '../../member/points/use-standing.ts'
import { useUnits } from '../../member/points/use-units.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { AfterThat } from './AfterThat.tsx'
import { useGains } from './use-gains.ts'

const Columns = styled('div', { name: 'FoyerMemberRecharge', slot: 'Columns' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 384px',
  columnGap: 72,
  rowGap: 40,
  alignItems: 'start',
  '& > div > p': { marginBlockEnd: 28, color: 'var(--foyer-text-muted)' },
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Which points, and where the member stands after them; on to the gift shop's order. */
export const Recharge = observer(function Recharge({ offers }: { offers: readonly PointsOffer[] }) {
  const { configuration, routes } = useStores()
  const basket = useStore(getGiftBasket)
  const { t } = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const { standing } = useStanding()
  const { amount } = useUnits(standing?.balanceType)
  const describeGain = useGains(standing)
  const [wanted, setWanted] = useState('')
  // The first that leads somewhere, for a member who lacks points.
  const chosen =
    offers.find(({ sold }) => sold.id === wanted) ??
    offers.find(({ units }) => describeGain(units) !== undefined) ??
    offers[0]
  if (!chosen) return null
  const gains = offers.map(({ units }) => describeGain(units))
  const price = ({ sold }: PointsOffer) => formats.money(getShownAmount(sold.price, configuration.modes))

  const goOn = async () => {
    // Changed one's mind: what was put there from here before goes.
    for (const line of basket.lines)
      if (offers.some(({ sold }) => sold.id === line.itemId)) basket.setQuantity(line.id, 0)
    basket.addItem({ itemId: chosen.sold.id, quantity: 1, modifiers: [], comment: '' })
    await navigate(routes.giftShopBasket())
  }
  return (
    <Columns>
      <div>
        <p>{t('member.recharge.intro')}</p>
        <PointsChooser
          name="points"
          label={t('member.recharge.howMany')}
          value={chosen.sold.id}
          onChange={setWanted}
          options={offers.map((offer, place) => ({
            value: offer.sold.id,
            label: amount(offer.units),
            // What fewer bring as well is shown with those.
            note: gains[place] === gains[place - 1] ? undefined : gains[place],
            price: price(offer),
          }))}
        />
      </div>
      <AfterThat
        standing={standing}
        units={chosen.units}
        action={
          <Button fullWidth onClick={() => void goOn()}>
            {t('member.recharge.go', { price: price(chosen) })}
          </Button>
        }
      />
    </Columns>
  )
})
