import type { ComponentOverrides } from '../overrides.ts'
import { MuiAccordion } from './MuiAccordion.ts'
import { MuiAccordionDetails } from './MuiAccordionDetails.ts'
import { MuiAccordionSummary } from './MuiAccordionSummary.ts'
import { MuiAlert } from './MuiAlert.ts'
import { MuiButton } from './MuiButton.ts'
import { MuiButtonBase } from './MuiButtonBase.ts'
import { MuiCard } from './MuiCard.ts'
import { MuiCheckbox } from './MuiCheckbox.ts'
import { MuiDialog } from './MuiDialog.ts'
import { MuiDialogActions } from './MuiDialogActions.ts'
import { MuiDialogContent } from './MuiDialogContent.ts'
import { MuiDialogTitle } from './MuiDialogTitle.ts'
import { MuiDrawer } from './MuiDrawer.ts'
import { MuiFormControl } from './MuiFormControl.ts'
import { MuiFormControlLabel } from './MuiFormControlLabel.ts'
import { MuiFormGroup } from './MuiFormGroup.ts'
import { MuiFormHelperText } from './MuiFormHelperText.ts'
import { MuiFormLabel } from './MuiFormLabel.ts'
import { MuiIconButton } from './MuiIconButton.ts'
import { MuiInputAdornment } from './MuiInputAdornment.ts'
import { MuiInputLabel } from './MuiInputLabel.ts'
import { MuiMenu } from './MuiMenu.ts'
import { MuiMenuItem } from './MuiMenuItem.ts'
import { MuiNativeSelect } from './MuiNativeSelect.ts'
import { MuiOutlinedInput } from './MuiOutlinedInput.ts'
import { MuiPaper } from './MuiPaper.ts'
import { MuiRadio } from './MuiRadio.ts'
import { MuiSwitch } from './MuiSwitch.ts'

/**
 * Overrides of Material UI components for all brands, by name and slot: one file per component. Colors need none, see
 * `muiPalette`.
 */
export const components: ComponentOverrides = {
  MuiAccordion,
  MuiAccordionDetails,
  MuiAccordionSummary,
  MuiAlert,
  MuiButton,
  MuiButtonBase,
  MuiCard,
  MuiCheckbox,
  MuiDialog,
  MuiDialogActions,
  MuiDialogContent,
  MuiDialogTitle,
  MuiDrawer,
  MuiFormControl,
  MuiFormControlLabel,
  MuiFormGroup,
  MuiFormHelperText,
  MuiFormLabel,
  MuiIconButton,
  MuiInputAdornment,
  MuiInputLabel,
  MuiMenu,
  MuiMenuItem,
  MuiNativeSelect,
  MuiOutlinedInput,
  MuiPaper,
  MuiRadio,
  MuiSwitch,
}
