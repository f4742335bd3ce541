import { Alert } from '@foyer/design-system/feedback/alert'
import { useText } from '../../context/hooks.ts'
import type { ResetFailure } from './reset-failure.ts'

/** Above what was to be sent: why it was not. Nothing is lost. */
export function ResetAlert({ failure }: { failure: Exclude<ResetFailure, 'spent'> }) {
  const { t } = useText()
  return (
    <Alert tone="error" role="alert" title={t(`member.reset.${failure}.title`)}>
      {t(`member.reset.${failure}.text`)}
    </Alert>
  )
}
