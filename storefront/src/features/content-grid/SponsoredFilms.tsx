import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { getPersonalisationStores } from '../../stores/visitor/personalisation-stores.ts'
import { useStore } from '../../context/hooks.ts'

export interface SponsoredFilmsProps {
  /** Id of the list, by which personalisation knows it. */
  componentId: string
  /** Called with the ids of the films, joined by a space, whenever they change; stays the same function. */
  onNamed: (ids: string) => void
}

/** Asks which films of a list are paid for. Shows nothing itself. */
export const SponsoredFilms = observer(function SponsoredFilms({
  componentId,
  onNamed,
}: SponsoredFilmsProps) {
  const { experiences } = useStore(getPersonalisationStores)
  useEffect(() => {
    void experiences?.ensure(componentId)
  }, [experiences, componentId])
  const ids = experiences?.sponsoredIn(componentId).join(' ') ?? ''
  useEffect(() => {
    onNamed(ids)
  }, [ids, onNamed])
  return null
})
