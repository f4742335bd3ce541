import { createContext, useContext, type ReactNode } from 'react'

/** Writes words in a row, as a language does. */
export type FormatList = (items: readonly string[]) => string

const Context = createContext<FormatList>((items) => items.join(', '))

export interface ListFormatProviderProps {
  /** As the page's language does it; with Latin commas without a provider. */
  join: FormatList
  /** What has words in a row. */
  children: ReactNode
}

/** Tells every component of the design system how the page's language writes several words in a row. */
export const ListFormatProvider = ({ join, children }: ListFormatProviderProps) => (
  <Context value={join}>{children}</Context>
)

/** How words are written in a row. */
export const useListFormat = (): FormatList => useContext(Context)
