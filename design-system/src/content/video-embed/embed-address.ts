export type VideoProvider = 'YouTube' | 'Vimeo'

export interface EmbeddedVideo {
  provider: VideoProvider
  videoId: string
  /** The player's own address, on the host of the provider's that sets no cookies. */
  url: string
}

const youTubeId = /^[\w-]{11}$/
const vimeoId = /^\d{6,12}$/
const youTubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']

function youTubeVideo(videoId: string | null | undefined): EmbeddedVideo | null {
  if (!videoId || !youTubeId.test(videoId)) return null
  return { provider: 'YouTube', videoId, url: `https://www.youtube-nocookie.com/embed/${videoId}` }
}

/**
 * The player address of a YouTube or Vimeo video, from any of its public addresses; null for every other address. The
 * result is built from the video's id, so that nothing else of the input reaches the page.
 */
export function embedAddress(address: string): EmbeddedVideo | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const host = hostname.replace(/^www\./, '')
  const [first, second] = pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youTubeVideo(first)
  if (youTubeHosts.includes(host)) return youTubeVideo(first === 'watch' ? searchParams.get('v') : second)
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const videoId = first === 'video' ? second : first
  if (!videoId || !vimeoId.test(videoId)) return null
  return { provider: 'Vimeo', videoId, url: `https://player.vimeo.com/video/${videoId}?dnt=1` }
}
