import type { Passkey } from '@foyer/contract/wire/passkeys'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { PasswordField } from '@foyer/design-system/forms/password-field'
import { Section } from '@foyer/design-system/foundations/layout'
import { SettingList } from '@foyer/design-system/members/setting-list'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { useHasPasskeys } from './use-has-passkeys.ts'
import { usePasskeys, type PasskeyChanges } from './use-passkeys.ts'

export interface PasskeyListProps {
  /** Whether the member's address is verified: passkeys wait for it. */
  isEmailVerified: boolean
}

/** The member's passkeys: added by the present password, renamed and removed. */
export function PasskeyList({ isEmailVerified }: PasskeyListProps) {
  const { t } = useText()
  const [state, changes] = usePasskeys()
  const title = useRef<HTMLDivElement>(null)
  /** Said to screen readers, and why a removal did not work. */
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const label = t('member.passkeys.title')

  async function remove({ id, name }: Passkey) {
    setProblem(null)
    const refused = await changes.remove(id)
    setProblem(refused)
    if (refused !== null) return
    setSaid(t('member.passkeys.wasRemoved', { name: name ?? t('member.passkeys.unnamed') }))
    // The row is gone, and its button with it.
    title.current?.focus()
  }

  return (
    <Section title={label} note={t('member.passkeys.intro')} headingLevel={3}>
      <div ref={title} tabIndex={-1}>
        <p role="status">{said}</p>
        {problem !== null && (
          <Alert tone="error" role="alert" title={t('member.passkeys.refused')}>
            {t(problem)}
          </Alert>
        )}
        {state.kind === 'loading' && <Skeleton shape="block" />}
        {state.kind === 'failed' && (
          <Alert tone="error" title={t('member.passkeys.listFailed')}>
            <Button variant="text" size="medium" onClick={() => void changes.load()}>
              {t('member.devices.again')}
            </Button>
          </Alert>
        )}
        {state.kind === 'ready' &&
          (state.passkeys.length === 0 ? (
            <p>{t('member.passkeys.none')}</p>
          ) : (
            <SettingList label={label}>
              {state.passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={async (name) => {
                    const refused = await changes.rename(passkey.id, name)
                    if (refused === null) setSaid(t('member.passkeys.wasRenamed', { name: name.trim() }))
                    return refused
                  }}
                  onRemove={() => remove(passkey)}
                />
              ))}
            </SettingList>
          ))}
      </div>
      <AddPasskey
        isEmailVerified={isEmailVerified}
        add={changes.add}
        onAdded={() => setSaid(t('member.passkeys.wasAdded'))}
      />
    </Section>
  )
}

interface AddPasskeyProps extends PasskeyListProps {
  add: PasskeyChanges['add']
  onAdded: () => void
}

/** Asks for the present password, then for the device's passkey; or says why there can be none. */
function AddPasskey({ isEmailVerified, add, onAdded }: AddPasskeyProps) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const isOffered = useHasPasskeys()
  useEffect(() => {
    // Closed by the form itself: its focus is gone with it.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOffered) return <p>{t('member.passkeys.unsupported')}</p>
  if (!isEmailVerified) return <p>{t('member.passkeys.unverified')}</p>
  if (!isOpen)
    return (
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        {t('member.passkeys.add')}
      </Button>
    )
  return (
    <PasskeyForm
      initial=""
      required={t('member.credentials.currentRequired')}
      submit={t('member.passkeys.addConfirm')}
      busyLabel={t('member.passkeys.waiting')}
      onSubmit={async (currentPassword) => {
        const refused = await add(currentPassword)
        if (refused !== null) return refused
        setOpen(false)
        onAdded()
        return null
      }}
      onCancel={() => setOpen(false)}
    >
      {(field) => (
        <PasswordField
          {...field}
          name="value"
          label={t('member.credentials.current')}
          autoComplete="current-password"
          required
          labels={{ show: t('member.password.show'), hide: t('member.password.hide') }}
        />
      )}
    </PasskeyForm>
  )
}
