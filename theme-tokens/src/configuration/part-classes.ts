/**
 * Material UI components by name, each with the suffixes of its public class names (`MuiButton-contained`): permitted
 * names in a brand's `components`. Written by `npm run theme:parts`.
 */
export const partClasses: Readonly<Record<string, string>> = {
  MuiAccordion: 'gutters heading region root rounded',
  MuiAccordionActions: 'root spacing',
  MuiAccordionDetails: 'root',
  MuiAccordionSummary: 'content expandIconWrapper gutters root',
  MuiAlert:
    'action colorError colorInfo colorSuccess colorWarning filled icon message outlined root standard',
  MuiAlertTitle: 'root',
  MuiAppBar:
    'colorDefault colorError colorInfo colorInherit colorPrimary colorSecondary colorSuccess colorTransparent colorWarning positionAbsolute positionFixed positionRelative positionStatic positionSticky root',
  MuiAutocomplete:
    'clearIndicator endAdornment fullWidth groupLabel groupUl hasClearIcon hasPopupIcon input inputFocused inputRoot listbox loading noOptions option paper popper popperDisablePortal popupIndicator popupIndicatorOpen root status tag tagSizeMedium tagSizeSmall',
  MuiAvatar: 'circular colorDefault fallback img root rounded square',
  MuiAvatarGroup: 'avatar root',
  MuiBackdrop: 'invisible root',
  MuiBadge:
    'anchorOriginBottomLeft anchorOriginBottomLeftCircular anchorOriginBottomLeftRectangular anchorOriginBottomRight anchorOriginBottomRightCircular anchorOriginBottomRightRectangular anchorOriginTopLeft anchorOriginTopLeftCircular anchorOriginTopLeftRectangular anchorOriginTopRight anchorOriginTopRightCircular anchorOriginTopRightRectangular badge colorError colorInfo colorPrimary colorSecondary colorSuccess colorWarning dot invisible overlapCircular overlapRectangular root standard',
  MuiBottomNavigation: 'root',
  MuiBottomNavigationAction: 'iconOnly label root',
  MuiBox: 'root',
  MuiBreadcrumbs: 'li ol root separator',
  MuiButton:
    'colorError colorInfo colorInherit colorPrimary colorSecondary colorSuccess colorWarning contained disableElevation endIcon fullWidth icon loading loadingIconPlaceholder loadingIndicator loadingPositionCenter loadingPositionEnd loadingPositionStart loadingWrapper outlined root sizeLarge sizeMedium sizeSmall startIcon text',
  MuiButtonBase: 'root',
  MuiButtonGroup:
    'colorPrimary colorSecondary contained disableElevation firstButton fullWidth grouped horizontal lastButton middleButton outlined root text vertical',
  MuiCard: 'root',
  MuiCardActionArea: 'focusHighlight root',
  MuiCardActions: 'root spacing',
  MuiCardContent: 'root',
  MuiCardHeader: 'action avatar content root subheader title',
  MuiCardMedia: 'img media root',
  MuiCheckbox: 'colorPrimary colorSecondary indeterminate root sizeMedium sizeSmall',
  MuiChip:
    'avatar clickable colorDefault colorError colorInfo colorPrimary colorSecondary colorSuccess colorWarning deletable deleteIcon filled icon label outlined root sizeMedium sizeSmall',
  MuiCircularProgress:
    'circle circleDisableShrink colorPrimary colorSecondary determinate indeterminate root svg track',
  MuiCollapse: 'entered hidden horizontal root vertical wrapper wrapperInner',
  MuiContainer: 'disableGutters fixed maxWidthLg maxWidthMd maxWidthSm maxWidthXl maxWidthXs root',
  MuiDialog:
    'backdrop container paper paperFullScreen paperFullWidth paperWidthFalse paperWidthLg paperWidthMd paperWidthSm paperWidthXl paperWidthXs root scrollBody scrollPaper',
  MuiDialogActions: 'root spacing',
  MuiDialogContent: 'dividers root',
  MuiDialogContentText: 'root',
  MuiDialogTitle: 'root',
  MuiDivider:
    'absolute flexItem fullWidth inset middle root textAlignLeft textAlignRight vertical withChildren wrapper wrapperVertical',
  MuiDrawer: 'anchorBottom anchorLeft anchorRight anchorTop docked modal paper root',
  MuiFab:
    'circular colorInherit extended info primary root secondary sizeLarge sizeMedium sizeSmall success warning',
  MuiFilledInput: 'adornedEnd adornedStart hiddenLabel input multiline root sizeSmall underline',
  MuiFormControl: 'fullWidth marginDense marginNone marginNormal root',
  MuiFormControlLabel:
    'asterisk label labelPlacementBottom labelPlacementEnd labelPlacementStart labelPlacementTop root',
  MuiFormGroup: 'root row',
  MuiFormHelperText: 'contained filled root sizeMedium sizeSmall',
  MuiFormLabel: 'asterisk colorSecondary filled root',
  MuiGrid: 'container root',
  MuiIcon:
    'colorAction colorDisabled colorError colorPrimary colorSecondary fontSizeInherit fontSizeLarge fontSizeMedium fontSizeSmall root',
  MuiIconButton:
    'colorError colorInfo colorInherit colorPrimary colorSecondary colorSuccess colorWarning edgeEnd edgeStart loading loadingIndicator loadingWrapper root sizeLarge sizeMedium sizeSmall',
  MuiImageList: 'masonry quilted root standard woven',
  MuiImageListItem: 'img masonry quilted root standard woven',
  MuiImageListItemBar:
    'actionIcon actionPositionLeft actionPositionRight positionBelow positionBottom positionTop root subtitle title titleWrap',
  MuiInput: 'input root underline',
  MuiInputAdornment:
    'disablePointerEvents filled hiddenLabel outlined positionEnd positionStart root sizeSmall standard',
  MuiInputBase:
    'adornedEnd adornedStart colorSecondary formControl fullWidth hiddenLabel input inputTypeSearch multiline root sizeSmall',
  MuiInputLabel: 'animated asterisk filled formControl outlined root shrink sizeSmall standard',
  MuiLinearProgress:
    'bar bar1 bar2 buffer colorPrimary colorSecondary dashed determinate indeterminate query root',
  MuiLink: 'button root underlineAlways underlineHover underlineNone',
  MuiList: 'dense padding root subheader',
  MuiListItem: 'alignItemsFlexStart dense divider gutters padding root secondaryAction',
  MuiListItemAvatar: 'alignItemsFlexStart root',
  MuiListItemButton: 'alignItemsFlexStart dense divider gutters root',
  MuiListItemIcon: 'alignItemsFlexStart root',
  MuiListItemSecondaryAction: 'disableGutters root',
  MuiListItemText: 'dense inset multiline primary root secondary',
  MuiListSubheader: 'colorInherit colorPrimary gutters inset root sticky',
  MuiMenu: 'list paper root',
  MuiMenuItem: 'dense divider gutters root',
  MuiMobileStepper: 'dot dotActive dots positionBottom positionStatic positionTop progress root',
  MuiModal: 'backdrop hidden root',
  MuiNativeSelect:
    'filled icon iconFilled iconOpen iconOutlined iconStandard multiple nativeInput outlined root select standard',
  MuiOutlinedInput: 'input notchedOutline root',
  MuiPagination: 'outlined root text ul',
  MuiPaginationItem:
    'colorPrimary colorSecondary ellipsis firstLast icon outlined page previousNext root rounded sizeLarge sizeSmall text',
  MuiPaper:
    'elevation elevation0 elevation1 elevation10 elevation11 elevation12 elevation13 elevation14 elevation15 elevation16 elevation17 elevation18 elevation19 elevation2 elevation20 elevation21 elevation22 elevation23 elevation24 elevation3 elevation4 elevation5 elevation6 elevation7 elevation8 elevation9 outlined root rounded',
  MuiPopover: 'paper root',
  MuiPopper: 'root',
  MuiRadio: 'colorPrimary colorSecondary root sizeSmall',
  MuiRadioGroup: 'root row',
  MuiRating:
    'decimal icon iconActive iconEmpty iconFilled iconFocus iconHover label labelEmptyValueActive pristine root sizeLarge sizeMedium sizeSmall visuallyHidden',
  MuiScopedCssBaseline: 'root',
  MuiSelect: 'filled icon iconOpen multiple nativeInput outlined root select standard',
  MuiSkeleton: 'circular fitContent heightAuto pulse rectangular root rounded text wave withChildren',
  MuiSlider:
    'colorError colorInfo colorPrimary colorSecondary colorSuccess colorWarning dragging mark markActive markLabel markLabelActive marked rail root sizeSmall thumb track trackFalse trackInverted valueLabel valueLabelCircle valueLabelLabel valueLabelOpen vertical',
  MuiSnackbar:
    'anchorOriginBottomCenter anchorOriginBottomLeft anchorOriginBottomRight anchorOriginTopCenter anchorOriginTopLeft anchorOriginTopRight root',
  MuiSnackbarContent: 'action message root',
  MuiSpeedDial: 'actions actionsClosed directionDown directionLeft directionRight directionUp fab root',
  MuiSpeedDialAction:
    'fab fabClosed staticTooltip staticTooltipClosed staticTooltipLabel tooltipPlacementBottom tooltipPlacementLeft tooltipPlacementRight tooltipPlacementTop',
  MuiSpeedDialIcon: 'icon iconOpen iconWithOpenIconOpen openIcon openIconOpen root',
  MuiStack: 'root',
  MuiStep: 'alternativeLabel horizontal root vertical',
  MuiStepButton: 'horizontal root touchRipple vertical',
  MuiStepConnector: 'alternativeLabel horizontal line root vertical',
  MuiStepContent: 'last root transition',
  MuiStepIcon: 'root text',
  MuiStepLabel: 'alternativeLabel horizontal iconContainer label labelContainer root vertical',
  MuiStepper: 'alternativeLabel horizontal nonLinear root vertical',
  MuiSvgIcon:
    'colorAction colorDisabled colorError colorPrimary colorSecondary fontSizeInherit fontSizeLarge fontSizeMedium fontSizeSmall root',
  MuiSwitch:
    'colorPrimary colorSecondary edgeEnd edgeStart input root sizeMedium sizeSmall switchBase thumb track',
  MuiTab: 'fullWidth icon labelIcon root textColorInherit textColorPrimary textColorSecondary wrapped',
  MuiTabScrollButton: 'horizontal root vertical',
  MuiTable: 'root stickyHeader',
  MuiTableBody: 'root',
  MuiTableCell:
    'alignCenter alignJustify alignLeft alignRight body footer head paddingCheckbox paddingNone root sizeMedium sizeSmall stickyHeader',
  MuiTableContainer: 'root',
  MuiTableFooter: 'root',
  MuiTableHead: 'root',
  MuiTablePagination:
    'actions displayedRows input menuItem root select selectIcon selectLabel selectRoot spacer toolbar',
  MuiTablePaginationActions: 'root',
  MuiTableRow: 'footer head hover root',
  MuiTableSortLabel: 'directionAsc directionDesc icon root',
  MuiTabs:
    'centered fixed hideScrollbar indicator list root scrollButtons scrollButtonsHideMobile scrollableX scrollableY scroller vertical',
  MuiTextField: 'root',
  MuiToggleButton: 'fullWidth primary root secondary sizeLarge sizeMedium sizeSmall standard',
  MuiToggleButtonGroup: 'firstButton fullWidth grouped horizontal lastButton middleButton root vertical',
  MuiToolbar: 'dense gutters regular root',
  MuiTooltip:
    'arrow popper popperArrow popperClose popperInteractive tooltip tooltipArrow tooltipPlacementBottom tooltipPlacementLeft tooltipPlacementRight tooltipPlacementTop touch',
  MuiTouchRipple: 'child childLeaving childPulsate ripple ripplePulsate rippleVisible root',
  MuiTypography:
    'alignCenter alignJustify alignLeft alignRight body1 body2 button caption gutterBottom h1 h2 h3 h4 h5 h6 inherit noWrap overline root subtitle1 subtitle2',
}
