import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { Button } from '@foyer/design-system/actions/button'
import { useForm, type FormErrors } from '@foyer/design-system/forms/form'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { useEffect, useRef, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { IdentifierField } from '../../member/IdentifierField.tsx'
import { Actions } from '../../member/NarrowColumn.tsx'
import { readTyped } from '../../member/read-typed.ts'
import { useIdentifierRules } from '../../member/use-identifier-rules.ts'
import { CaptchaField } from '../../member/captcha/CaptchaField.tsx'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import { ResetForm } from './parts.tsx'
import { ResetAlert } from './ResetAlert.tsx'
import type { RequestFailure, ResetFailure } from './reset-failure.ts'

type Values = { identifier: string }

export interface ResetRequestFormProps {
  /** What was asked with before. */
  identifier: string
  backHref: string
  captcha: Captcha
  /** @returns why it was not sent; null if it was */
  onSubmit: (identifier: string) => Promise<RequestFailure | null>
  /** The visitor has a code of an earlier mail. */
  onHasCode: () => void
}

/** Asks who the visitor is, and has a code mailed. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { backHref, captcha, onSubmit, onHasCode } = props
  const { configuration } = useStores()
  const { t } = useText()
  const formElement = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const { messages, ...rules } = useIdentifierRules()
  const { values, setValue, getError, isSubmitting, form } = useForm<Values>({
    initial: { identifier: props.identifier },
    validate: createRulesValidator({ identifier: rules }, messages),
    submit: async ({ identifier }): Promise<FormErrors<Values> | undefined> => {
      setFailure(null)
      if (!captcha.check()) return new Map()
      const failed = await onSubmit(identifier.trim())
      if (failed === 'invalid') return new Map([['identifier' as const, messages.Format]])
      setFailure(failed)
    },
  })
  useEffect(() => {
    if (formElement.current) readTyped(formElement.current, ['identifier'], setValue)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: from then on React knows of every change
  }, [])
  const { memberIdentifier } = configuration.value.loyalty
  return (
    <>
      <PageHeading
        title={t('member.reset.ask.title')}
        intro={t(`member.reset.ask.intro${memberIdentifier}`)}
      />
      <ResetForm ref={formElement} {...form} method="post" onFocus={() => captcha.begin()}>
        {failure && <ResetAlert failure={failure} />}
        <IdentifierField
          value={values.identifier}
          onChange={(value) => setValue('identifier', value)}
          error={getError('identifier')}
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" fullWidth busy={isSubmitting} busyLabel={t('member.reset.sending')}>
          {t('member.reset.ask.submit')}
        </Button>
        <Actions>
          <Button variant="secondary" href={backHref}>
            {t('member.reset.back')}
          </Button>
          <Button variant="text" onClick={onHasCode}>
            {t('member.reset.typeCode')}
          </Button>
        </Actions>
      </ResetForm>
    </>
  )
}
