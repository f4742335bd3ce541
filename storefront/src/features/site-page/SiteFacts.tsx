import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { DescriptionList } from '@foyer/design-system/description-list'
import { DetailBlock } from '@foyer/design-system/detail-block'
import { Link } from '@foyer/design-system/link'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { dayRuns } from './opening-hours.ts'
import { dateOn, type Weekday } from './weekdays.ts'

const Facts = styled('div', { name: 'FoyerSiteFacts', slot: 'Root' })({
  display: 'grid',
  gap: 28,
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none', color: 'var(--text)' },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t1)' },
  '& dl + p': { marginBlockStart: 10 },
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
  const facilities = details?.facilities ?? []
  return (
    <Facts>
      <DetailBlock headingLevel={2} icon="pin" title={t('sites.page.address')}>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{texts.foreign(line ?? '')}</div>
        ))}
      </DetailBlock>
      {(phoneNumbers.length > 0 || email !== null) && (
        <DetailBlock headingLevel={2} icon="mail" title={t('sites.page.contact')}>
          {phoneNumbers.map(({ number }) => (
            <div key={number}>
              <Link href={`tel:${number.replace(/[^\d+]/g, '')}`}>{texts.foreign(number)}</Link>
            </div>
          ))}
          {email !== null && <Link href={`mailto:${email}`}>{texts.foreign(email)}</Link>}
        </DetailBlock>
      )}
      {details && details.openingHours.length > 0 && (
        <DetailBlock headingLevel={2} icon="clock" title={t('sites.page.opening')}>
          <DescriptionList
            items={details.openingHours.map(({ days, opens, closes }) => ({
              term: daysOf(days),
              details: [t('sites.page.hours', { opens, closes })],
            }))}
          />
          {details.openingNote !== null && (
            <p {...language}>
              <small>{details.openingNote}</small>
            </p>
          )}
        </DetailBlock>
      )}
      {(facilities.length > 0 || site.facilitiesNote) && (
        <DetailBlock headingLevel={2} icon="info" title={t('sites.page.facilities')}>
          {facilities.length > 0 ? (
            <ul>
              {facilities.map(({ id, name, description }) => (
                <li key={id} {...language}>
                  {name}
                  {description !== null && <small>{description}</small>}
                </li>
              ))}
            </ul>
          ) : (
            text(site.facilitiesNote)
          )}
        </DetailBlock>
      )}
    </Facts>
  )
})
