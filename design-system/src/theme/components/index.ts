import type { ComponentOverrides } from '../overrides.ts'
import { MuiAlert } from './MuiAlert.ts'
import { MuiButton } from './MuiButton.ts'
import { MuiButtonBase } from './MuiButtonBase.ts'
import { MuiCard } from './MuiCard.ts'
import { MuiIconButton } from './MuiIconButton.ts'
import { MuiOutlinedInput } from './MuiOutlinedInput.ts'
import { MuiPaper } from './MuiPaper.ts'

/** Parts of Material UI as every brand has them, by name and slot: one file a part. Colors alone need none, see `muiPalette`. */
export const components: ComponentOverrides = {
  MuiAlert,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiIconButton,
  MuiOutlinedInput,
  MuiPaper,
}
