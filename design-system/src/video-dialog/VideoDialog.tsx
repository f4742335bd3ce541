import { styled } from '../styled/index.ts'
import { useState } from 'react'
import { Dialog } from '../dialog/index.ts'

const Frame = styled('div', { name: 'FoyerVideoDialog', slot: 'Frame' })({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: '#000',
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& > p': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 24,
    color: '#fff',
    textAlign: 'center',
  },
})
export interface VideoDialogProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  title: string
  sources: readonly { src: string; type: string }[]
  poster?: string | undefined
  captions?: readonly { src: string; label: string; language: string }[] | undefined
  /** Shown when the video cannot be played. */
  failureText: string
}

type PlayerProps = Pick<VideoDialogProps, 'sources' | 'poster' | 'captions' | 'failureText'>

/** Lives while the dialog is open: a trailer that failed is tried again the next time. */
function Player({ sources, poster, captions = [], failureText }: PlayerProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const last = sources.at(-1)?.src
  if (last === undefined || last === failed) return <p role="alert">{failureText}</p>
  return (
    // Captions are data: a trailer without words has none to give. The key lets a new list of sources be loaded.
    // eslint-disable-next-line jsx-a11y/media-has-caption -- tracks are rendered below from the data
    <video key={last} controls autoPlay playsInline preload="metadata" poster={poster}>
      {sources.map((source) => (
        <source
          key={source.src}
          {...source}
          onError={() => {
            if (source.src === last) setFailed(last)
          }}
        />
      ))}
      {captions.map(({ src, label, language }) => (
        <track key={src} kind="captions" src={src} label={label} srcLang={language} />
      ))}
    </video>
  )
}

/** A trailer over the page: plays when opened, controls on, stops and lets go of the file when closed. Load it lazily. */
export const VideoDialog = ({ open, onClose, closeLabel, title, ...player }: VideoDialogProps) => (
  <Dialog open={open} onClose={onClose} closeLabel={closeLabel} title={title} size="xl" data-kind="video">
    <Frame>
      <Player {...player} />
    </Frame>
  </Dialog>
)
