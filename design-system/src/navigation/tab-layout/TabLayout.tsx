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
  /** Id of the tab that is shown, where it is kept elsewhere. */
  selected?: string | undefined
  /** What is chosen at first, where nobody else keeps it; the first unless given. */
  defaultSelected?: string | undefined
  /** Told what was chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * A row of content as a tab bar, one tab for each of its grids. Every grid is in the page from the start, since it is
 * content: searched for, printed, and not fetched anew. With one tab there is nothing to choose, and its grid stands
 * alone. Keyboard as the tabs pattern of the ARIA Authoring Practices. For views whose panels may come late see
 * `tabs`.
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
