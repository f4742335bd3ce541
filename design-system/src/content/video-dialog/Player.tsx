import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'
import { isPlayable, isStream, playStream } from './play-stream.ts'

const Frame = styled('div', { name: 'FoyerVideoDialog', slot: 'Frame' })({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: '#000',
  color: '#fff',
  '& > video': { display: 'block', inlineSize: '100%', blockSize: '100%' },
  '& > [data-slot]': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 8,
    padding: 24,
    textAlign: 'center',
    overflow: 'auto',
  },
  // The player's own controls stay in reach while it loads.
  '& > [data-slot=loading]': { pointerEvents: 'none' },
  '& > [data-slot=loading]::before': {
    content: '""',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: '50%',
    border: '3px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'foyer-turn 0.9s linear infinite',
  },
  '@keyframes foyer-turn': { to: { transform: 'rotate(1turn)' } },
  '& strong': { fontSize: 'var(--foyer-text-lg)' },
  '& button': { marginBlockStart: 12 },
  [media.reducedMotion]: { '& > [data-slot=loading]::before': { animation: 'none' } },
})

interface VideoSource {
  /** Address of the file or of the playlist. */
  src: string
  /** Media type: `video/mp4`, or the playlist of a stream (`application/vnd.apple.mpegurl`). Any other fails. */
  type: string
}

export interface PlayerProps {
  /** The same video in several forms; the next is tried when one fails. */
  sources: readonly VideoSource[]
  /** Address of the picture before it plays. */
  poster?: string | undefined
  /** WebVTT files by their address; `language` is a BCP 47 tag. */
  captions?: readonly { src: string; label: string; language: string }[] | undefined
  /** Announced until the video is visible. */
  loadingText: string
  /** Shown when no source can be played. */
  failure: { title: string; text: string; retryLabel: string }
  /** Called once per attempt if no source could be played, or there is none; for logging. */
  onFailure?: ((reason: 'no-source' | 'unplayable') => void) | undefined
}

interface VideoProps {
  source: VideoSource
  poster: string | undefined
  captions: NonNullable<PlayerProps['captions']>
  loadingText: string
  onFailure: () => void
}

/** One source, from its first byte: loading, then playing, or a failure reported to the player above. */
function Video({ source, poster, captions, loadingText, onFailure }: VideoProps) {
  // Not the object: a page that is rendered again makes a new one of the same video, which is to play on.
  const { src, type } = source
  const video = useRef<HTMLVideoElement>(null)
  const [isLoading, setLoading] = useState(true)
  const failed = useRef(onFailure)
  useEffect(() => {
    failed.current = onFailure
  })
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    if (isStream(type) && element.canPlayType(type) === '')
      return playStream(element, src, () => failed.current())
    element.src = src
    // Letting go of the address ends the download too.
    return () => {
      element.removeAttribute('src')
      element.load()
    }
  }, [src, type])
  return (
    <>
      {/* Captions are data: a trailer without words has none to give. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- tracks are rendered below from the data */}
      <video
        ref={video}
        controls
        autoPlay
        playsInline
        preload="metadata"
        poster={poster}
        // If the browser blocks autoplay, there may be no picture before a press on Play.
        onLoadedMetadata={() => setLoading(false)}
        onLoadedData={() => setLoading(false)}
        onError={onFailure}
      >
        {captions.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            label={track.label}
            srcLang={track.language}
          />
        ))}
      </video>
      {isLoading && (
        <div data-slot="loading" role="status">
          {loadingText}
        </div>
      )}
    </>
  )
}

/** Tries the sources one after another, reports when none can be played, and starts again on request. */
export function Player({ sources, poster, captions = [], loadingText, failure, onFailure }: PlayerProps) {
  const [attempt, setAttempt] = useState({ number: 1, index: 0 })
  const source = sources.filter(({ type }) => isPlayable(type))[attempt.index]
  const hasFailed = source === undefined
  const hasSources = sources.length > 0
  const tell = useRef(onFailure)
  useEffect(() => {
    tell.current = onFailure
  })
  useEffect(() => {
    if (hasFailed) tell.current?.(hasSources ? 'unplayable' : 'no-source')
  }, [hasFailed, hasSources, attempt.number])
  return (
    <Frame>
      {source ? (
        <Video
          key={`${attempt.number} ${source.src}`}
          source={source}
          poster={poster}
          captions={captions}
          loadingText={loadingText}
          onFailure={() => setAttempt((now) => ({ ...now, index: attempt.index + 1 }))}
        />
      ) : (
        <div data-slot="failed" role="alert">
          <strong>{failure.title}</strong>
          {failure.text}
          <Button
            variant="secondary"
            size="medium"
            icon="refresh"
            onArt
            onClick={() => setAttempt(({ number }) => ({ number: number + 1, index: 0 }))}
          >
            {failure.retryLabel}
          </Button>
        </div>
      )}
    </Frame>
  )
}
