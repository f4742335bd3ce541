import { useEffect } from 'react'
import { useStore } from '../context/hooks.ts'
import { getPlaceStore } from '../stores/items/place-store.ts'

/** Names the visitor's seat or table in the header while the page is open. @param name empty where it is not known */
export function usePlaceBadge(name: string): void {
  const place = useStore(getPlaceStore)
  useEffect(() => (name === '' ? undefined : place.show(name)), [place, name])
}
