import { Button } from '@foyer/design-system/button'
import { PageHeading } from '@foyer/design-system/page-heading'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { UnderHeading } from '../../features/site-layout/UnderHeading.tsx'
import { sectionOf } from './section.ts'

/** A part of the site that is not open yet: says so, and where to go instead. */
export function LaterPage() {
  const { routes } = useStores()
  const { t } = useText()
  const { pattern } = usePage()
  return (
    <PageBody>
      <PageHeading title={t(`browsing.later.${sectionOf(pattern)}.title`)} intro={t('browsing.later.text')} />
      <UnderHeading>
        <Button href={routes.films()}>{t('browsing.later.films')}</Button>
      </UnderHeading>
    </PageBody>
  )
}
