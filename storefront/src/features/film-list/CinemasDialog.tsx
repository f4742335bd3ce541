import { Button } from '@foyer/design-system/actions/button'
import { CinemaPicker } from '@foyer/design-system/films/cinema-picker'
import { Dialog } from '@foyer/design-system/feedback/dialog'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'

interface CinemasDialogProps {
  open: boolean
  /** Site ids in force. */
  selected: readonly string[]
  onClose: () => void
  onApply: (selected: readonly string[]) => void
}

/** All cinemas of the chain, to choose several of: what is ticked counts when it is applied. */
export const CinemasDialog = observer(function CinemasDialog(props: CinemasDialogProps) {
  const { open, selected, onClose, onApply } = props
  const { cinemaGroups, configuration, sites } = useStores()
  const { t, plural, text } = useText()
  const [pending, setPending] = useState(selected)
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins with what is in force.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPending(selected)
  }
  useEffect(() => {
    if (open) void sites.all.ensure()
  }, [open, sites])

  const ofCity = new Set(cinemaGroups.siteIds)
  // The chosen city's first: most visitors look no further.
  const ordered = [...sites.list].sort((a, b) => Number(ofCity.has(b.id)) - Number(ofCity.has(a.id)))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('browsing.cinemas.title')}
      closeLabel={t('browsing.cinemas.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('browsing.cinemas.cancel')}
          </Button>
          <Button onClick={() => onApply(pending)}>{t('browsing.films.show')}</Button>
        </>
      }
    >
      <CinemaPicker
        cinemas={ordered.map((site) => ({
          id: site.id,
          name: text(site.name),
          place: cinemaGroups.groupOfSite(site.id)?.name,
        }))}
        state={sites.all.value ? 'ready' : sites.all.error ? 'failed' : 'loading'}
        onRetry={() => void sites.all.refresh()}
        selected={pending}
        onChange={setPending}
        maximum={configuration.value.browsing.maximumSelectedSites}
        labels={{
          search: t('browsing.cinemas.search'),
          placeholder: t('browsing.cinemas.placeholder'),
          legend: t('browsing.cinemas.legend'),
          selected: t('browsing.cinemas.selected'),
          remove: (name) => t('browsing.cinemas.remove', { name }),
          clear: t('browsing.cinemas.clear'),
          found: (count) => plural('browsing.cinemas.found', count),
          none: (term) => t('browsing.cinemas.none', { term }),
          limit: (maximum) => plural('browsing.cinemas.limit', maximum),
          loading: t('browsing.cinemas.loading'),
          failedTitle: t('browsing.films.failedTitle'),
          failed: t('browsing.cinemas.failed'),
          retry: t('shared.failure.retry'),
        }}
      />
    </Dialog>
  )
})
