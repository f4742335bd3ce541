import type { videoProviders } from '@foyer/contract/omnia/grid'
import { ContentError } from './read-source.ts'

/** Addresses at which visitors find a video, by provider. */
const youTube =
  /^https:\/\/(?:www\.youtube\.com\/(?:watch\?v=|embed\/)|www\.youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&][\w=&-]*)?$/
const vimeo = /^https:\/\/(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d{5,12})(?:\?[\w=&-]*)?$/

/**
 * The embedded player's address of a video, on the host that sets no cookies.
 * @throws ContentError for any other address
 */
export function parseVideoUrl(url: string): {
  provider: (typeof videoProviders)[number]
  videoId: string
  url: string
} {
  const onYouTube = youTube.exec(url)?.[1]
  if (onYouTube !== undefined) {
    const player = `https://www.youtube-nocookie.com/embed/${onYouTube}`
    return { provider: 'YouTube', videoId: onYouTube, url: player }
  }
  const onVimeo = vimeo.exec(url)?.[1]
  if (onVimeo !== undefined) {
    return { provider: 'Vimeo', videoId: onVimeo, url: `https://player.vimeo.com/video/${onVimeo}?dnt=1` }
  }
  throw new ContentError([`${url} is not a video of YouTube or Vimeo`])
}
