import { createContext, useContext, type ReactNode } from 'react'

/** Writes words in a row, as a language does. */
export type JoinWords = (words: readonly string[]) => string

const Context = createContext<JoinWords>((words) => words.join(', '))

export interface JoinedWordsProviderProps {
  /** As the page's language does it; with Latin commas without a provider. */
  join: JoinWords
  /** What has words in a row. */
  children: ReactNode
}

/** Tells every component of the design system how the page's language writes several words in a row. */
export const JoinedWordsProvider = ({ join, children }: JoinedWordsProviderProps) => (
  <Context value={join}>{children}</Context>
)

/** How words are written in a row. */
export const useJoinWords = (): JoinWords => useContext(Context)
