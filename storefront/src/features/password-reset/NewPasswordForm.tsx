import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { Button } from '@foyer/design-system/actions/button'
import { useForm, type FormErrors } from '@foyer/design-system/forms/form'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { VisuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { isPatternMet } from '../../domain/new-password.ts'
import { IdentifierField } from '../../member/IdentifierField.tsx'
import { NewPasswordField } from '../../member/NewPasswordField.tsx'
import { useIdentifierRules } from '../../member/use-identifier-rules.ts'
import { EmphasizedText } from './EmphasizedText.tsx'
import { ResetForm } from './parts.tsx'
import { ResetAlert } from './ResetAlert.tsx'
import type { ResetFailure } from './reset-failure.ts'

/** What became of a new password; nothing to say once it is set. */
export type NewPasswordOutcome =
  | { readonly kind: 'set' }
  /** The server does not take the password. */
  | { readonly kind: 'refused'; readonly text: string; readonly isStolen: boolean }
  | { readonly kind: 'failed'; readonly failure: ResetFailure }

type Values = { identifier: string; password: string }

export interface NewPasswordFormProps {
  /** Whom the code was sent to; empty where the mail was opened in another browser or tab. */
  identifier: string
  onSubmit: (password: string, identifier: string) => Promise<NewPasswordOutcome>
}

/**
 * A new password by the rules of the chain. The identifier is a field where it is not known; otherwise it is in the form
 * for password managers alone.
 */
export function NewPasswordForm({ identifier: known, onSubmit }: NewPasswordFormProps) {
  const { configuration } = useStores()
  const { t } = useText()
  const [stolen, setStolen] = useState<string | null>(null)
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const { memberIdentifier, passwordRules } = configuration.value.loyalty
  const { messages, ...rules } = useIdentifierRules()
  const { values, setValue, getError, isSubmitting, form } = useForm<Values>({
    initial: { identifier: known, password: '' },
    validate: createRulesValidator(
      {
        identifier: rules,
        password: {
          kind: 'Password',
          // Which ones is marked in their list.
          check: (password) =>
            passwordRules.every((rule) => isPatternMet(String(password), rule))
              ? null
              : t('member.reset.choose.missing'),
          messages: { Required: t('member.reset.choose.required') },
        },
      },
      messages,
    ),
    submit: async ({ identifier, password }): Promise<FormErrors<Values> | undefined> => {
      setFailure(null)
      const outcome = await onSubmit(password, identifier.trim())
      if (outcome.kind === 'failed') setFailure(outcome.failure)
      if (outcome.kind !== 'refused') return
      if (outcome.isStolen) setStolen(password)
      return new Map([['password', outcome.text]])
    },
  })
  const error = getError('password')
  const owner = {
    email: memberIdentifier === 'Email' ? values.identifier : '',
    username: memberIdentifier === 'Username' ? values.identifier : '',
    names: [],
  }
  return (
    <>
      <PageHeading
        title={t('member.reset.choose.title')}
        intro={
          known === '' ? (
            t('member.reset.choose.intro')
          ) : (
            <EmphasizedText textKey="member.reset.choose.introFor" name="identifier" value={known} />
          )
        }
      />
      <ResetForm {...form} method="post">
        {failure && <ResetAlert failure={failure} />}
        {known === '' ? (
          <IdentifierField
            value={values.identifier}
            onChange={(value) => setValue('identifier', value)}
            error={getError('identifier')}
            help={t('member.reset.choose.identifierHelp')}
          />
        ) : (
          // Password managers save the password with it.
          <VisuallyHidden>
            <input readOnly tabIndex={-1} aria-hidden="true" autoComplete="username" value={known} />
          </VisuallyHidden>
        )}
        <NewPasswordField
          label={t('member.reset.choose.password')}
          name="password"
          value={values.password}
          onChange={(value) => setValue('password', value)}
          error={error}
          owner={owner}
          isTried={error !== undefined}
          stolen={stolen}
        />
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel={t('member.reset.choose.submitting')}>
          {t('member.reset.choose.submit')}
        </Button>
      </ResetForm>
    </>
  )
}
