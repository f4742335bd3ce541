export { AmountChooser, type AmountChooserProps, type AmountOption } from './AmountChooser.tsx'
