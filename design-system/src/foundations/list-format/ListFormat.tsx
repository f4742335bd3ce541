import { createContext, useContext, type ReactNode } from 'react'

/** Formats a list of words in a language. */
export type FormatList = (items: readonly string[]) => string

const Context = createContext<FormatList>((items) => items.join(', '))

export interface ListFormatProviderProps {
  /** As the page's language does it; with Latin commas without a provider. */
  join: FormatList
  /** Content with lists of words. */
  children: ReactNode
}

/** Provides the list format of the page's language to all components. Our own: a context, which draws nothing. */
export const ListFormatProvider = ({ join, children }: ListFormatProviderProps) => (
  <Context value={join}>{children}</Context>
)

/** The list format in use. */
export const useListFormat = (): FormatList => useContext(Context)
