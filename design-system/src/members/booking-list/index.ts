export { BookingList, BookingRow, type BookingListProps, type BookingRowProps } from './BookingList.tsx'
