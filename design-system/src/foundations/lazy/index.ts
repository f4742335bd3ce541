export { retryFailedImports, lazyImport, onImportRetry } from './lazy-import.ts'
export { lazyWithRetry } from './lazy-with-retry.tsx'
