/**
 * Components that MUI draws by background only: without an edge they are invisible where a visitor's own colors replace
 * backgrounds.
 */
const groundsAlone = [
  '.MuiAlert-root',
  '.MuiAvatar-root',
  '.MuiBadge-badge',
  '.MuiButton-contained',
  '.MuiChip-root',
  '.MuiFab-root',
  '.MuiFilledInput-root',
  '.MuiLinearProgress-root',
  '.MuiMobileStepper-dot',
  '.MuiPaper-root',
  '.MuiSkeleton-root',
  '.MuiSlider-rail',
  '.MuiSlider-thumb',
  '.MuiSnackbarContent-root',
  '.MuiStepIcon-root',
  '.MuiTabs-indicator',
  '.MuiToggleButton-root.Mui-selected',
  '.MuiTooltip-tooltip',
  '.MuiPaginationItem-root.Mui-selected',
]

/** A bar over a picture; one below a picture is on the page's background. */
const barOnPicture = '.MuiImageListItemBar-root:not(.MuiImageListItemBar-positionBelow)'

/**
 * MUI styles that no variable can express, as rules of the page's sheet, since they apply to components that a page may
 * never load: colors that MUI writes as literals, text on a picture, which stays white in every mode, on a bar as dark
 * as a white picture needs, an autocomplete as high as other fields, steps told apart by more than their color, and
 * edges and selections in forced colors.
 */
export const muiRules = `
:root ${barOnPicture} {
  background: rgb(0 0 0 / .7);
}
:root ${barOnPicture} :is(.MuiImageListItemBar-titleWrap, .MuiIconButton-root) {
  color: #fff;
}
:root .MuiAutocomplete-root .MuiOutlinedInput-root {
  padding-block: 7px;
}
:root .MuiAutocomplete-root .MuiAutocomplete-input {
  min-block-size: 0;
}
:root .MuiMobileStepper-dot:not(.MuiMobileStepper-dotActive) {
  box-shadow: inset 0 0 0 1px var(--foyer-text-muted);
  background: none;
}
:root .MuiRating-root {
  color: var(--foyer-primary-text);
}
:root .MuiBackdrop-root:not(.MuiBackdrop-invisible) {
  background: var(--foyer-scrim);
}
@media (forced-colors: active) {
  :root :is(${groundsAlone.join(', ')}) {
    border: 1px solid;
  }
  :root :is(.MuiStepIcon-root, .MuiMobileStepper-dot) {
    border-radius: 50%;
  }
  :root :is(.MuiSlider-track, .MuiMobileStepper-dotActive, .MuiLinearProgress-bar) {
    background: Highlight;
    forced-color-adjust: none;
  }
  :root .MuiBottomNavigationAction-root.Mui-selected {
    border-block-start: 2px solid Highlight;
  }
  :root :is(.MuiListItemButton-root, .MuiMenuItem-root).Mui-selected,
  :root .MuiAutocomplete-option[aria-selected=true] {
    border-inline-start: 4px solid Highlight;
  }
  :root :is(.MuiAutocomplete-option.Mui-focused, .MuiTableRow-root.Mui-selected) {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
}
`
