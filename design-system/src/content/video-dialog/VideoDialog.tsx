import type { Ref } from 'react'
import { Dialog } from '../../feedback/dialog/index.ts'
import { Player, type PlayerProps } from './Player.tsx'

export interface VideoDialogProps extends PlayerProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Called by its button, Escape or a press outside; the owner closes it. */
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
 * A trailer over the page: plays when opened, with controls; stops and releases the file when closed. Keyboard as the
 * modal dialog of the ARIA Authoring Practices; the controls are native. Streams play in every browser: without native
 * support, a player is fetched when one is opened. Load it lazily. For a video at YouTube or Vimeo see `video-embed`.
 */
export function VideoDialog(props: VideoDialogProps) {
  const { sources, poster, captions, loadingText, failure, onFailure, ...rest } = props
  return (
    <Dialog size="xl" data-kind="video" {...rest}>
      <Player
        // A new video starts fresh, regardless of the previous one's state.
        key={sources.map(({ src }) => src).join(' ')}
        {...{ sources, poster, captions, loadingText, failure, onFailure }}
      />
    </Dialog>
  )
}
