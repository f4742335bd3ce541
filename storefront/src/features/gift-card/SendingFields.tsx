import { DayField } from '@foyer/design-system/forms/day-field'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { SelectField } from '@foyer/design-system/forms/select-field'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFormats, useText } from '../../context/hooks.ts'
import { listZones } from '../../domain/zoned-instant.ts'
import { getSendingDays } from './validate-gift-card.ts'
import { getZone } from './gift-card-draft.ts'
import type { GiftCardFields } from './gift-card-fields.ts'
import { GiftCardSection } from './GiftCardSection.tsx'

const Moment = styled('div')({
  display: 'grid',
  // The day in words stands below its field alone.
  alignItems: 'start',
  gap: 20,
  [media.up.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '20px 24px' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
})

const halfHoursOfDay = 48
const times = Array.from({ length: halfHoursOfDay }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

export interface SendingFieldsProps extends GiftCardFields {
  /** Epoch milliseconds. */
  now: number
}

/** When the mail is sent: immediately, or on a day, by the recipient's clock. */
export const SendingFields = observer(function SendingFields({ form, getError, now }: SendingFieldsProps) {
  const { t } = useText()
  const formats = useFormats()
  const { values, setValue } = form
  const zone = getZone(values)
  const [zones] = useState(() => listZones(zone))
  const [today, lastDay] = getSendingDays(now, zone)
  return (
    <GiftCardSection title={t('gift-shop.card.when.title')}>
      <RadioGroup
        label={t('gift-shop.card.when.title')}
        hideLabel
        name="when"
        layout="boxes"
        options={[
          { value: 'now', label: t('gift-shop.card.when.now') },
          { value: 'later', label: t('gift-shop.card.when.later') },
        ]}
        value={values.when}
        onChange={(value) => setValue('when', value === 'later' ? 'later' : 'now')}
      />
      {values.when === 'later' && (
        <Moment>
          <DayField
            name="day"
            label={t('gift-shop.card.when.day')}
            help={
              values.day === ''
                ? t('gift-shop.card.when.dayHelp')
                : formats.date(values.day, 'dddd D MMMM YYYY')
            }
            min={today}
            max={lastDay}
            value={values.day}
            onChange={(value) => setValue('day', value)}
            error={getError('day')}
            autoComplete="off"
            required
          />
          <SelectField
            name="time"
            label={t('gift-shop.card.when.time')}
            options={times.map((time) => ({ value: time, label: formats.time(`2000-01-01T${time}:00Z`) }))}
            value={values.time}
            onChange={(value) => setValue('time', value)}
          />
          <div data-wide="">
            <SelectField
              name="timeZone"
              label={t('gift-shop.card.when.zone')}
              help={t('gift-shop.card.when.zoneHelp')}
              options={zones.map((each) => ({ value: each, label: each.replaceAll('_', ' ') }))}
              value={zone}
              onChange={(value) => setValue('timeZone', value)}
            />
          </div>
        </Moment>
      )}
    </GiftCardSection>
  )
})
