import { Announcement } from '@foyer/design-system/announcement'
import { useStores, useText } from '../../app/hooks.ts'
import { hrefOf } from '../site-layout/content-links.ts'

/** The house's news in one line, when there is any. */
export function Announcements() {
  const { configuration, routes } = useStores()
  const { t } = useText()
  const { announcement } = configuration.value.home
  if (!announcement) return null
  return (
    <Announcement
      label={t('browsing.announcement.label')}
      icon="megaphone"
      lead={t(announcement.leadKey)}
      text={t(announcement.textKey)}
      action={{ label: t(announcement.link.textKey), href: hrefOf(announcement.link, routes) }}
    />
  )
}
