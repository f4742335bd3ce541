import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Chip from '@mui/material/Chip'
import Fab from '@mui/material/Fab'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import SvgIcon from '@mui/material/SvgIcon'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const

export const Actions = () => (
  <>
    {(['contained', 'outlined', 'text'] as const).map((variant) => (
      <Case key={variant} name={`Button, ${variant}`}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </Stack>
      </Case>
    ))}
    <Case name="ButtonGroup">
      <ButtonGroup>
        <Button>Day</Button>
        <Button>Week</Button>
      </ButtonGroup>
    </Case>
    <Case name="IconButton and Fab">
      <Stack direction="row" spacing={1}>
        <IconButton aria-label="Save">
          <Icon name="bookmark" />
        </IconButton>
        <IconButton aria-label="Save in the brand’s color" color="primary">
          <Icon name="bookmark" />
        </IconButton>
        <Fab aria-label="Add">
          <Icon name="plus" />
        </Fab>
        <Fab aria-label="Add in the brand’s color" color="primary">
          <Icon name="plus" />
        </Fab>
      </Stack>
    </Case>
    <Case name="ToggleButton">
      <ToggleButtonGroup value="week" exclusive aria-label="Span">
        <ToggleButton value="day">Day</ToggleButton>
        <ToggleButton value="week">Week</ToggleButton>
      </ToggleButtonGroup>
    </Case>
    <Case name="Chip">
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Chip label="plain" />
        <Chip label="outlined" variant="outlined" />
        {colors.map((color) => (
          <Chip key={color} label={color} color={color} />
        ))}
        <Chip label="outlined primary" variant="outlined" color="primary" onClick={() => undefined} />
      </Stack>
    </Case>
    <Case name="SvgIcon">
      <Stack direction="row" spacing={1}>
        {(['inherit', 'primary', 'action', 'disabled', 'error'] as const).map((color) => (
          <SvgIcon key={color} color={color} titleAccess={`Time, ${color}`}>
            <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm1 4v3.6l2.6 1.5-1 1.7L11 12.7V8Z" />
          </SvgIcon>
        ))}
      </Stack>
    </Case>
    <Case name="Link">
      <Link href="#films">All films</Link>
    </Case>
  </>
)
