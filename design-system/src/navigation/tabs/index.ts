export { TabBar, type Tab, type TabBarProps } from './TabBar.tsx'
export { Tabs, type TabPanel, type TabsProps } from './Tabs.tsx'
