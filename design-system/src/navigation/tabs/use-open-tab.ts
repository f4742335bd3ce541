import { useId, useState } from 'react'

interface Choice {
  /** Id of the open tab when the caller keeps it. */
  selected?: string | undefined
  /** Id open initially, if uncontrolled. */
  defaultSelected?: string | undefined
  /** Called with the selected id. */
  onSelect?: ((id: string) => void) | undefined
}

export interface OpenTab {
  /** Id of the open tab; null if none can be open. */
  open: string | null
  /** Opens another. */
  select: (id: string) => void
  /** Element ids of a tab and of its panel. */
  getIds: (tab: string) => { tab: string; panel: string }
}

/** Which of some tabs with panels is open: the caller's, else the one chosen last, else the first that can be chosen. */
export function useOpenTab(
  tabs: readonly { id: string; disabled?: boolean | undefined }[],
  { selected, defaultSelected, onSelect }: Choice,
): OpenTab {
  const id = useId()
  const [own, setOwn] = useState(defaultSelected)
  const wanted = selected ?? own
  // A tab may leave while it is open: another takes its place.
  const isThere = tabs.some((tab) => tab.id === wanted)
  return {
    open: (isThere ? wanted : tabs.find(({ disabled }) => !disabled)?.id) ?? null,
    select: (tab) => {
      setOwn(tab)
      onSelect?.(tab)
    },
    getIds: (tab) => ({ tab: `${id}-${tab}`, panel: `${id}-${tab}-panel` }),
  }
}
