import type { Order, OrderPayment } from '@foyer/contract/wire/orders'
import { SplitRangeInput } from '@foyer/design-system/order/payment-split'
import { useEffect, useState, type ReactElement } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { findWorth, getUnitStep, toAmount } from '../../domain/balance-worth.ts'
import { formatUnits, useBalanceName } from '../../order/payments/balance-name.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { isPoints } from './is-points.ts'
import { findRefusal, type RefusalMessage } from './gift-card-refusals.ts'

/** Milliseconds without another key or drag after which a slider's value is sent. */
const settlesAfter = 400

/** What the payment step shows of a member's points. */
export interface PointsPart {
  /** The points that can be put on the order: null if none can, or some are on it. */
  readonly offer: { readonly label: string; readonly isBusy: boolean; readonly add: () => void } | null
  /** The points of the order in words: "640 of 1,840 points". */
  readonly formatLabel: (part: OrderPayment) => string
  /** More or fewer of them; undefined where the most is not known. */
  readonly getControl: (part: OrderPayment, disabled: boolean) => ReactElement | undefined
  /** Null unless the last change was refused. */
  readonly refusal: RefusalMessage | null
}

/** The part of an order that its member pays with points. */
export function usePointsPart(order: Order): PointsPart {
  const { configuration, texts } = useStores()
  const { memberBalance } = useStore(getOrderStores).payments
  const { t } = useText()
  const formats = useFormats()
  const nameBalance = useBalanceName()
  /** Units where the slider was let go, until the server has them. */
  const [wanted, setWanted] = useState<number | null>(null)
  /** Units while the slider is drawn. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const { maximum, state } = memberBalance
  const isBusy = state.kind === 'setting'
  const { decimals } = configuration.value.shared.localisation.currency
  const worth = maximum && findWorth(maximum)
  const most = maximum?.payment.maximumUnits ?? 0
  const name = nameBalance(maximum?.relatedData?.balanceType.name)
  const count = (units: number) => formatUnits(units, texts.languageTag)

  useEffect(() => {
    if (wanted === null || isBusy || !worth || !maximum) return
    const timer = setTimeout(() => {
      const amount =
        wanted === most ? maximum.payment.maximumValue.valueIncludingTax : toAmount(wanted, worth, decimals)
      void memberBalance.set(amount).then(() => {
        setDrawn(null)
        setWanted((latest) => (latest === wanted ? null : latest))
      })
    }, settlesAfter)
    return () => clearTimeout(timer)
  }, [wanted, isBusy, worth, maximum, most, decimals, memberBalance])

  return {
    offer:
      most > 0 && !order.payments.some((part) => isPoints(part) && part.status !== 'Declined')
        ? {
            label: t('transaction.points.pay', {
              name,
              amount: formats.money(maximum?.payment.maximumValue.valueIncludingTax ?? 0),
            }),
            isBusy,
            add: () => void memberBalance.set(null),
          }
        : null,
    formatLabel: ({ units }) => {
      const shown = drawn ?? wanted ?? units ?? 0
      return maximum
        ? t('transaction.points.some', {
            units: count(shown),
            available: count(maximum.payment.availableUnits),
            name,
          })
        : t('transaction.payer.units', { units: count(shown), name })
    },
    getControl: (part, disabled) => {
      if (!worth || part.status !== 'NotStarted' || most === 0) return undefined
      const step = getUnitStep(most, worth, decimals)
      const value = Math.min(most, drawn ?? wanted ?? part.units ?? 0)
      const range = {
        label: t('transaction.points.slider', { name }),
        min: Math.min(step, most),
        max: most,
        step,
        value,
        valueText: t('transaction.points.value', {
          units: count(value),
          name,
          amount: formats.money(toAmount(value, worth, decimals)),
        }),
        note: t('transaction.points.upTo', { units: count(most) }),
        onChange: setDrawn,
        onCommit: setWanted,
      }
      return <SplitRangeInput range={range} disabled={disabled} />
    },
    refusal: state.kind === 'refused' ? findRefusal(state.condition, 'points') : null,
  }
}
