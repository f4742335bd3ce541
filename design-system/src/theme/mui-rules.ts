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

/**
 * MUI styles that no variable can express, as rules of the page's sheet, since they apply to components that a page may
 * never load: edges in forced colors, and text on a picture, which stays white.
 */
export const muiRules = `
.MuiImageListItemBar-root {
  color: #fff;
}
@media (forced-colors: active) {
  :root :is(${groundsAlone.join(', ')}) {
    border: 1px solid;
  }
  :root .MuiStepIcon-root {
    border-radius: 50%;
  }
  :root .MuiSlider-track {
    background: Highlight;
    forced-color-adjust: none;
  }
}
`
