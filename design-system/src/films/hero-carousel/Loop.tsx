import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { isLineFast } from './fast-line.ts'

const wide = media.up.md.slice('@media '.length)
const subscribe = (notify: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Beside the words, under the scrim. Left and right are those of the picture, which is mirrored as a whole. */
const Video = styled('video', { name: 'FoyerHeroCarousel', slot: 'Loop' })({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  inlineSize: '66%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(90deg, transparent, #000 40%)',
  opacity: 0,
  transition: 'opacity .6s ease',
  '&[data-shown]': { opacity: 1 },
  '@media print': { display: 'none' },
})

export interface LoopProps {
  /** Address of a silent film of seconds. */
  src: string
  /** False holds the frame that is shown. */
  playing: boolean
}

/**
 * A film that repeats over a slide's picture: decoration, without sound and controls. Nothing is loaded in a narrow
 * window, on a slow line, for a visitor who saves data, or on a plate; one that does not come leaves the picture as it is.
 */
export function Loop({ src, playing }: LoopProps) {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const [isFast] = useState(isLineFast)
  const [isPlate] = useState(() => document.documentElement.dataset.heading === 'center')
  const [state, setState] = useState<'coming' | 'shown' | 'failed'>('coming')
  const video = useRef<HTMLVideoElement>(null)
  const isThere = isWide && isFast && !isPlate && state !== 'failed'

  useEffect(() => {
    const element = video.current
    if (!element || !isThere) return
    if (!playing) {
      element.pause()
      return
    }
    // Out of the view it rests.
    const observer = new IntersectionObserver(([entry]) => {
      // Refused where the browser saves power: the picture stays.
      if (entry?.isIntersecting) element.play().catch(() => undefined)
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isThere, playing])

  if (!isThere) return null
  return (
    <Video
      ref={video}
      src={src}
      muted
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      data-shown={state === 'shown' ? '' : undefined}
      onPlaying={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
}
