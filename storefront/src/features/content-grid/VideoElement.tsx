import type { PlainElement } from '@foyer/contract/omnia/grid'
import { Link } from '@foyer/design-system/actions/link'
import { VideoEmbed } from '@foyer/design-system/content/video-embed'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { toPicture } from '../../content/content-picture.ts'

type Video = Extract<PlainElement, { type: 'videoEmbed' }>

/** Where a provider shows the video on a page of its own. */
const getVideoPage = ({ provider, videoId }: Video) =>
  provider === 'YouTube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`

/**
 * A video of somebody else: its provider hears of a visitor by consent, or by a press on Play that is for this one video.
 * Without script there is the way to the provider.
 */
export const VideoElement = observer(function VideoElement({ element }: { element: Video }) {
  const { provider, title, url, still } = element
  const consent = useStore(getConsentStore)
  const { logger } = useStores().core.platform
  const { t } = useText()
  // The server knows of no consent: what it wrote is taken over first.
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    setTakenOver(true)
  }, [])
  return (
    <VideoEmbed
      title={title}
      url={url}
      still={still ? toPicture(still) : undefined}
      playLabel={t('browsing.video.play')}
      note={t('browsing.video.note', { provider })}
      allowed={isTakenOver && consent.isGranted}
      caption={<Link href={getVideoPage(element)}>{t('browsing.video.open', { provider })}</Link>}
      failureText={t('browsing.video.failed')}
      onFailure={(address) => logger.warn(`The video ${element.id} cannot be shown: ${address}`)}
    />
  )
})
