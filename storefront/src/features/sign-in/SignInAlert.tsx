import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { FormAlert } from '../../member/FormAlert.tsx'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'

/** Above the fields: why the sign-in did not work. */
export function SignInAlert({ refusal }: { refusal: SignInRefusal }) {
  const { configuration } = useStores()
  const { t } = useText()
  const formats = useFormats()
  if (refusal.kind === 'refused') {
    const { memberIdentifier } = configuration.value.loyalty
    return (
      <FormAlert title={t(`member.signIn.refused.title${memberIdentifier}`)}>
        {t('member.signIn.refused.text')}
      </FormAlert>
    )
  }
  if (refusal.kind === 'locked') {
    const { identifier, until } = refusal
    const title =
      until === null
        ? t('member.signIn.locked.titleUnknown')
        : t('member.signIn.locked.title', { time: formats.time(toLocalInstant(until)) })
    return (
      <FormAlert icon="lock" title={title}>
        {t(identifier === null ? 'member.signIn.locked.textDevice' : 'member.signIn.locked.text')}
      </FormAlert>
    )
  }
  return (
    <FormAlert title={t(`member.signIn.${refusal.kind}.title`)}>
      {refusal.kind === 'failed' ? refusal.text : t(`member.signIn.${refusal.kind}.text`)}
    </FormAlert>
  )
}
