import Fade from '@mui/material/Fade'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { PlainLink } from '../../actions/link/index.ts'
import type { AccountMenuProps } from './AccountMenu.tsx'

export interface OpenMenuProps extends Pick<AccountMenuProps, 'label' | 'items' | 'signOut'> {
  /** Whether it is shown; it stays mounted while it fades. */
  open: boolean
  /** What it stands below. */
  anchor: HTMLElement | null
  /** Called for Escape, a press beside it, and a chosen entry. */
  onClose: () => void
}

const slots = { transition: Fade }

/** The entries, below their button and in line with its end. */
export function OpenMenu({ open, label, items, signOut, anchor, onClose }: OpenMenuProps) {
  const isMirrored = anchor !== null && getComputedStyle(anchor).direction === 'rtl'
  const horizontal = isMirrored ? 'left' : 'right'
  return (
    <Menu
      // Inside the header, which is a landmark.
      disablePortal
      open={open}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      elevation={0}
      slots={slots}
      slotProps={{ list: { 'aria-label': label } }}
      onClose={onClose}
    >
      {items.map(({ id, label: text, href }) => (
        <MenuItem key={id} component={PlainLink} href={href} disableRipple onClick={onClose}>
          {text}
        </MenuItem>
      ))}
      <MenuItem
        disableRipple
        data-slot="sign-out"
        onClick={() => {
          onClose()
          signOut.onPress()
        }}
      >
        {signOut.label}
      </MenuItem>
    </Menu>
  )
}
