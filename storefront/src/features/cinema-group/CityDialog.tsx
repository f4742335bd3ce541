import { Button } from '@foyer/design-system/actions/button'
import { CityPrompt } from '@foyer/design-system/feedback/city-prompt'
import { Dialog } from '@foyer/design-system/feedback/dialog'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import type { GroupSuggestion } from '../../stores/cinemas/nearest-cinema.ts'
import { getNameInCity, roundDistance } from '../../domain/cinema-labels.ts'
import { getCinemaFromAddress, canLocateUnasked } from './location-permission.ts'

export interface CityDialogProps {
  /** Nothing else can be done before a city is chosen. */
  required: boolean
  /** It has opened by itself, and may be left for later. */
  isOffered?: boolean | undefined
  onClose: () => void
}

/** The list of cities: nothing is chosen for the visitor unless we are told where they are. */
export const CityDialog = observer(function CityDialog({
  required,
  isOffered = false,
  onClose,
}: CityDialogProps) {
  const { cinemaGroups, configuration, sites } = useStores()
  const { nearestCinema } = useStore(getPersonalisationStores)
  const { t, plural, text, list } = useText()
  const prompt = configuration.value.cinemaGroupPrompt
  const [chosen, setChosen] = useState<string | null>(cinemaGroups.selectedId)
  const [nearest, setNearest] = useState<GroupSuggestion | null>(null)
  const [locating, setLocating] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    void sites.ensure()
    // Who has a city is about to change it: nothing is put in its place unasked.
    if (cinemaGroups.selectedId !== null) return
    let current = true
    void canLocateUnasked().then(async (mayLocate) => {
      const suggestion = await nearestCinema.preselection(getCinemaFromAddress(), mayLocate)
      if (!current || !suggestion) return
      setNearest(suggestion)
      setChosen((before) => before ?? suggestion.groupId)
    })
    return () => {
      current = false
    }
  }, [cinemaGroups, nearestCinema, sites])

  const locate = async () => {
    setLocating(true)
    setFailure(undefined)
    const suggestion = await nearestCinema.suggestion()
    setLocating(false)
    setNearest(suggestion)
    if (suggestion) setChosen(suggestion.groupId)
    else setFailure(t('sites.prompt.locationRefused'))
  }
  const submit = () => {
    if (chosen === null) return
    cinemaGroups.select(chosen)
    onClose()
  }
  const { distanceUnit } = configuration.value.shared
  const distance = (suggestion: GroupSuggestion) =>
    suggestion.distance === undefined
      ? undefined
      : plural(`sites.distance.${distanceUnit}`, roundDistance(suggestion.distance, distanceUnit))
  const chosenName = cinemaGroups.groups.find((group) => group.id === chosen)?.name

  return (
    <Dialog
      open
      closable={!required}
      onClose={required ? undefined : onClose}
      closeLabel={t('shared.action.close')}
      title={t(prompt.headingKey)}
      text={t(prompt.messageKey)}
      actions={
        <>
          {isOffered && (
            <Button variant="text" size="large" onClick={onClose}>
              {t('sites.prompt.later')}
            </Button>
          )}
          <Button variant="primary" size="large" disabled={chosen === null} onClick={submit}>
            {chosenName ? t('sites.prompt.submitChosen', { city: chosenName }) : t(prompt.submitKey)}
          </Button>
        </>
      }
    >
      <CityPrompt
        legend={t(prompt.labelKey)}
        groups={cinemaGroups.groups.map((group) => ({
          id: group.id,
          name: group.name,
          note: list(
            cinemaGroups
              .getSites(group)
              .map((site) => getNameInCity(text(site.name), configuration.value.chainName)),
          ),
          distance: nearest?.groupId === group.id ? distance(nearest) : undefined,
        }))}
        value={chosen}
        onChange={setChosen}
        locate={{
          label: locating ? t('sites.prompt.locating') : t('sites.prompt.nearMe'),
          busy: locating,
          onPress: () => void locate(),
        }}
        failure={failure}
      />
    </Dialog>
  )
})
