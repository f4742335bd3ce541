import { Button } from '@foyer/design-system/actions/button'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { Actions } from '../../member/NarrowColumn.tsx'
import { ResetForm } from './parts.tsx'
import { ResetAlert } from './ResetAlert.tsx'
import type { ResetFailure } from './reset-failure.ts'

/** More than any code with its hyphens. */
const longestCode = 100

export interface ResetCodeFormProps {
  /** @returns why the code was not checked; null if it was */
  onSubmit: (code: string) => Promise<ResetFailure | null>
  onBack: () => void
}

/** Takes the code of a mail that is read on another device. */
export function ResetCodeForm({ onSubmit, onBack }: ResetCodeFormProps) {
  const { t } = useText()
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const { values, setValue, getError, isSubmitting, form } = useForm<{ code: string }>({
    initial: { code: '' },
    validate: ({ code }) =>
      new Map(code.trim() === '' ? [['code', t('member.reset.code.required')] as const] : []),
    submit: async ({ code }) => {
      setFailure(null)
      setFailure(await onSubmit(code.trim()))
    },
  })
  return (
    <>
      <PageHeading title={t('member.reset.code.title')} />
      <ResetForm {...form} method="post">
        {failure && <ResetAlert failure={failure} />}
        <TextField
          label={t('member.reset.code.label')}
          help={t('member.reset.code.help')}
          name="code"
          dir="ltr"
          required
          maxLength={longestCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={values.code}
          onChange={(value) => setValue('code', value)}
          error={getError('code')}
        />
        <Actions>
          <Button type="submit" busy={isSubmitting} busyLabel={t('member.reset.code.checking')}>
            {t('member.reset.code.submit')}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('member.reset.code.back')}
          </Button>
        </Actions>
      </ResetForm>
    </>
  )
}
