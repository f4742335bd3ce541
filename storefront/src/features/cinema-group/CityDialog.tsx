import { Button } from '@foyer/design-system/actions/button'
import { CityPrompt } from '@foyer/design-system/feedback/city-prompt'
import { Dialog } from '@foyer/design-system/feedback/dialog'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import type { GroupSuggestion } from '../../stores/cinemas/nearest-cinema.ts'
import { getNameInCity, roundDistance } from '../../domain/cinema-labels.ts'
import { getSiteFront } from '../../page/chain-pictures.ts'
import { findLikeliestGroup, isMatchingGroup } from './city-list.ts'
import { getCinemaFromAddress, canLocateUnasked } from './location-permission.ts'

export interface CityDialogProps {
  /** Nothing else can be done before a city is chosen. */
  required: boolean
  /** It has opened by itself, and may be left for later. */
  isOffered?: boolean | undefined
  onClose: () => void
}

/**
 * The list of cities. The likeliest is chosen: that of the nearest cinema where the visitor's position is known, else
 * the one with most cinemas; where a city is required, nothing is chosen in advance unless the position is known.
 */
export const CityDialog = observer(function CityDialog({
  required,
  isOffered = false,
  onClose,
}: CityDialogProps) {
  const { cinemaGroups, configuration, routes, sites } = useStores()
  const { nearestCinema } = useStore(getPersonalisationStores)
  const { t, plural, text } = useText()
  const prompt = configuration.value.cinemaGroupPrompt
  const [chosen, setChosen] = useState<string | null>(
    () => cinemaGroups.selectedId ?? (required ? null : findLikeliestGroup(cinemaGroups.groups)),
  )
  /** The visitor has chosen: what comes late no longer does. */
  const touched = useRef(false)
  const [term, setTerm] = useState('')
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
      if (!touched.current) setChosen(suggestion.groupId)
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
    if (suggestion) {
      setTerm('')
      setChosen(suggestion.groupId)
    } else setFailure(t('sites.prompt.locationRefused'))
  }
  const submit = () => {
    if (chosen === null) return
    cinemaGroups.select(chosen)
    onClose()
  }
  const { distanceUnit } = configuration.value.shared
  /** To the nearest of the cinemas. */
  const getDistance = (siteIds: readonly string[]) => {
    const known = siteIds.flatMap((id) => nearest?.distances?.get(id) ?? [])
    if (known.length === 0) return undefined
    return plural(`sites.distance.${distanceUnit}`, roundDistance(Math.min(...known), distanceUnit))
  }
  const groups = cinemaGroups.groups
    .map((group) => ({ group, cinemas: cinemaGroups.getSites(group) }))
    .filter(({ group, cinemas }) => isMatchingGroup(term, group.name, cinemas))
  const chosenName = cinemaGroups.groups.find((group) => group.id === chosen)?.name

  return (
    <Dialog
      open
      data-kind="city"
      closable={!required}
      onClose={required ? undefined : onClose}
      closeLabel={t('shared.action.close')}
      title={t(prompt.headingKey)}
      text={t(prompt.messageKey)}
      actions={
        <>
          {/* One way past the question: a required one has none. */}
          {!required && !isOffered && (
            <Button variant="text" size="large" href={routes.sites()} onClick={onClose}>
              {t('sites.prompt.allCinemas')}
            </Button>
          )}
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
        groups={groups.map(({ group, cinemas }) => {
          const [first] = cinemas
          return {
            id: group.id,
            name: group.name,
            note: cinemas
              .map((site) => getNameInCity(text(site.name), configuration.value.chainName))
              .join(' · '),
            distance: getDistance(cinemas.map(({ id }) => id)),
            picture: first && getSiteFront(first, routes),
          }
        })}
        value={chosen}
        onChange={(id) => {
          touched.current = true
          setChosen(id)
        }}
        search={
          cinemaGroups.groups.length > 1
            ? {
                label: t('sites.prompt.search'),
                value: term,
                onChange: setTerm,
                clearLabel: t('browsing.search.clear'),
              }
            : undefined
        }
        locate={{
          label: locating ? t('sites.prompt.locating') : t('sites.prompt.nearMe'),
          busy: locating,
          onPress: () => void locate(),
        }}
        failure={groups.length === 0 ? t('sites.prompt.noneFound', { term }) : failure}
      />
    </Dialog>
  )
})
