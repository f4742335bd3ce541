import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { Link } from '@foyer/design-system/link'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { dayRuns } from './opening-hours.ts'
import { dateOn, type Weekday } from './weekdays.ts'

const Facts = styled('dl', { name: 'FoyerSiteFacts', slot: 'Root' })({
  display: 'grid',
  gap: 24,
  margin: 0,
  '& dt': { fontWeight: 650, marginBlockEnd: 4 },
  '& dd': { margin: 0 },
  '& dd small': { display: 'block', color: 'var(--muted)' },
})

export interface SiteFactsProps {
  site: Site
  /** What an editor wrote; absent while it is under way or nobody has. */
  details: CinemaDetails | null | undefined
  /** Attributes of what the editor wrote, where that is in another language than the page. */
  language: { lang?: string; dir?: 'ltr' | 'rtl' }
}

/** Where a cinema is, how to reach it, when its doors open and what it has. */
export const SiteFacts = observer(function SiteFacts({ site, details, language }: SiteFactsProps) {
  const { formats, texts } = useStores()
  const { t, text, list } = useText()
  const { address, phoneNumbers, email } = site.contactDetails
  const lines = [address.line1, address.line2, address.city, address.administrativeArea, address.postalCode]
  const weekday = (day: Weekday) => formats.dayLabel(dateOn(day)).weekday
  const daysOf = (days: readonly Weekday[]) =>
    list(
      dayRuns([...days]).map(({ first, last }) =>
        first === last
          ? weekday(first)
          : t('sites.page.days', { first: weekday(first), last: weekday(last) }),
      ),
    )
  return (
    <Facts>
      <div>
        <dt>{t('sites.page.address')}</dt>
        {lines.filter(Boolean).map((line) => (
          <dd key={line}>{texts.foreign(line ?? '')}</dd>
        ))}
      </div>
      {(phoneNumbers.length > 0 || email !== null) && (
        <div>
          <dt>{t('sites.page.contact')}</dt>
          {phoneNumbers.map(({ number }) => (
            <dd key={number}>
              <Link href={`tel:${number.replace(/[^\d+]/g, '')}`}>{texts.foreign(number)}</Link>
            </dd>
          ))}
          {email !== null && (
            <dd>
              <Link href={`mailto:${email}`}>{texts.foreign(email)}</Link>
            </dd>
          )}
        </div>
      )}
      {details && details.openingHours.length > 0 && (
        <div>
          <dt>{t('sites.page.opening')}</dt>
          {details.openingHours.map(({ days, opens, closes }) => (
            <dd key={days.join(' ')}>{`${daysOf(days)}: ${t('sites.page.hours', { opens, closes })}`}</dd>
          ))}
          {details.openingNote !== null && (
            <dd {...language}>
              <small>{details.openingNote}</small>
            </dd>
          )}
        </div>
      )}
      {(details?.facilities.length ?? 0) > 0 ? (
        <div>
          <dt>{t('sites.page.facilities')}</dt>
          {details?.facilities.map(({ id, name, description }) => (
            <dd key={id} {...language}>
              {name}
              {description !== null && <small>{description}</small>}
            </dd>
          ))}
        </div>
      ) : (
        site.facilitiesNote && (
          <div>
            <dt>{t('sites.page.facilities')}</dt>
            <dd>{text(site.facilitiesNote)}</dd>
          </div>
        )
      )}
    </Facts>
  )
})
