import { Button } from '@foyer/design-system/actions/button'
import { useStores, useText } from '../../context/hooks.ts'

export interface ShareButtonProps {
  title: string
  /** Path of the page to share, without what only this visitor chose. */
  path: string
}

/** Hands the page to the device's share sheet, or puts its address on the clipboard and says so. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { notifications, routes } = useStores()
  const { t } = useText()
  const share = async () => {
    const url = routes.absolute(path)
    try {
      if ('share' in navigator) {
        await navigator.share({ title: t('browsing.film.shareText', { film: title }), url })
        return
      }
      await (navigator as Navigator).clipboard.writeText(url)
      notifications.add({
        id: 'film-shared',
        type: 'Success',
        title: t('browsing.film.shared'),
        messages: [t('browsing.film.sharedText')],
      })
    } catch (error) {
      // Closing the share sheet is the visitor's choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notifications.add({
        id: 'film-shared',
        type: 'Warning',
        // A house's sign for a warning may be a clock: here nothing runs out.
        iconName: 'share',
        title: t('browsing.film.shareFailed'),
        messages: [t('browsing.film.shareFailedText')],
      })
    }
  }
  return (
    <Button variant="secondary" size="medium" icon="share" onClick={() => void share()}>
      {t('browsing.film.share')}
    </Button>
  )
}
