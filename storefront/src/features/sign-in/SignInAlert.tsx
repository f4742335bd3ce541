import { Alert } from '@foyer/design-system/feedback/alert'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { toLocalInstant } from './to-local-instant.ts'

/** Above the fields: why the sign-in did not work. */
export function SignInAlert({ refusal }: { refusal: SignInRefusal }) {
  const { configuration } = useStores()
  const { t } = useText()
  const formats = useFormats()
  if (refusal.kind === 'refused') {
    const { memberIdentifier } = configuration.value.loyalty
    return (
      <Alert tone="error" role="alert" title={t(`member.signIn.refused.title${memberIdentifier}`)}>
        {t('member.signIn.refused.text')}
      </Alert>
    )
  }
  if (refusal.kind === 'locked') {
    const { identifier, until } = refusal
    const title =
      until === null
        ? t('member.signIn.locked.titleUnknown')
        : t('member.signIn.locked.title', { time: formats.time(toLocalInstant(until)) })
    return (
      <Alert tone="error" role="alert" icon="lock" title={title}>
        {t(identifier === null ? 'member.signIn.locked.textDevice' : 'member.signIn.locked.text')}
      </Alert>
    )
  }
  return (
    <Alert tone="error" role="alert" title={t(`member.signIn.${refusal.kind}.title`)}>
      {t(`member.signIn.${refusal.kind}.text`)}
    </Alert>
  )
}
