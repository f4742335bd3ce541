export { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx'
export { embedAddress, type EmbeddedVideo, type VideoProvider } from './embed-address.ts'
