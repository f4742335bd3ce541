import { CookieNotice, cookieNotice } from '@foyer/design-system/cookie-notice'
import { Link } from '@foyer/design-system/link'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useConsent } from '../../app/consent.ts'
import { useStores, useText } from '../../app/hooks.ts'
import type { ConsentChoice } from '../../stores/consent.ts'
import { hrefOf } from '../site-layout/content-links.ts'

export interface ConsentNoticeProps {
  /** The server has drawn it: it stands there until the page is taken over and knows better. */
  isDrawn?: boolean
}

/**
 * Asks for consent as the last of the notifications: it stays until it is answered, whichever way, and comes back when the
 * visitor wants to choose again.
 */
export const ConsentNotice = observer(function ConsentNotice({ isDrawn = false }: ConsentNoticeProps) {
  const stores = useStores()
  const { configuration, notifications } = stores
  const consent = useConsent()
  const { t } = useText()
  const notice = useRef<HTMLElement>(null)
  const { isAsked, isReopened } = consent
  const title = t('shared.consent.title')
  const [isTakenOver, setTakenOver] = useState(!isDrawn)
  const isShown = isTakenOver ? notifications.visible.some(({ id }) => id === cookieNotice.id) : true

  // Before the browser paints: what the server has drawn stays where it is.
  useLayoutEffect(() => {
    setTakenOver(true)
    if (!isAsked) return
    notifications.add({
      ...cookieNotice,
      type: 'Info',
      title,
      autoDismiss: false,
      closeButton: { show: false },
      isDrawnApart: true,
    })
    return () => notifications.remove(cookieNotice.id)
  }, [isAsked, notifications, title])

  useEffect(() => {
    // Whoever asked for it comes to it, and goes back to where it was asked for.
    if (!isReopened || !isShown) return
    const opener = document.activeElement
    notice.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isReopened, isShown])

  if (!isShown) return null
  const answer = (choice: ConsentChoice) => () => {
    if (!isReopened) document.getElementById('content')?.focus({ preventScroll: true })
    consent.answer(choice)
  }
  const { privacyLink } = configuration.value
  const privacy = hrefOf(privacyLink, stores)
  return (
    <CookieNotice
      ref={notice}
      tabIndex={-1}
      data-covers-foot
      title={title}
      text={
        <>
          {t('shared.consent.text')}{' '}
          {privacy !== undefined && <Link href={privacy}>{t(privacyLink.textKey)}</Link>}
        </>
      }
      accept={{ label: t('shared.consent.accept'), onPress: answer('Accepted') }}
      decline={{ label: t('shared.consent.decline'), onPress: answer('Declined') }}
    />
  )
})
