export {
  OrderLayout,
  PageContainer,
  Section,
  SkipLink,
  type OrderLayoutProps,
  type SectionProps,
} from './Layout.tsx'
