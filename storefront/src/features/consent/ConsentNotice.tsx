import { CookieNotice, cookieNotice } from '@foyer/design-system/feedback/cookie-notice'
import { Link } from '@foyer/design-system/actions/link'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getConsentStore, type ConsentChoice } from '../../stores/visitor/consent.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getHref } from '../../page/content-links.ts'

export interface ConsentNoticeProps {
  /** The server has drawn it: it stands there until the page is taken over and knows better. */
  isDrawn?: boolean
}

/**
 * Asks for consent as the last of the notifications: it stays until it is answered, whichever way, and comes back when the
 * visitor wants to choose again. What the server has drawn stands at the head of the page, covers nothing and is read
 * aloud; a reopened notice stands at the foot of the window, where it was opened.
 */
export const ConsentNotice = observer(function ConsentNotice({ isDrawn = false }: ConsentNoticeProps) {
  const stores = useStores()
  const { cinemaGroups, configuration, notifications } = stores
  const consent = useStore(getConsentStore)
  const { t } = useText()
  const notice = useRef<HTMLElement>(null)
  const { isAnswerNeeded, isReopened } = consent
  const title = t('shared.consent.title')
  const [isTakenOver, setTakenOver] = useState(!isDrawn)
  const isShown = isTakenOver ? notifications.visible.some(({ id }) => id === cookieNotice.id) : true

  // Before the browser paints: what the server has drawn stays where it is.
  useLayoutEffect(() => {
    setTakenOver(true)
    if (!isAnswerNeeded) return
    notifications.add({
      ...cookieNotice,
      type: 'Info',
      title,
      autoDismiss: false,
      closeButton: { show: false },
      isDrawnApart: true,
    })
    return () => notifications.remove(cookieNotice.id)
  }, [isAnswerNeeded, notifications, title])

  useEffect(() => {
    // A visitor who opened it is moved to it, and back to where they opened it.
    if (!isReopened || !isShown) return
    const opener = document.activeElement
    notice.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isReopened, isShown])

  const [isSaid, setSaid] = useState(false)
  // Behind the list of cities nobody would hear of it.
  const canBeHeard =
    isDrawn && isTakenOver && isAnswerNeeded && cinemaGroups.isHydrated && !cinemaGroups.isAsking
  useEffect(() => {
    // In a task of its own: the region has to be there before it speaks.
    const timer = setTimeout(() => setSaid(canBeHeard))
    return () => clearTimeout(timer)
  }, [canBeHeard])

  if (!isShown) return null
  const answer = (choice: ConsentChoice) => () => {
    if (!isReopened) document.getElementById('content')?.focus({ preventScroll: true })
    consent.answer(choice)
  }
  const { privacyLink, shapes } = configuration.value
  const privacy = getHref(privacyLink, stores)
  return (
    <CookieNotice
      ref={notice}
      tabIndex={-1}
      {...(isDrawn && !isReopened
        ? { placement: 'top', shape: shapes.consent }
        : { 'data-covers-foot': true })}
      title={title}
      text={
        <>
          {t('shared.consent.text')}{' '}
          {privacy !== undefined && <Link href={privacy}>{t(privacyLink.textKey)}</Link>}
          {isDrawn && <LiveRegion message={isSaid ? title : ''} />}
        </>
      }
      accept={{ label: t('shared.consent.accept'), onPress: answer('Accepted') }}
      decline={{ label: t('shared.consent.decline'), onPress: answer('Declined') }}
    />
  )
})
