export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
export type { SummaryFilm, SummaryGroup, SummaryLine } from './SummaryBody.tsx'
