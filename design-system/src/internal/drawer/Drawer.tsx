import MuiDrawer from '@mui/material/Drawer'
import Fade from '@mui/material/Fade'
import { useId } from 'react'
import type { DialogProps } from '../../feedback/dialog/index.ts'
import { DialogFrame } from '../dialog-frame/DialogFrame.tsx'

export interface DrawerProps extends Omit<
  DialogProps,
  'aria-label' | 'closable' | 'closeLabel' | 'placement' | 'role' | 'size' | 'title'
> {
  /** Heading, and its spoken name. */
  title: string
  /** Spoken name of the close button. */
  closeLabel: string
  /** Maximum width, as a size of the set; default 'md'. */
  size?: 'sm' | 'md' | undefined
}

const fadeInMs = 300
const slots = { transition: Fade }

/**
 * Content that a page opens on a press: its menu, its filters. On phones a sheet from the lower edge, on wider screens
 * in the middle of the page. Keyboard as the modal dialog of the ARIA Authoring Practices. Its look is `MuiDrawer`'s in
 * the theme. Loaded when it is first opened: see `LazyDrawer`.
 */
export function Drawer(props: DrawerProps) {
  const { open, onClose, closeLabel, title, text, actions, size = 'md', children, ...rest } = props
  const id = useId()
  return (
    <MuiDrawer
      anchor="bottom"
      open={open}
      data-size={size}
      elevation={0}
      transitionDuration={fadeInMs}
      slots={slots}
      slotProps={{
        paper: {
          'aria-labelledby': `${id}-title`,
          'aria-describedby': text === undefined ? undefined : `${id}-text`,
        },
      }}
      onClose={(_event, reason) => {
        onClose?.(reason === 'escapeKeyDown' ? 'escape' : 'outside')
      }}
      {...rest}
    >
      <DialogFrame
        id={id}
        title={title}
        text={text}
        closeLabel={closeLabel}
        onClose={() => onClose?.('button')}
        actions={actions}
      >
        {children}
      </DialogFrame>
    </MuiDrawer>
  )
}
