import { Link } from '@foyer/design-system/actions/link'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { getComingSection } from './coming-section.ts'

/** A part of the member's area that is not open yet says so, between the parts that are. */
export function MemberComingSoonPage() {
  const { routes } = useStores()
  const { t } = useText()
  const { pattern } = usePage()
  const { section, titleKey } = getComingSection(routes, pattern)
  return (
    <MemberAreaFrame title={t(titleKey)} intro={t('member.later.text')} section={section}>
      <Link href={routes.page('MemberOverview')} arrow>
        {t('member.overview.pageTitle')}
      </Link>
    </MemberAreaFrame>
  )
}
