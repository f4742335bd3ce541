import { Dialog } from '../dialog/index.ts'
import { Player, type PlayerProps } from './Player.tsx'

export interface VideoDialogProps extends PlayerProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  title: string
}

/**
 * A trailer over the page: plays when opened, controls on, stops and lets go of the file when closed. Streams play in
 * every browser: the player for them is fetched when one is opened where the browser has none. Load it lazily.
 */
export const VideoDialog = ({ open, onClose, closeLabel, title, ...player }: VideoDialogProps) => (
  <Dialog open={open} onClose={onClose} closeLabel={closeLabel} title={title} size="xl" data-kind="video">
    {/* Another video begins anew, whatever became of the one before. */}
    <Player key={player.sources.map(({ src }) => src).join(' ')} {...player} />
  </Dialog>
)
