import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import SnackbarContent from '@mui/material/SnackbarContent'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'

const severities = ['info', 'success', 'warning', 'error'] as const

/** A tooltip stands in the page here, so that a picture and a check see it. */
const inPlace = { popper: { disablePortal: true } }

export const Feedback = () => (
  <>
    {(['standard', 'outlined', 'filled'] as const).map((variant) => (
      <Case key={variant} name={`Alert, ${variant}`}>
        <Stack spacing={1}>
          {severities.map((severity) => (
            <Alert key={severity} severity={severity} variant={variant} role={undefined}>
              <AlertTitle component="p">What happened</AlertTitle>
              And what to do: {severity}
            </Alert>
          ))}
        </Stack>
      </Case>
    ))}
    <Case name="SnackbarContent">
      <SnackbarContent message="Saved to the list" action="Undo" role={undefined} />
    </Case>
    <Case name="Tooltip">
      <div style={{ minHeight: 80, display: 'grid', placeItems: 'center' }}>
        <Tooltip title="Row C, seat 4" open describeChild arrow slotProps={inPlace} placement="bottom">
          <span>Premier seat</span>
        </Tooltip>
      </div>
    </Case>
    <Case name="Badge and Avatar">
      <Stack direction="row" spacing={3}>
        {(['primary', 'secondary', 'error', 'success'] as const).map((color) => (
          <Badge key={color} badgeContent={4} color={color}>
            <Icon name="ticket" />
          </Badge>
        ))}
        <Avatar>AL</Avatar>
      </Stack>
    </Case>
    <Case name="Progress">
      <Stack spacing={2}>
        <LinearProgress variant="determinate" value={40} aria-label="Loading" />
        <LinearProgress variant="determinate" value={40} color="secondary" aria-label="Loading more" />
        <CircularProgress variant="determinate" value={70} aria-label="Loading seats" />
      </Stack>
    </Case>
    <Case name="Skeleton">
      <Skeleton variant="text" animation={false} />
      <Skeleton variant="rectangular" height={80} animation={false} />
      <Skeleton variant="circular" width={40} height={40} animation={false} />
    </Case>
  </>
)
