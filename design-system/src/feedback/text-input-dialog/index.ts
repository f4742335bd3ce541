export { TextInputDialog, type TextInputDialogProps } from './TextInputDialog.tsx'
