import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { DescriptionList } from '@foyer/design-system/foundations/description-list'
import { DetailBlock } from '@foyer/design-system/content/detail-block'
import { Section } from '@foyer/design-system/foundations/layout'
import { Link } from '@foyer/design-system/actions/link'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { RichText } from '../../content/RichText.tsx'
import { groupDayRuns } from './opening-hours.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { getDateOn, type Weekday } from './weekdays.ts'

const Introduction = styled('div', { name: 'FoyerSiteVisit', slot: 'Introduction' })({
  maxInlineSize: '68ch',
  marginBlockEnd: 36,
  '[data-heading=center] &': { marginInline: 'auto', textAlign: 'center' },
})

const Blocks = styled('div', { name: 'FoyerSiteVisit', slot: 'Blocks' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: '36px 48px',
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none', color: 'var(--foyer-text)' },
  '& small': { display: 'block', color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& dl + p': { marginBlockStart: 10 },
  // A row that is not full stands in the middle.
  '[data-heading=center] &': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    '& > *': { flex: '0 1 340px' },
  },
})

export interface SiteVisitProps {
  site: Site
  /** What an editor wrote; absent while it is under way or nobody has. */
  details: CinemaDetails | null | undefined
  /** Attributes of what the editor wrote, where that is in another language than the page. */
  language: { lang?: string; dir?: 'ltr' | 'rtl' }
}

/** What there is to know before a visit: what the cinema is, its hours, how to reach it and whom to ask. */
export const SiteVisit = observer(function SiteVisit({ site, details, language }: SiteVisitProps) {
  const { formats, texts } = useStores()
  const { t, text, list } = useText()
  const { phoneNumbers, email } = site.contactDetails
  const weekday = (day: Weekday) => formats.dayLabel(getDateOn(day)).weekday
  const formatDays = (days: readonly Weekday[]) =>
    list(
      groupDayRuns([...days]).map(({ first, last }) =>
        first === last
          ? weekday(first)
          : t('sites.page.days', { first: weekday(first), last: weekday(last) }),
      ),
    )
  const facilities = details?.facilities ?? []
  if (!details && !site.facilitiesNote && phoneNumbers.length === 0 && email === null) return null
  return (
    <Section title={t('sites.page.visit')}>
      {details && (
        <Introduction {...language}>
          <RichText html={details.introduction} />
        </Introduction>
      )}
      <Blocks>
        {details && details.openingHours.length > 0 && (
          <DetailBlock icon="clock" title={t('sites.page.opening')}>
            <DescriptionList
              items={details.openingHours.map(({ days, opens, closes }) => ({
                term: formatDays(days),
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
          <DetailBlock icon="info" title={t('sites.page.facilities')}>
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
        {details?.gettingHere && (
          <DetailBlock icon="pin" title={t('sites.page.gettingHere')}>
            <div {...language}>
              <RichText html={details.gettingHere} />
            </div>
          </DetailBlock>
        )}
        {details?.accessibility && (
          <DetailBlock icon="step-free" title={t('sites.page.accessibility')}>
            <div {...language}>
              <RichText html={details.accessibility} />
            </div>
          </DetailBlock>
        )}
        {(phoneNumbers.length > 0 || email !== null) && (
          <DetailBlock icon="mail" title={t('sites.page.contact')}>
            {phoneNumbers.map(({ number }) => (
              <div key={number}>
                <PhoneLink number={number} />
              </div>
            ))}
            {email !== null && <Link href={`mailto:${email}`}>{texts.foreign(email)}</Link>}
          </DetailBlock>
        )}
      </Blocks>
    </Section>
  )
})
