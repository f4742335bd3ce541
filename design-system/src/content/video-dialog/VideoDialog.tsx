import type { Ref } from 'react'
import { Dialog } from '../../feedback/dialog/index.ts'
import { Player, type PlayerProps } from './Player.tsx'

export interface VideoDialogProps extends PlayerProps {
  /** Whether it is shown; whoever owns it says. */
  open: boolean
  /** Asked for by its button, Escape or a press beside it; whoever owns it closes it. */
  onClose: () => void
  /** Spoken name of the button that closes it. */
  closeLabel: string
  /** Of the dialog, and the spoken name of the video. */
  title: string
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Of the root. */
  id?: string | undefined
  /** Of the root. */
  className?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * A trailer over the page: plays when opened, controls on, stops and lets go of the file when closed. Keyboard as the
 * modal dialog of the ARIA Authoring Practices; the controls are the browser's. Streams play in every browser: the
 * player for them is fetched when one is opened where the browser has none. Load it lazily. For a video at YouTube or
 * Vimeo see `video-embed`.
 */
export function VideoDialog(props: VideoDialogProps) {
  const { sources, poster, captions, loadingText, failure, onFailure, ...rest } = props
  return (
    <Dialog size="xl" data-kind="video" {...rest}>
      <Player
        // Another video begins anew, whatever became of the one before.
        key={sources.map(({ src }) => src).join(' ')}
        {...{ sources, poster, captions, loadingText, failure, onFailure }}
      />
    </Dialog>
  )
}
