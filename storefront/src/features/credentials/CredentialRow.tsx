import { Button } from '@foyer/design-system/actions/button'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import type { Credential } from './refusal.ts'

export interface CredentialRowProps {
  credential: Credential
  /** What it is: the address, dots for a password. */
  title: string
  note: string
  isOpen: boolean
  /** It has just been changed, which the row says instead of its note. */
  isSaved: boolean
  onOpen: () => void
  /** A further row, about what is there now. */
  more?: ReactNode
  /** The form of the change. */
  children: ReactNode
}

/** A credential with its change, which opens below the row. When it closes, the focus is on its button again. */
export function CredentialRow(props: CredentialRowProps) {
  const { credential, title, note, isOpen, isSaved, onOpen, more, children } = props
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // Closed by the form itself: its focus is gone with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <SettingList label={t(`member.credentials.${credential}.title`)}>
      <SettingRow
        icon={isSaved ? 'check-circle' : undefined}
        tone={isSaved ? 'success' : undefined}
        title={title}
        // There before it speaks, as screen readers need.
        note={<span role="status">{isSaved ? t(`member.credentials.${credential}.saved`) : note}</span>}
        action={
          <Button
            ref={button}
            variant="text"
            size="medium"
            aria-expanded={isOpen}
            aria-label={t(`member.credentials.${credential}.change`)}
            onClick={onOpen}
          >
            {t('member.credentials.change')}
          </Button>
        }
      >
        {isOpen && children}
      </SettingRow>
      {more}
    </SettingList>
  )
}
