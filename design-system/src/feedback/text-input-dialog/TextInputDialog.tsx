import { useId, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { LazyDialog } from '../lazy-dialog/index.ts'
import { TextAreaField } from '../../forms/text-area-field/index.ts'

export interface TextInputDialogProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Of the dialog. */
  title: string
  /** A line under the title, read with it. */
  text?: ReactNode
  /** Spoken name of the button that closes it. */
  closeLabel: string
  /** By Escape, by a press outside, by the close button; never while it submits. The caller closes. */
  onClose: () => void
  /** Called with the text, unchanged. */
  onSubmit: (text: string) => void
  /** Over the field. */
  label: string
  /** By which a form sends it. */
  name: string
  /** Text in the field when the dialog opens. */
  defaultValue?: string | undefined
  /** Most characters that can be typed. */
  maxLength?: number | undefined
  /** Text for the remaining length; with `maxLength`. */
  leftLabel?: ((left: number) => string) | undefined
  /** Error of the text, or of sending it. */
  error?: ReactNode
  /** Of the button that sends it. */
  submitLabel: string
  /** In progress: the button shows it and ignores presses. */
  submitting?: boolean | undefined
  /** Of the button, meanwhile. */
  submittingLabel?: string | undefined
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Of the root. */
  className?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * A few lines of text over the page: a note for the kitchen. Keyboard as the modal dialog of the ARIA Authoring
 * Practices; Enter makes a new line, as in every multi-line field. Starts fresh each time it opens. Loaded when it is
 * first opened. For more than one answer use a page with a `form`.
 */
export function TextInputDialog(props: TextInputDialogProps) {
  const { onSubmit, label, name, defaultValue = '', maxLength, leftLabel, error, ...others } = props
  const { submitLabel, submitting = false, submittingLabel, ...rest } = others
  const form = useId()
  const [text, setText] = useState(defaultValue)
  const [wasOpen, setWasOpen] = useState(rest.open)
  if (wasOpen !== rest.open) {
    setWasOpen(rest.open)
    if (rest.open) setText(defaultValue)
  }
  return (
    <LazyDialog
      closable={!submitting}
      data-submitting={submitting ? '' : undefined}
      actions={
        <Button type="submit" form={form} busy={submitting} busyLabel={submittingLabel}>
          {submitLabel}
        </Button>
      }
      {...rest}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React a form inside a dialog is inside the page's form too.
          event.stopPropagation()
          if (!submitting) onSubmit(text)
        }}
      >
        <TextAreaField
          label={label}
          name={name}
          value={text}
          onChange={setText}
          maxLength={maxLength}
          leftLabel={leftLabel}
          error={error}
          readOnly={submitting}
        />
      </form>
    </LazyDialog>
  )
}
