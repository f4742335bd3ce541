import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { embedAddress } from './embed-address.ts'

const Root = styled('figure', { name: 'FoyerVideoEmbed', slot: 'Root' })({
  margin: 0,
  '& > [data-slot=frame]': {
    position: 'relative',
    display: 'grid',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
  },
  '& iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  '& [data-slot=ask]': {
    position: 'relative',
    alignSelf: 'end',
    justifySelf: 'start',
    display: 'grid',
    justifyItems: 'start',
    gap: 12,
    maxInlineSize: '100%',
    margin: 16,
    padding: '16px 20px',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& [data-slot=failed]': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 8,
    padding: 24,
    color: 'var(--foyer-text-muted)',
    textAlign: 'center',
  },
  '& > figcaption': {
    marginBlockStart: 8,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

export interface VideoEmbedProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** Subject of the video: the accessible name of its player. */
  title: string
  /** Of the video at YouTube or Vimeo, in any form; another address shows the failure. */
  url: string
  /** A still from the own site: nothing is requested from the provider before the press. */
  still?: PictureSource | undefined
  /** Label of the button that loads the provider's video. */
  playLabel: string
  /** Text above the button: which provider is contacted, and that it may set cookies. */
  note?: ReactNode
  /** The visitor has agreed to embeds: the player is loaded immediately, and waits for its own button. */
  allowed?: boolean | undefined
  /** Under the video. */
  caption?: ReactNode
  /** Instead of a video that cannot be shown. */
  failureText: string
  /** Called once for each address that is no YouTube or Vimeo video; for logging. */
  onFailure?: ((url: string) => void) | undefined
}

/**
 * A video at YouTube or Vimeo: a still with a button, and the provider's player in its place once it is pressed,
 * playing and with the focus in it. A page that shows one has to allow the two hosts in `frame-src`. For a chain's own
 * videos see `video-dialog`. Our own: Material UI has no player.
 */
export function VideoEmbed(props: VideoEmbedProps) {
  const { title, url, still, playLabel, note, allowed = false, caption, ...others } = props
  const { failureText, onFailure, ...rest } = others
  const [pressed, setPressed] = useState<string | null>(null)
  const video = embedAddress(url)
  const isPressed = video !== null && pressed === video.url
  const state = !video ? 'failed' : isPressed || allowed ? 'player' : 'still'
  const tell = useEffectEvent(() => onFailure?.(url))
  const hasFailed = video === null
  useEffect(() => {
    if (hasFailed) tell()
  }, [hasFailed, url])
  const player = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // The button disappears: the focus moves to the video.
    if (isPressed) player.current?.focus()
  }, [isPressed])
  return (
    <Root data-state={state} data-provider={video?.provider} {...rest}>
      <div data-slot="frame">
        {!video ? (
          <div data-slot="failed">
            <Icon name="no-film" size={40} />
            {failureText}
          </div>
        ) : state === 'player' ? (
          <iframe
            ref={player}
            title={title}
            src={isPressed ? `${video.url}${video.url.includes('?') ? '&' : '?'}autoplay=1` : video.url}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            loading="lazy"
          />
        ) : (
          <>
            {still && (
              <Picture
                source={still}
                ratio="fill"
                sizes="(max-width: 1023px) 92vw, 760px"
                alt=""
                maxWidth={1200}
              />
            )}
            <div data-slot="ask">
              {note}
              <Button
                size="medium"
                icon="play"
                aria-label={`${playLabel}: ${title}`}
                onClick={() => {
                  setPressed(video.url)
                }}
              >
                {playLabel}
              </Button>
            </div>
          </>
        )}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </Root>
  )
}
