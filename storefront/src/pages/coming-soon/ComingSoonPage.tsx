import { Button } from '@foyer/design-system/actions/button'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { PageBody } from '../../page/PageBody.tsx'
import { UnderHeading } from '../../page/UnderHeading.tsx'
import { getSection } from './section.ts'

/** A part of the site that is not open yet: says so, and where to go instead. */
export function ComingSoonPage() {
  const { routes } = useStores()
  const { t } = useText()
  const { pattern } = usePage()
  return (
    <PageBody>
      <PageHeading
        isHead
        title={t(`browsing.later.${getSection(pattern)}.title`)}
        intro={t('browsing.later.text')}
      />
      <UnderHeading>
        <Button href={routes.films()}>{t('browsing.later.films')}</Button>
      </UnderHeading>
    </PageBody>
  )
}
