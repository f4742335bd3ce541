import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useStores, useText } from '../../context/hooks.ts'

const noticeId = 'city'

/**
 * Asks for the city among the notifications, where the visitor was reading before it could be asked: nothing opens over
 * what is being read. Closed, it is left for later; one that is required stays until a city is chosen. Call inside an observer.
 * @param isListOpen the list of cities is open: the notice behind it would ask the same
 */
export function useCityNotice(onChooseCity: () => void, isListOpen: boolean): void {
  const { cinemaGroups, configuration, notifications } = useStores()
  const { t } = useText()
  const { isOffered, isPromptNeeded, isPutOff } = cinemaGroups
  const { headingKey } = configuration.value.cinemaGroupPrompt
  const isShown = (isOffered || isPromptNeeded) && isPutOff && !isListOpen
  useEffect(() => {
    if (!isShown) return
    notifications.add({
      id: noticeId,
      type: 'Info',
      iconName: 'pin',
      title: t(headingKey),
      closeButton: { show: !isPromptNeeded },
      actionButton: { show: true, label: t('sites.selector.choose'), onClick: onChooseCity },
    })
    const stop = reaction(
      () => notifications.all.some(({ id }) => id === noticeId),
      () => cinemaGroups.deferPrompt(),
    )
    return () => {
      stop()
      notifications.remove(noticeId)
    }
  }, [cinemaGroups, headingKey, isPromptNeeded, isShown, notifications, onChooseCity, t])
}
