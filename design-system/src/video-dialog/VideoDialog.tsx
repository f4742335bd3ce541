import { styled } from '@mui/material/styles'
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

/** A trailer over the page: plays when opened, controls on, stops and lets go of the file when closed. Load it lazily. */
export function VideoDialog({
  open,
  onClose,
  closeLabel,
  title,
  sources,
  poster,
  captions = [],
  failureText,
}: VideoDialogProps) {
  const [failed, setFailed] = useState(false)
  return (
    <Dialog open={open} onClose={onClose} closeLabel={closeLabel} title={title} size="xl" data-kind="video">
      <Frame>
        {failed ? (
          <p role="alert">{failureText}</p>
        ) : (
          // Captions are data: a trailer without words has none to give.
          // eslint-disable-next-line jsx-a11y/media-has-caption -- tracks are rendered below from the data
          <video controls autoPlay playsInline preload="metadata" poster={poster}>
            {sources.map((source, index) => (
              <source
                key={source.src}
                {...source}
                onError={() => {
                  if (index === sources.length - 1) setFailed(true)
                }}
              />
            ))}
            {captions.map(({ src, label, language }) => (
              <track key={src} kind="captions" src={src} label={label} srcLang={language} />
            ))}
          </video>
        )}
      </Frame>
    </Dialog>
  )
}
