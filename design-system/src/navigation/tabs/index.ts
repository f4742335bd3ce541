export { TabBar, type Tab, type TabBarProps } from '../../internal/tab-row/TabBar.tsx'
export { Tabs, type TabPanel, type TabsProps } from './Tabs.tsx'
