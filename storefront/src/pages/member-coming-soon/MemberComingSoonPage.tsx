import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { styled } from '@foyer/design-system/foundations/styled'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { isAccountPage } from '../../features/member-area/sections.ts'
import { getComingSection } from './coming-section.ts'

/** The place of what will be here. */
const Place = styled('div', { name: 'FoyerMemberComingSoon', slot: 'Place' })({
  paddingInline: 24,
  border: '1px dashed var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-md)',
  '& > div > :is(h2, h3)': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
})

/** A part of the member's area that is not open yet says so, between the parts that are. */
export function MemberComingSoonPage() {
  const { routes } = useStores()
  const { t } = useText()
  const { pattern } = usePage()
  const { section, titleKey } = getComingSection(routes, pattern)
  return (
    <MemberAreaFrame title={t(titleKey)} section={section}>
      <Place>
        <EmptyState
          title={t('member.later.title')}
          text={t('member.later.text')}
          headingLevel={isAccountPage(section) ? 3 : 2}
          actions={
            <Button variant="secondary" href={routes.page('MemberOverview')}>
              {t('member.overview.pageTitle')}
            </Button>
          }
        />
      </Place>
    </MemberAreaFrame>
  )
}
