export {
  ItemDialog,
  type ItemAction,
  type ItemComment,
  type ItemDialogProps,
  type ItemQuantity,
} from './ItemDialog.tsx'
