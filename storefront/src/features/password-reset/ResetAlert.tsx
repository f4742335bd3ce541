import { useText } from '../../context/hooks.ts'
import { FormAlert } from '../../member/FormAlert.tsx'
import type { ResetFailure } from './reset-failure.ts'

/** Above what was to be sent: why it was not. Nothing is lost. */
export function ResetAlert({ failure }: { failure: ResetFailure }) {
  const { t } = useText()
  return <FormAlert title={t(`member.reset.${failure}.title`)}>{t(`member.reset.${failure}.text`)}</FormAlert>
}
