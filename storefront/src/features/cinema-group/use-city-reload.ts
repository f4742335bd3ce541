import { useEffect, useRef } from 'react'
import { usePage, useStores } from '../../app/hooks.ts'
import type { PageModule } from '../../app/page-module.ts'

/**
 * Loads what the page shows again when the visitor chooses another city: the address stays, the answers differ.
 * Call inside an observer.
 */
export function useCityReload(load: NonNullable<PageModule['load']>): void {
  const stores = useStores()
  const page = usePage()
  const { selectedId } = stores.cinemaGroups
  const loadedFor = useRef(selectedId)
  useEffect(() => {
    if (loadedFor.current === selectedId) return
    loadedFor.current = selectedId
    void load(stores, page)
  }, [load, page, selectedId, stores])
}
