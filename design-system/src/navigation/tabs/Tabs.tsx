import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { TabBar, type Tab } from '../../internal/tab-row/TabBar.tsx'
import { TabPanels } from './TabPanels.tsx'
import { useOpenTab } from './use-open-tab.ts'

const Root = styled('div', { name: 'FoyerTabs', slot: 'Root' })({
  '& > [role=tabpanel]': { paddingBlockStart: 24 },
})

export interface TabPanel extends Tab {
  /** Content of the panel. */
  panel: ReactNode
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** Spoken name of the tabs. */
  label: string
  /** In order; ids are unique. */
  tabs: readonly TabPanel[]
  /** Id of the open tab when the caller keeps it. */
  selected?: string | undefined
  /** Id of the initial tab; default the first enabled one. */
  defaultSelected?: string | undefined
  /** Called with the selected id. */
  onSelect?: ((id: string) => void) | undefined
  /** Closed panels stay in the page, hidden: for content that is costly to recreate, or should be found. */
  keepPanels?: boolean | undefined
}

/**
 * Views of one subject, one at a time. Keyboard as the tabs pattern of the ARIA Authoring Practices: one tab stop;
 * Left, Right, Home and End move and open, Tab goes on to the panel. For the tabs that head a section of a page use
 * `heading-tabs`; for sections that may be open together, `accordion`. Our own: Material UI's Tabs took 16 times the
 * script time to mount and kept 10 of the 15 guarantees tested here.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, defaultSelected, onSelect, keepPanels, ...rest } = props
  const { open, select, getIds } = useOpenTab(tabs, { selected, defaultSelected, onSelect })
  return (
    <Root {...rest}>
      <TabBar label={label} tabs={tabs} selected={open} getIds={getIds} onSelect={select} />
      <TabPanels tabs={tabs} open={open} getIds={getIds} keepMounted={keepPanels} isStop />
    </Root>
  )
}
