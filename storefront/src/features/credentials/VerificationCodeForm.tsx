import { Button } from '@foyer/design-system/actions/button'
import { useForm } from '@foyer/design-system/forms/form'
import { TextField } from '@foyer/design-system/forms/text-field'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toCredentialRefusal } from './refusal.ts'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > [data-slot=actions]': { [media.below.sm]: { display: 'grid' } },
})

export interface VerificationCodeFormProps {
  verify: (code: string) => Promise<Result<void, Failure>>
  onVerified: () => void
}

const tooMany = 429

/** The code of the mail, for a member who reads it on another device. */
export function VerificationCodeForm({ verify, onVerified }: VerificationCodeFormProps) {
  const { t } = useText()
  const { values, setValue, getError, isSubmitting, form } = useForm<{ code: string }>({
    initial: { code: '' },
    validate: ({ code }) =>
      new Map(code.trim() === '' ? [['code', t('member.credentials.code.required')]] : []),
    submit: async ({ code }) => {
      const result = await verify(code.trim())
      if (result.ok) {
        onVerified()
        return
      }
      const { failure } = result
      const isOfCode = failure.kind === 'condition' && failure.status !== tooMany
      return new Map([
        [
          'code',
          t(isOfCode ? 'member.credentials.code.invalid' : toCredentialRefusal(failure, 'email').text),
        ],
      ])
    },
  })
  return (
    <Form {...form} method="post">
      <TextField
        name="code"
        label={t('member.credentials.code.label')}
        value={values.code}
        onChange={(code) => setValue('code', code)}
        error={getError('code')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
      />
      <div data-slot="actions">
        <Button
          type="submit"
          variant="secondary"
          busy={isSubmitting}
          busyLabel={t('member.credentials.code.confirming')}
        >
          {t('member.credentials.code.confirm')}
        </Button>
      </div>
    </Form>
  )
}
