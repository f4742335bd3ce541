import { useEffect, useRef } from 'react'
import { usePage, useStores } from '../../context/hooks.ts'
import type { PageModule } from '../../context/page-module.ts'

/**
 * Loads what the page shows again when the visitor chooses another city, or when the business day turns over a page
 * left open: the address stays, the answers differ. Call inside an observer.
 */
export function useCityReload(load: NonNullable<PageModule['load']>): void {
  const stores = useStores()
  const page = usePage()
  const shown = `${stores.cinemaGroups.selectedId ?? ''} ${stores.today.businessDate()}`
  const loadedFor = useRef(shown)
  useEffect(() => {
    if (loadedFor.current === shown) return
    loadedFor.current = shown
    void load(stores, page)
  }, [load, page, shown, stores])
}
