import type { Member } from '@foyer/contract/wire/members'
import { validateField } from '@foyer/contract/validation/validate-field'
import { EmailField } from '@foyer/design-system/forms/email-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { isPlausible } from '../../domain/new-password.ts'
import { NewPasswordField } from '../../member/NewPasswordField.tsx'
import type { Failure } from '../../services/http/failure.ts'
import { CredentialForm } from './CredentialForm.tsx'
import { CredentialRow } from './CredentialRow.tsx'
import type { Credential } from './refusal.ts'
import { Unverified } from './Unverified.tsx'

type Done = Promise<Result<void, Failure>>

/** What changes credentials. */
export interface CredentialCalls {
  setEmail: (email: string, currentPassword: string) => Done
  setUsername: (username: string, currentPassword: string) => Done
  setPassword: (password: string, currentPassword: string) => Done
  resendVerification: () => Done
  verifyEmail: (code: string) => Done
}

export interface CredentialsProps {
  member: Member
  calls: CredentialCalls
  /** Loads the member again after a change. */
  onSaved: (credential: Credential) => void
}

const longestEmail = 254
/** A password is not shown, nor is its length. */
const dots = '••••••••••••'

/** What a member signs in with: each a row whose change opens in place, one at a time. */
export const Credentials = observer(function Credentials({ member, calls, onSaved }: CredentialsProps) {
  const { configuration } = useStores()
  const { t } = useText()
  const extendsMembers = useExtendsMembers()
  /** Another server does not say it, nor would it send a mail. */
  const isEmailVerified = member.isEmailVerified || !extendsMembers
  const [open, setOpen] = useState<Credential | null>(null)
  const [saved, setSaved] = useState<Credential | null>(null)
  const { memberIdentifier, passwordRules } = configuration.value.loyalty
  const owner = {
    email: member.email ?? '',
    username: member.username ?? '',
    names: [member.personalDetails.name.givenName, member.personalDetails.name.familyName],
  }
  const required = t('member.credentials.required')

  const getRowProps = (credential: Credential) => ({
    credential,
    isOpen: open === credential,
    isSaved: saved === credential,
    onOpen: () => {
      setSaved(null)
      setOpen(open === credential ? null : credential)
    },
  })
  const getFormProps = (credential: Credential) => ({
    credential,
    onSaved: () => {
      setOpen(null)
      setSaved(credential)
      onSaved(credential)
    },
    onCancel: () => setOpen(null),
  })

  return (
    <>
      <Section title={t('member.credentials.email.title')} headingLevel={3}>
        <CredentialRow
          {...getRowProps('email')}
          title={member.email ?? t('member.credentials.none')}
          note={extendsMembers ? t(`member.credentials.${isEmailVerified ? 'verified' : 'unverified'}`) : ''}
          more={
            member.email !== null &&
            !isEmailVerified && (
              <Unverified
                email={member.email}
                resend={calls.resendVerification}
                verify={calls.verifyEmail}
                onVerified={() => onSaved('email')}
              />
            )
          }
        >
          <CredentialForm
            {...getFormProps('email')}
            send={calls.setEmail}
            validate={(value) => {
              const error = validateField(value, { kind: 'Email', required: true, maxLength: longestEmail })
              if (error === null) return null
              return error.kind === 'Required' ? required : t('member.credentials.emailFormat')
            }}
          >
            {({ stolen: _, ...field }) => (
              <EmailField {...field} name="value" label={t('member.credentials.email.label')} required />
            )}
          </CredentialForm>
        </CredentialRow>
      </Section>
      {(memberIdentifier === 'Username' || member.username !== null) && (
        <Section title={t('member.credentials.username.title')} headingLevel={3}>
          <CredentialRow
            {...getRowProps('username')}
            title={member.username ?? t('member.credentials.none')}
            note={t('member.credentials.usernameNote')}
          >
            <CredentialForm
              {...getFormProps('username')}
              send={calls.setUsername}
              validate={(value) => (value.trim() === '' ? required : null)}
            >
              {({ stolen: _, ...field }) => (
                <TextField
                  {...field}
                  name="value"
                  label={t('member.credentials.username.label')}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  required
                />
              )}
            </CredentialForm>
          </CredentialRow>
        </Section>
      )}
      <Section title={t('member.credentials.password.title')} headingLevel={3}>
        <CredentialRow {...getRowProps('password')} title={dots} note={t('member.credentials.passwordNote')}>
          <CredentialForm
            {...getFormProps('password')}
            send={calls.setPassword}
            validate={(value) => {
              if (value === '') return t('member.password.required')
              return isPlausible(value, passwordRules, owner) ? null : t('member.password.broken')
            }}
          >
            {(field) => (
              <NewPasswordField
                {...field}
                name="value"
                label={t('member.credentials.password.label')}
                owner={owner}
                isTried={field.error !== undefined}
              />
            )}
          </CredentialForm>
        </CredentialRow>
      </Section>
    </>
  )
})
