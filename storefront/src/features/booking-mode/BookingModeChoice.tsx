import { Button } from '@foyer/design-system/actions/button'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import type { BookingMode } from '@foyer/contract/wire/enumerations'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getShownAmount } from '../../domain/shown-prices.ts'
import { hasBookingFee } from '../../order/booking/booked-areas.ts'
import { getBookingModes, getCutoff, isPaidAtCinema } from '../../order/booking/booking-modes.ts'
import { HeldOrderAlert } from '../../order/HeldOrderAlert.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { ShowtimeSummary } from '../../order/summary/ShowtimeSummary.tsx'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'

/** The ways to book a showtime with their consequences. What is chosen is kept in the basket. */
export const BookingModeChoice = observer(function BookingModeChoice({ detail }: { detail: ShowtimeDetail }) {
  const { configuration, memberOpenings, routes, today } = useStores()
  const { basket, sales } = useStore(getOrderStores)
  const { t } = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const { showtime, site } = detail
  const { tickets } = configuration.value
  const key = { id: showtime.id, siteId: site.id }
  const cutoff = getCutoff(detail, tickets.unpaidBookings)
  const isPastCutoff = Date.parse(cutoff) <= today.now
  const at = { time: formats.time(cutoff), date: formats.date(cutoff, 'ddd D MMM') }
  const isClosed = (mode: BookingMode) => isPaidAtCinema(mode) && isPastCutoff
  const modes = getBookingModes(detail, tickets.unpaidBookings, today.now, memberOpenings.heldRewards)
  const open = modes.filter((mode) => !isClosed(mode))
  const { bookingMode } = basket.of(showtime.id)
  const chosen = open.includes(bookingMode) ? bookingMode : open[0]
  const fees = sales
    .areas(showtime.id)
    .flatMap((area) => area.tickets.map(({ price }) => getShownAmount(price.bookingFee, configuration.modes)))
  const highestFee = Math.max(0, ...fees)

  function describe(mode: BookingMode): string {
    if (isClosed(mode)) return t('tickets.booking.closed', at)
    const fee =
      highestFee === 0
        ? ''
        : hasBookingFee(mode, tickets)
          ? t('tickets.booking.fee', { fee: formats.money(highestFee) })
          : t('tickets.booking.withoutFee')
    return [t(`tickets.booking.${mode}.note`, at), fee].filter(Boolean).join(' ')
  }

  async function confirm() {
    if (chosen !== undefined) basket.chooseBookingMode(key, chosen)
    await navigate(routes.firstChoice(showtime))
  }

  return (
    <PageContainer>
      <OrderProgress current="booking" showtimeId={showtime.id} withSeats={showtime.isAllocatedSeating} />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={t('tickets.booking.title')} intro={t('tickets.booking.intro')} />
            <HeldOrderAlert showtimeId={showtime.id} />
            <RadioGroup
              layout="boxes"
              name="booking-mode"
              label={t('tickets.booking.title')}
              hideLabel
              value={chosen ?? ''}
              onChange={(value) => {
                const mode = open.find((each) => each === value)
                if (mode !== undefined) basket.chooseBookingMode(key, mode)
              }}
              options={modes.map((mode) => ({
                value: mode,
                label: t(`tickets.booking.${mode}`),
                note: describe(mode),
                disabled: isClosed(mode),
              }))}
            />
          </StepBody>
        }
        summary={
          <ShowtimeSummary
            detail={detail}
            count={0}
            total={0}
            groups={[]}
            action={
              <Button fullWidth disabled={chosen === undefined} onClick={() => void confirm()}>
                {t('tickets.continue')}
              </Button>
            }
          />
        }
      />
    </PageContainer>
  )
})
