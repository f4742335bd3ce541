import type { Passkey } from '@foyer/contract/wire/passkeys'
import { Button } from '@foyer/design-system/actions/button'
import { TextField } from '@foyer/design-system/forms/text-field'
import { SettingRow } from '@foyer/design-system/members/setting-list'
import { useEffect, useRef, useState } from 'react'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { longestName } from './use-passkeys.ts'

export interface PasskeyRowProps {
  passkey: Passkey
  /** @returns a text key of why it did not work; null if it has */
  onRename: (name: string) => Promise<string | null>
  onRemove: () => Promise<void>
}

/** One passkey; its new name is typed in place. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useText()
  const formats = useFormats()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Closed by the form itself: its focus is gone with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  async function remove() {
    setRemoving(true)
    await onRemove()
    setRemoving(false)
  }
  const name = passkey.name ?? t('member.passkeys.unnamed')
  const { createdAt, usedAt } = passkey
  return (
    <SettingRow
      icon="key"
      title={<bdi>{name}</bdi>}
      note={
        usedAt === null
          ? t('member.passkeys.added', { day: formats.longDay(toLocalInstant(createdAt)) })
          : t('member.passkeys.used', { day: formats.longDay(toLocalInstant(usedAt)) })
      }
      action={
        <Button
          ref={button}
          variant="text"
          size="medium"
          aria-expanded={isOpen}
          aria-label={t('member.passkeys.changeName', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('member.passkeys.change')}
        </Button>
      }
    >
      {isOpen && (
        <>
          <PasskeyForm
            initial={name}
            required={t('member.passkeys.nameRequired')}
            submit={t('member.passkeys.save')}
            busyLabel={t('member.credentials.saving')}
            onSubmit={async (value) => {
              const refused = await onRename(value)
              if (refused === null) setOpen(false)
              return refused
            }}
            onCancel={() => setOpen(false)}
          >
            {(field) => (
              <TextField
                {...field}
                name="value"
                label={t('member.passkeys.name')}
                maxLength={longestName}
                required
              />
            )}
          </PasskeyForm>
          <Button
            variant="danger"
            busy={isRemoving}
            busyLabel={t('member.passkeys.removing')}
            onClick={() => void remove()}
          >
            {t('member.passkeys.remove')}
          </Button>
        </>
      )}
    </SettingRow>
  )
}
