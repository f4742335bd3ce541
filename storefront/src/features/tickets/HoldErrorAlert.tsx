import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import { createMessageText, isErrorMessage } from '../../order/error-messages.ts'
import { StepAlert } from '../../order/StepAlert.tsx'
import { holdErrorMessages, type HoldError } from './hold-error.ts'

interface HoldErrorAlertProps {
  error: HoldError
  /** Title of the film. */
  film: string
  /** Most tickets of the price that was refused. */
  maximumTickets: number | undefined
}

/** Says why the chosen tickets could not be held. */
export const HoldErrorAlert = observer(function HoldErrorAlert({
  error,
  film,
  maximumTickets,
}: HoldErrorAlertProps) {
  const { t, plural } = useText()
  return (
    <StepAlert tone="error" title={t(holdErrorMessages[error].title)}>
      {isErrorMessage(error)
        ? createMessageText(error, maximumTickets, { t, plural })
        : t(holdErrorMessages[error].text, { film })}
    </StepAlert>
  )
})
