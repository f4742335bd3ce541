import MuiDialog from '@mui/material/Dialog'
import { styled } from '../../foundations/styled/index.ts'
import { useId, type ReactNode, type Ref } from 'react'
import { media } from '../../foundations/media/index.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { highWindow } from './high-window.ts'

const fadeInMs = 300

const Root = styled(MuiDialog, { name: 'FoyerDialog', slot: 'Root' })({
  '& .MuiBackdrop-root': { background: 'var(--scrim)' },
  '& .MuiDialog-paper': {
    inlineSize: 640,
    maxInlineSize: 'calc(100vw - 32px)',
    maxBlockSize: '94dvh',
    margin: 0,
    '--dialog-foot': '36px',
    padding: '36px 40px var(--dialog-foot)',
    borderRadius: 'var(--r-lg)',
    border: '1px solid var(--border)',
    background: 'var(--surface)',
    color: 'var(--text)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The focused element is not scrolled below the fixed buttons.
    [highWindow]: { '&:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '7rem' } },
  },
  '&[data-size=sm] .MuiDialog-paper': { inlineSize: 480 },
  '&[data-size=lg] .MuiDialog-paper': { inlineSize: 880 },
  '&[data-size=xl] .MuiDialog-paper': { '--dialog-foot': '0px', inlineSize: 1120, padding: 0 },
  '&[data-size=xl] [data-slot=head]': {
    margin: 0,
    padding: 16,
    paddingInlineStart: 24,
    alignItems: 'center',
  },
  '&[data-size=xl] [data-slot=head] > h2': { padding: 0, fontSize: 'var(--t3)' },
  '&[data-size=xl] [data-slot=head] > button': { margin: 0 },
  // A dialog that grows downwards keeps its top in place.
  '&[data-placement=top] .MuiDialog-container': { alignItems: 'start' },
  '&[data-placement=top] .MuiDialog-paper': { marginBlockStart: '6dvh', maxBlockSize: '88dvh' },
  [media.below.sm]: {
    '& .MuiDialog-container': { alignItems: 'end' },
    '&& .MuiDialog-paper': {
      inlineSize: '100vw',
      maxInlineSize: 'none',
      '--dialog-foot': 'calc(20px + env(safe-area-inset-bottom))',
      padding: '24px 16px var(--dialog-foot)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
    },
    [highWindow]: { '&& .MuiDialog-paper:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '13rem' } },
    '&&[data-size=xl] .MuiDialog-paper': { '--dialog-foot': '0px', padding: 0 },
    '&&[data-placement=top] .MuiDialog-paper': {
      maxBlockSize: '100dvh',
      marginBlockStart: 0,
      '--dialog-foot': '20px',
      borderBlockStart: 0,
      borderBlockEnd: '1px solid var(--border)',
      borderRadius: '0 0 var(--r-lg) var(--r-lg)',
    },
  },
})

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
    <Root
      open={open}
      data-size={size}
      data-placement={placement}
      transitionDuration={fadeInMs}
      maxWidth={false}
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
    </Root>
  )
}
