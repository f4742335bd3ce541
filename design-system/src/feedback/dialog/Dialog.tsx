import MuiDialog from '@mui/material/Dialog'
import { useId, type ReactNode, type Ref } from 'react'
import { DialogFrame } from '../../internal/dialog-frame/DialogFrame.tsx'

const fadeInMs = 300

export interface DialogProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Called by Escape, a press outside and the close button; the owner closes it. */
  onClose?: ((reason: 'escape' | 'outside' | 'button') => void) | undefined
  /** Spoken name of the close button; needed while closable. */
  closeLabel?: string | undefined
  /** Heading; without one give `aria-label`. */
  title?: string | undefined
  /** A line under the heading, read with it. */
  text?: ReactNode
  /** Its buttons, at the foot; they stay while the rest is scrolled, in a window of 600 px height or more. */
  actions?: ReactNode
  /** Maximum width, as a size of the set; default 'md'. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** At the top: for content that grows while the visitor types, a sheet from the top on phones; default 'centre'. */
  placement?: 'centre' | 'top' | undefined
  /** False: stays until a choice is made; default true. */
  closable?: boolean | undefined
  /** Between its text and its actions. */
  children?: ReactNode
  /** An alert dialog precedes an action that cannot be undone; default 'dialog'. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Of the dialog. */
  id?: string | undefined
  /** Of the dialog. */
  className?: string | undefined
  /** Of the dialog. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Its spoken name where it has no heading. */
  'aria-label'?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * A modal dialog: traps the focus, locks the page behind it, restores the focus; a bottom sheet on phones. Keyboard as
 * the modal dialog of the ARIA Authoring Practices: Tab stays inside, Escape requests closing. Heavy (MUI's modal):
 * load it with `lazyImport`, never with a first route. For yes or no see `confirmation-dialog`; for content of the page
 * or mere information, `alert` in the page.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    closeLabel,
    title,
    text,
    actions,
    size = 'md',
    placement = 'centre',
    closable = true,
    children,
    'aria-label': spoken,
    ...rest
  } = props
  const id = useId()
  return (
    <MuiDialog
      open={open}
      data-size={size}
      data-placement={placement}
      transitionDuration={fadeInMs}
      maxWidth={size}
      slotProps={{
        // The name belongs to the paper, which is the dialog; MUI would name it by a title that is not there.
        paper: {
          elevation: 0,
          'aria-label': spoken,
          'aria-labelledby': title === undefined ? undefined : `${id}-title`,
        },
      }}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      onClose={(_event, reason) => {
        if (closable) onClose?.(reason === 'escapeKeyDown' ? 'escape' : 'outside')
      }}
      {...rest}
    >
      <DialogFrame
        id={id}
        title={title}
        text={text}
        closeLabel={closable ? closeLabel : undefined}
        onClose={() => onClose?.('button')}
        actions={actions}
      >
        {children}
      </DialogFrame>
    </MuiDialog>
  )
}
