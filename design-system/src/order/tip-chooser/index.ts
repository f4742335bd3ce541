export { TipChooser, type TipChooserProps, type TipOption } from './TipChooser.tsx'
