import Backdrop from '@mui/material/Backdrop'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Popover from '@mui/material/Popover'
import Snackbar from '@mui/material/Snackbar'
import SwipeableDrawer from '@mui/material/SwipeableDrawer'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

/** What opens over a page, each by the button that closes it again. */
export const choices = [
  { kind: 'Dialog', role: 'button', name: 'Stay' },
  { kind: 'Drawer', role: 'button', name: 'Close the drawer' },
  { kind: 'Swipeable', role: 'button', name: 'Show 12 films' },
  { kind: 'Menu', role: 'menuitem', name: 'Newest first' },
  { kind: 'Popover', role: 'button', name: 'Understood' },
  { kind: 'Snackbar', role: 'button', name: 'Undo' },
  { kind: 'Backdrop', role: 'button', name: 'Stop' },
] as const

type Kind = (typeof choices)[number]['kind']

export function Overlays() {
  const [opened, setOpened] = useState<Kind | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      {choices.map(({ kind }) => (
        <Button
          key={kind}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget)
            setOpened(kind)
          }}
        >
          {kind}
        </Button>
      ))}
      <Dialog open={opened === 'Dialog'} onClose={close} aria-labelledby="plain-dialog">
        <DialogTitle id="plain-dialog">Leave the order?</DialogTitle>
        <DialogContent>
          <DialogContentText>The seats are free again at once.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Stay</Button>
        </DialogActions>
      </Dialog>
      <Drawer open={opened === 'Drawer'} onClose={close} slotProps={{ paper: { 'aria-label': 'Drawer' } }}>
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
      <SwipeableDrawer
        anchor="right"
        open={opened === 'Swipeable'}
        onOpen={() => setOpened('Swipeable')}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Filters' } }}
      >
        <Button onClick={close}>Show 12 films</Button>
      </SwipeableDrawer>
      <Menu open={opened === 'Menu'} onClose={close} anchorEl={anchor}>
        <MenuItem onClick={close}>Newest first</MenuItem>
      </Menu>
      <Popover
        open={opened === 'Popover'}
        onClose={close}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Premier seats', sx: { padding: 2 } } }}
      >
        <Typography>Wider, in the last two rows.</Typography>
        <Button onClick={close}>Understood</Button>
      </Popover>
      <Snackbar
        open={opened === 'Snackbar'}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') close()
        }}
        message="Saved to the list"
        action={
          <Button color="inherit" onClick={close}>
            Undo
          </Button>
        }
      />
      <Backdrop open={opened === 'Backdrop'} unmountOnExit>
        <Button variant="contained" onClick={close}>
          Stop
        </Button>
      </Backdrop>
    </>
  )
}
