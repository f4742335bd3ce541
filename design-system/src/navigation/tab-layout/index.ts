export { TabLayout, type TabLayoutProps } from './TabLayout.tsx'
