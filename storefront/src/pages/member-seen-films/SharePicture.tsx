import { Button } from '@foyer/design-system/actions/button'
import { useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { saveFile } from '../../features/member-history/save-file.ts'
import { getWatchedFilmsStore } from '../../stores/members/watched-films.ts'

/** The picture of a year, which names nobody: to the device's share sheet, or as a file where there is none. */
export function SharePicture({ year }: { year: number }) {
  const { notifications } = useStores()
  const { t } = useText()
  const watched = useStore(getWatchedFilmsStore)
  const [isBusy, setBusy] = useState(false)

  async function share() {
    setBusy(true)
    const answer = await watched.loadPicture(year)
    setBusy(false)
    if (answer.ok && (await handOver(toFile(answer.value, year)))) return
    notifications.add({
      id: 'picture-shared',
      type: 'Warning',
      iconName: 'share',
      title: t('member.seen.shareFailed'),
      messages: [t('member.seen.shareFailedText')],
    })
  }

  return (
    <Button icon="share" busy={isBusy} busyLabel={t('member.seen.sharing')} onClick={() => void share()}>
      {t('member.seen.share')}
    </Button>
  )
}

function toFile({ mediaType, contents }: { mediaType: string; contents: string }, year: number): File {
  const bytes = Uint8Array.from(atob(contents), (each) => each.charCodeAt(0))
  return new File([bytes], `${String(year)}.jpg`, { type: mediaType })
}

/** @returns false if it could neither be shared nor saved */
async function handOver(file: File): Promise<boolean> {
  try {
    // Not every browser that shares takes files.
    if ('canShare' in navigator && navigator.canShare({ files: [file] }))
      await navigator.share({ files: [file] })
    else saveFile(file, file.name)
    return true
  } catch (error) {
    // Closing the share sheet is the visitor's choice, not a failure. Some browsers forget the press while they wait.
    if (error instanceof DOMException && error.name === 'AbortError') return true
    saveFile(file, file.name)
    return true
  }
}
