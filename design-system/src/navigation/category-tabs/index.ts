export { CategoryTabs, type Category, type CategoryTabsProps } from './CategoryTabs.tsx'
