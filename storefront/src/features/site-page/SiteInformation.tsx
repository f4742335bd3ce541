import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { DescriptionList } from '@foyer/design-system/foundations/description-list'
import { Link } from '@foyer/design-system/actions/link'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getHoursOn } from './opening-hours.ts'
import { PhoneLink } from './PhoneLink.tsx'

export interface SiteInformationProps {
  site: Site
  /** What an editor wrote; absent while it is under way or nobody has. */
  details: CinemaDetails | null | undefined
}

/** What most come to a cinema's page for: where it is, when its doors are open today, what it has, how to call it. */
export const SiteInformation = observer(function SiteInformation({ site, details }: SiteInformationProps) {
  const { texts, today } = useStores()
  const { t, list } = useText()
  const { address, phoneNumbers, email } = site.contactDetails
  const { line1, line2, city, administrativeArea, postalCode } = address
  const street = [line1, line2].filter(Boolean).join(', ')
  const town = [city, administrativeArea, postalCode].filter(Boolean).join(', ')
  const hours = details ? getHoursOn(today.businessDate(), details.openingHours) : []
  const isOpeningKnown = details && details.openingHours.length > 0
  const facilities = details?.facilities ?? []
  const [phone] = phoneNumbers
  return (
    <DescriptionList
      layout="Columns"
      items={[
        {
          term: t('sites.page.address'),
          details: [street, town].filter(Boolean).map((line) => texts.foreign(line)),
        },
        ...(isOpeningKnown
          ? [
              {
                term: t('sites.page.openToday'),
                details:
                  hours.length > 0
                    ? hours.map((each) => t('sites.page.hours', each))
                    : [t('sites.page.closedToday')],
              },
            ]
          : []),
        ...(facilities.length > 0
          ? [{ term: t('sites.page.facilities'), details: [list(facilities.map(({ name }) => name))] }]
          : []),
        ...(phone
          ? [{ term: t('sites.page.call'), details: [<PhoneLink number={phone.number} />] }]
          : email !== null
            ? [
                {
                  term: t('sites.page.contact'),
                  details: [<Link href={`mailto:${email}`}>{texts.foreign(email)}</Link>],
                },
              ]
            : []),
      ]}
    />
  )
})
