import { useContext, useMemo } from 'react'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Formats } from '../stores/channel/formats.ts'
import type { TextParameters } from '../stores/channel/texts.ts'
import { HydratedContext, NavigatingContext, PageContextContext, StoresContext } from './contexts.ts'
import type { PageContext } from './page-module.ts'
import type { Stores } from '../stores/create-stores.ts'

/** The stores that every page has. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new TypeError('useStores needs the StoresContext of the application around it')
  return stores
}

/**
 * A store that not every page has, as `defineStore` defines it.
 * @param getStore its definition, such as `getOrderStores`
 */
export function useStore<Store>(getStore: (stores: Stores) => Store): Store {
  return getStore(useStores())
}

/** The address of the page being shown: parameters and query. */
export function usePage(): PageContext {
  const page = useContext(PageContextContext)
  if (!page) throw new TypeError('usePage needs a page of the route table around it')
  return page
}

export interface TextFunctions {
  t: (key: string, parameters?: TextParameters) => string
  plural: (key: string, count: number, parameters?: TextParameters) => string
  /** A text of the wire in the visitor's language. */
  text: (translated: TranslatedText | null | undefined) => string
  /** Things one after another, with the comma of the language. */
  list: (parts: readonly string[]) => string
}

/** The texts of the page. */
export function useText(): TextFunctions {
  const { texts } = useStores()
  return useMemo(
    () => ({
      t: (key, parameters) => texts.t(key, parameters),
      plural: (key, count, parameters) => texts.plural(key, count, parameters),
      text: (translated) => texts.text(translated),
      list: (parts) => texts.list(parts),
    }),
    [texts],
  )
}

/** Amounts, times and dates as the page writes them. */
export function useFormats(): Formats {
  return useStores().formats
}

/** False on the server and in the first render in the browser, true from then on. */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}

/** True while a navigation waits for the next page: the old one is still on screen. */
export function useIsNavigating(): boolean {
  return useContext(NavigatingContext)
}
