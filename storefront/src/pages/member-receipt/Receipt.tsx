import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { useFormats, useText } from '../../context/hooks.ts'
import { getCardEnding } from '../../domain/card-ending.ts'
import { getOrderLines } from '../../domain/order-lines.ts'
import { describeVisit, isRefunded } from '../../features/member-history/describe-visit.ts'

const Root = styled('article', { name: 'FoyerMemberReceipt', slot: 'Root' })({
  '& > h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& > p': { marginBlockStart: 4, color: 'var(--foyer-text-muted)' },
  '& table': { inlineSize: '100%', marginBlockStart: 24, borderCollapse: 'collapse' },
  '& :is(td, th)': {
    paddingBlock: 10,
    borderBlockStart: '1px solid var(--foyer-border)',
    fontWeight: 400,
    textAlign: 'start',
  },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot tr:first-of-type :is(td, th)': { fontWeight: 650 },
  [media.print]: {
    '& > p': { color: 'inherit' },
    '& :is(td, th)': { borderColor: '#999' },
  },
})

interface Line {
  readonly name: string
  readonly amount: number
}

/** What an order cost: lines, sum with the tax in it, how it was paid, by whom it was sold and when. */
export function Receipt({ response }: { response: CompletedOrderResponse }) {
  const texts = useText()
  const { t, text } = texts
  const formats = useFormats()
  const { order, relatedData } = response
  const { title, when, where, seats } = describeVisit(response, texts, formats)
  const address = relatedData.sites.find(({ id }) => id === order.siteId)?.contactDetails.address
  const lines = listLines(response, text, t)
  const total = order.totalPrice
  const sold = order.completedAt
  return (
    <Root>
      <h3>{title}</h3>
      {when !== null && order.showtimes.length > 0 && <p>{when}</p>}
      {[where, seats, [address?.line1, address?.city].filter(Boolean).join(', ')]
        .filter(Boolean)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {order.transaction && <p>{t('member.receipt.number', { number: order.transaction.number })}</p>}
      {sold !== '' && <p>{t('member.receipt.soldOn', { day: formats.date(sold, 'D MMMM YYYY') })}</p>}
      {isRefunded(response) && (
        <p>{t('member.bookings.refunded', { amount: formats.money(total.valueIncludingTax) })}</p>
      )}
      <table>
        <tbody>
          {lines.map(({ name, amount }, place) => (
            // Two may be alike, and none changes its place.
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>
                <bdi>{formats.money(amount)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('member.receipt.total')}</th>
            <td>
              <bdi>{formats.money(total.valueIncludingTax)}</bdi>
            </td>
          </tr>
          <tr>
            <th scope="row">{t('member.receipt.tax')}</th>
            <td>
              <bdi>{formats.money(total.tax)}</bdi>
            </td>
          </tr>
          {order.paymentSummary.map(({ type, maskedDetail, value }, place) => {
            const kind = t(`member.transactions.payment.${type}`)
            const ending = getCardEnding(maskedDetail)
            return (
              <tr key={place}>
                <th scope="row">
                  {ending === null ? kind : t('member.transactions.masked', { kind, ending })}
                </th>
                <td>
                  <bdi>{formats.money(value.valueIncludingTax)}</bdi>
                </td>
              </tr>
            )
          })}
        </tfoot>
      </table>
    </Root>
  )
}

/** In ten-thousandths: no currency has more decimals. */
const wholes = 10_000

/** Tickets, goods and fees; what no line says is the last one, so that the lines add up. */
function listLines(
  response: CompletedOrderResponse,
  text: ReturnType<typeof useText>['text'],
  t: ReturnType<typeof useText>['t'],
): Line[] {
  const { order, relatedData } = response
  const withCount = (name: string, count: number) =>
    count > 1 ? t('member.bookings.pieces', { name, count }) : name
  const lines: Line[] = [
    ...getOrderLines(response, text).map(({ name, quantity, price }) => ({
      name: withCount(name, quantity),
      amount: price.valueIncludingTax,
    })),
    ...order.items.map(({ itemId, quantity = 1, price }) => ({
      name: withCount(text(relatedData.items?.find(({ id }) => id === itemId)?.name), quantity),
      amount: price?.valueIncludingTax ?? 0,
    })),
  ]
  const fee = order.booking?.totalBookingFee.valueIncludingTax ?? 0
  if (fee !== 0) lines.push({ name: t('member.receipt.bookingFee'), amount: fee })
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  const rest = Math.round((order.totalPrice.valueIncludingTax - sum) * wholes) / wholes
  if (rest !== 0) lines.push({ name: t('member.receipt.rest'), amount: rest })
  return lines
}
