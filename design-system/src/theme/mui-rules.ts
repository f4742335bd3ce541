/** Parts that MUI draws by grounds alone: without an edge nobody sees them where a visitor's own colors replace grounds. */
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
  '.MuiSwitch-thumb',
  '.MuiSwitch-track',
  '.MuiTabs-indicator',
  '.MuiToggleButton-root.Mui-selected',
  '.MuiTooltip-tooltip',
  '.MuiPaginationItem-root.Mui-selected',
]

/**
 * What no variable can say of MUI's parts, as rules of the page's sheet, since they hold for parts that a page may never
 * load: edges in forced colors, and words on a picture, which stay white.
 */
export const muiRules = [
  '.MuiImageListItemBar-root{color:#fff}',
  `@media (forced-colors:active){:root :is(${groundsAlone.join(',')}){border:1px solid}:root .MuiStepIcon-root{border-radius:50%}:root .MuiSlider-track{background:Highlight;forced-color-adjust:none}}`,
].join('\n')
