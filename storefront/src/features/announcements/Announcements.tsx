import type { Announcement as AnnouncementContent } from '@foyer/contract/omnia/site-content'
import { linkAddress } from '@foyer/contract/channel/patterns'
import { Announcement } from '@foyer/design-system/announcement'
import type { IconName } from '@foyer/design-system/icon'
import { PageContainer } from '@foyer/design-system/layout'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { usePage, useStores, useText } from '../../app/hooks.ts'
import { useVisit } from '../../app/visit.ts'
import { shownAnnouncements } from '../../stores/shown-notices.ts'

const icons: Readonly<Record<AnnouncementContent['style'], IconName>> = {
  Info: 'megaphone',
  Success: 'check-circle',
  Warning: 'alert',
  Error: 'alert-circle',
}

export interface AnnouncementsProps {
  /** Where the page itself gives no margins. */
  framed: boolean
}

/** The house's news for this page, which the visitor can close. The server writes them into the page. */
export const Announcements = observer(function Announcements({ framed }: AnnouncementsProps) {
  const { today } = useStores()
  const { content, closings } = useVisit()
  const { url } = usePage()
  const { t } = useText()

  useEffect(() => {
    let stop: (() => void) | undefined
    // A task of its own: opening a browser's storage takes its time.
    const later = setTimeout(() => {
      stop = closings.start()
    })
    return () => {
      clearTimeout(later)
      stop?.()
    }
  }, [closings])

  useEffect(() => {
    void content.ensure()
  }, [content, url.pathname])

  const shown = shownAnnouncements(content.announcements, { path: url.pathname, now: today.now, closings })
  if (shown.length === 0) return null
  const lines = shown.map(({ id, title, message, style, actionButton }) => (
    <Announcement
      key={id}
      label={t('browsing.announcement.label', { title })}
      icon={icons[style]}
      lead={title}
      text={message}
      action={
        actionButton && linkAddress.test(actionButton.url)
          ? { label: actionButton.name, href: actionButton.url }
          : undefined
      }
      close={{
        label: t('browsing.announcement.close', { title }),
        onPress: () => {
          closings.close('announcements', id)
          // The pressed cross is gone: the keyboard goes on with the page.
          document.getElementById('content')?.focus({ preventScroll: true })
        },
      }}
    />
  ))
  return framed ? <PageContainer>{lines}</PageContainer> : <>{lines}</>
})
