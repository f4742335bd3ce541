export {
  TransactionList,
  TransactionRow,
  type TransactionListProps,
  type TransactionRowProps,
} from './TransactionList.tsx'
