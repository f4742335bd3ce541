import type { ReactNode } from 'react'
import type { OpenTab } from './use-open-tab.ts'

export interface TabPanelsProps extends Pick<OpenTab, 'open' | 'getIds'> {
  /** In the order of their tabs. */
  tabs: readonly { id: string; panel: ReactNode }[]
  /** Panels that are not open stay in the page, out of sight. */
  keepMounted?: boolean | undefined
  /** Each is a tab stop, as in the pattern if its content may be text only. */
  isStop?: boolean | undefined
}

/** What tabs open, one panel each, of which one is seen. */
export const TabPanels = ({ tabs, open, getIds, keepMounted = false, isStop = false }: TabPanelsProps) =>
  tabs.map(({ id, panel }) => (
    <div
      key={id}
      role="tabpanel"
      id={getIds(id).panel}
      aria-labelledby={getIds(id).tab}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the pattern has it: what is in it may be words alone
      tabIndex={isStop ? 0 : undefined}
      hidden={id !== open}
    >
      {(keepMounted || id === open) && panel}
    </div>
  ))
