import { createContext } from 'react'
import type { PageContext } from './page-module.ts'
import type { Stores } from '../stores/create-stores.ts'

/** The stores of this page; the composition root provides them. */
export const StoresContext = createContext<Stores | null>(null)

/** The address of the page being shown. */
export const PageContextContext = createContext<PageContext | null>(null)

/** False on the server and while React hydrates. */
export const HydratedContext = createContext(false)

/** True while a navigation waits for the next page's code and data. */
export const NavigatingContext = createContext(false)

/** Navigates to an address of the site that begins at the root. */
export type StableNavigate = (href: string, options?: { replace?: boolean }) => void

/** Stable for the life of the page; absent on the server, where nobody presses anything. */
export const NavigateContext = createContext<StableNavigate>(() => {
  throw new TypeError('Going somewhere needs a NavigateProvider around the page')
})
