export { OrderHeader, type OrderHeaderProps } from './OrderHeader.tsx'
