import { useContext, useMemo } from 'react'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { Formats } from '../stores/channel/formats.ts'
import type { TextParameters } from '../stores/channel/texts.ts'
import { HydratedContext, NavigatingContext, PageContextContext, StoresContext } from './contexts.ts'
import type { PageContext } from './page-module.ts'
import type { Stores } from '../stores/create-stores.ts'

/** The stores of every page. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new TypeError('useStores needs the StoresContext of the application around it')
  return stores
}

/**
 * A lazy store, defined by `defineStore`.
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
  /** A list formatted in the page's language. */
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

/** Formats of amounts, times and dates on the page. */
export function useFormats(): Formats {
  return useStores().formats
}

/** False on the server and in the first render in the browser, then true. */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}

/** True while a navigation waits for the next page: the old one is still on screen. */
export function useIsNavigating(): boolean {
  return useContext(NavigatingContext)
}
