export { HeadingTabs, type HeadingTab, type HeadingTabsProps } from './HeadingTabs.tsx'
