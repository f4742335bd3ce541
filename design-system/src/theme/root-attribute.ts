import { createContext, useContext, useSyncExternalStore } from 'react'

/** The attributes that `<html>` will have, for markup that is made on the server. */
export const RootAttributesContext = createContext<Readonly<Record<string, string>>>({})

/**
 * An attribute of `<html>`, read by the few parts that cannot follow it in CSS; only those render again when it
 * changes. The server's markup has the attribute already, so a browser takes over with the value that it was made with.
 */
export function useRootAttribute(name: string): string | null {
  const atServer = useContext(RootAttributesContext)
  const read = () => document.documentElement.getAttribute(name)
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed)
      observer.observe(document.documentElement, { attributeFilter: [name] })
      return () => {
        observer.disconnect()
      }
    },
    read,
    () => (typeof document === 'undefined' ? (atServer[name] ?? null) : read()),
  )
}
