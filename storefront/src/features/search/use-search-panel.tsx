import { useState, type MouseEvent, type ReactNode } from 'react'
import { useStores } from '../../context/hooks.ts'
import { searchFieldId } from './search-field-id.ts'
import type { SearchDialog } from './SearchDialog.tsx'

/** The panel that a press on the header's search opens; its script is fetched with the first press. */
export function useSearchPanel(): { open: (event: MouseEvent<HTMLElement>) => void; panel: ReactNode } {
  const { routes } = useStores()
  const [Panel, setPanel] = useState<typeof SearchDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    open: (event) => {
      // For a new tab, the link is what was meant.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const field = document.getElementById(searchFieldId)
      if (field) {
        field.focus()
        return
      }
      // Safari does not focus a link that is pressed, and the focus comes back to where it was.
      event.currentTarget.focus()
      setOpen(true)
      import('./SearchDialog.tsx').then(
        (module) => setPanel(() => module.SearchDialog),
        // Its script did not come: the page requests it again.
        () => window.location.assign(routes.search()),
      )
    },
    panel: Panel && <Panel open={isOpen} onClose={() => setOpen(false)} />,
  }
}
