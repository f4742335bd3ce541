import type Hls from 'hls.js'

/** Loads the stream player: a separate script, needed only when such a trailer is opened. */
type LoadPlayer = () => Promise<{ default: typeof Hls }>

const loadPlayer: LoadPlayer = () => import('hls.js')

/** Whether an address holds a playlist of a stream (HLS), by its media type. */
export const isStream = (type: string) => /mpegurl/i.test(type)

/** Whether the player takes such a medium at all, by its media type: a file of MP4, or a stream. */
export const isPlayable = (type: string) => isStream(type) || /^video\/mp4(;|$)/i.test(type)

/**
 * Plays an HLS playlist in browsers without native support. It works without a worker, so that a policy with Trusted
 * Types needs no exception; the policy must allow media from `blob:`.
 * @param onFailure called once, if the playlist or its segments cannot be fetched or played
 * @returns a function that stops and releases everything
 */
export function playStream(
  video: HTMLVideoElement,
  src: string,
  onFailure: () => void,
  load: LoadPlayer = loadPlayer,
): () => void {
  let player: Hls | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    player?.destroy()
    player = undefined
  }
  const fail = () => {
    if (isOver) return
    stop()
    onFailure()
  }
  const begin = ({ default: Player }: { default: typeof Hls }) => {
    if (isOver) return
    if (!Player.isSupported()) {
      fail()
      return
    }
    player = new Player({ enableWorker: false, capLevelToPlayerSize: true })
    player.on(Player.Events.ERROR, (_event, { fatal }) => {
      if (fatal) fail()
    })
    player.loadSource(src)
    player.attachMedia(video)
  }
  // What throws while it begins is a failure like one of loading.
  load().then(begin).catch(fail)
  return stop
}
