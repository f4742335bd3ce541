export { loadPageHead, PageHeadContext, type PageHead, type PageHeadingProps } from './page-head.ts'
export { PageHeading } from './PageHeading.tsx'
