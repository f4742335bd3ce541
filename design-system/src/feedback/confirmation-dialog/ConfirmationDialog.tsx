import type { ReactNode, Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { LazyDialog } from '../lazy-dialog/index.ts'
import { Alert } from '../alert/index.ts'

export interface ConfirmationDialogProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** The question: "Leave this order?". */
  title: string
  /** What follows from a yes. */
  text?: ReactNode
  /** Label that names the action, not "yes". */
  confirmLabel: string
  /** What stays as it is. */
  cancelLabel: string
  /** Called by its button, by Escape and by a press outside; the owner closes it. */
  onCancel: () => void
  /** The yes. The dialog stays until it is closed. */
  onConfirm: () => void
  /** In progress: it can be neither closed nor confirmed again. */
  busy?: boolean | undefined
  /** Label of the confirmation while it is in progress. */
  busyLabel?: string | undefined
  /** Why it did not work; it may be tried again. */
  failure?: string | { title: string; text: string } | undefined
  /**
   * The emphasised answer: 'cancel' if a confirmation loses something that the visitor may want to keep; default
   * 'confirm'.
   */
  preferred?: 'confirm' | 'cancel' | undefined
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Of the root. */
  className?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * A question before an action that cannot be undone, as the alert dialog of the ARIA Authoring Practices: announced
 * with its text, it traps the focus, and Escape cancels. Loaded when it is first opened. For an action that can be
 * undone, perform it and report it in a `notice`.
 */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { confirmLabel, cancelLabel, onCancel, onConfirm, busy = false, busyLabel, ...others } = props
  const { failure, preferred = 'confirm', ...rest } = others
  const problem = typeof failure === 'string' ? { title: failure, text: undefined } : failure
  const chooseVariant = (answer: typeof preferred) => (answer === preferred ? 'primary' : 'secondary')
  const no = (
    <Button key="no" variant={chooseVariant('cancel')} disabled={busy} onClick={onCancel}>
      {cancelLabel}
    </Button>
  )
  const yes = (
    <Button
      key="yes"
      variant={chooseVariant('confirm')}
      busy={busy}
      busyLabel={busyLabel}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <LazyDialog
      size="sm"
      role="alertdialog"
      closable={!busy}
      onClose={onCancel}
      data-busy={busy ? '' : undefined}
      // The emphasised button comes last.
      actions={preferred === 'confirm' ? [no, yes] : [yes, no]}
      {...rest}
    >
      {problem && (
        <Alert tone="error" role="alert" title={problem.title}>
          {problem.text}
        </Alert>
      )}
    </LazyDialog>
  )
}
