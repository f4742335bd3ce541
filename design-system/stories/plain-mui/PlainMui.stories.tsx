import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Cases } from '../Cases.tsx'
import { Actions } from './Actions.tsx'
import { Content } from './Content.tsx'
import { Feedback } from './Feedback.tsx'
import { Forms } from './Forms.tsx'

/** Parts of Material UI as they come, in the root theme: what nobody uses yet has to look right in every brand, too. */
const meta: Meta = { title: 'Foundations/Plain MUI', tags: ['!autodocs'] }
export default meta

type Story = StoryObj

export const AllParts: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={380}>
      <Actions />
      <Forms />
      <Feedback />
      <Content />
    </Cases>
  ),
}

const kinds = ['Dialog', 'Drawer', 'Menu'] as const

/** What opens over a page. */
export const Overlays: Story = {
  render: function Page() {
    const [opened, setOpened] = useState<(typeof kinds)[number] | null>(null)
    const [anchor, setAnchor] = useState<HTMLElement | null>(null)
    const close = () => setOpened(null)
    return (
      <>
        {kinds.map((kind) => (
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
          <DialogContent>The seats are free again at once.</DialogContent>
          <DialogActions>
            <Button onClick={close}>Stay</Button>
          </DialogActions>
        </Dialog>
        <Drawer open={opened === 'Drawer'} onClose={close} slotProps={{ paper: { 'aria-label': 'Drawer' } }}>
          <Button onClick={close}>Close</Button>
        </Drawer>
        <Menu open={opened === 'Menu'} onClose={close} anchorEl={anchor}>
          <MenuItem onClick={close}>Newest first</MenuItem>
        </Menu>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const kind of kinds) {
      await userEvent.click(page.getByRole('button', { name: kind }))
      const choice = await page.findByRole(kind === 'Menu' ? 'menuitem' : 'button', {
        name: kind === 'Dialog' ? 'Stay' : kind === 'Drawer' ? 'Close' : 'Newest first',
      })
      await waitFor(() => expect(choice).toBeVisible())
      await userEvent.click(choice)
      await waitFor(() => expect(choice).not.toBeInTheDocument())
    }
  },
}
