import type { Announcement as AnnouncementContent } from '@foyer/contract/omnia/site-content'
import { Announcement } from '@foyer/design-system/feedback/announcement'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDismissalMemory } from '../../stores/content/dismissal-memory.ts'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getSiteContentStores } from '../../stores/content/site-content-stores.ts'
import { toDismissalKey, DismissalStore } from '../../stores/content/dismissals.ts'
import { getShownAnnouncements } from '../../stores/content/shown-notices.ts'

const icons: Readonly<Record<AnnouncementContent['style'], IconName>> = {
  Info: 'megaphone',
  Success: 'check-circle',
  Warning: 'alert',
  Error: 'alert-circle',
}

/** One under the other, once the visitor has asked for more than the first. */
const Lines = styled('div', { name: 'FoyerAnnouncements', slot: 'Root' })({
  // Bars with ends of their own stand free of the header and of each other.
  '[data-radius=FullRounded] &': { display: 'grid', gap: 8, paddingBlockStart: 12 },
})

/** Addresses that may be followed: of this site, or with a host. */
const followed = /^(\/(?![/\\])|https?:\/\/)/

/** Of this part's own hydration, which may come long after the page's. */
const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false

export interface AnnouncementsProps {
  /** Where the page itself gives no margins. */
  framed: boolean
}

/**
 * The chain's announcements for this page, which the visitor can close: the first one, in the editor's order, in one line, and the
 * others behind it. The server writes it into the page.
 */
export const Announcements = observer(function Announcements({ framed }: AnnouncementsProps) {
  const stores = useStores()
  const { today } = stores
  const { content, dismissals } = useStore(getSiteContentStores)
  const { url } = usePage()
  const { t, plural } = useText()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    void content.ensure()
  }, [content, url.pathname])

  // The first time exactly as the server has drawn it, by its clock and the dismissals that it knew.
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const { dismissals: known, renderedAt } = stores.core.pageData
  const [rendered] = useState(() => ({ now: renderedAt, dismissals: new DismissalStore(known) }))
  const by = isHydrated ? { now: today.now, dismissals } : rendered
  const shown = getShownAnnouncements(content.announcements, { path: url.pathname, ...by })
  if (shown.length === 0) return null
  const behind = isOpen ? 0 : shown.length - 1
  const lines = (
    <Lines>
      {shown.slice(0, shown.length - behind).map(({ id, title, message, style, actionButton }) => (
        <Announcement
          key={id}
          label={t('shared.announcement.label', { title })}
          icon={icons[style]}
          lead={title}
          text={message}
          openLabel={t('shared.announcement.open', { title })}
          more={
            behind > 0
              ? {
                  label: plural('shared.announcement.more', behind),
                  onPress: () => {
                    setOpen(true)
                    // The pressed button is gone: the keyboard goes on with the page.
                    document.getElementById('content')?.focus({ preventScroll: true })
                  },
                }
              : undefined
          }
          action={
            actionButton && followed.test(actionButton.url)
              ? { label: actionButton.name, href: actionButton.url }
              : undefined
          }
          close={{
            label: t('shared.announcement.close', { title }),
            onPress: () => {
              const key = toDismissalKey('announcements', id)
              dismissals.take([[key, today.now]], [key])
              // Immediately, so that it stays closed if the page is reloaded right afterwards.
              createDismissalMemory(stores).close('announcements', id)
              // The pressed cross is gone: the keyboard goes on with the page.
              document.getElementById('content')?.focus({ preventScroll: true })
            },
          }}
        />
      ))}
    </Lines>
  )
  return framed ? <PageContainer>{lines}</PageContainer> : lines
})
