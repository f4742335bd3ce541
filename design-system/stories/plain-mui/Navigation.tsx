import AppBar from '@mui/material/AppBar'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MobileStepper from '@mui/material/MobileStepper'
import Paper from '@mui/material/Paper'
import SpeedDial from '@mui/material/SpeedDial'
import SpeedDialAction from '@mui/material/SpeedDialAction'
import SpeedDialIcon from '@mui/material/SpeedDialIcon'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'

const places = [
  { label: 'Films', icon: 'film' },
  { label: 'Cinemas', icon: 'pin' },
  { label: 'Tickets', icon: 'ticket' },
] as const

const days = ['Today', 'Tomorrow', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const offers = [
  { label: 'Send the programme', icon: 'mail' },
  { label: 'Print the programme', icon: 'print' },
  { label: 'Share the programme', icon: 'share' },
] as const

/** Steps are not moved by the story: it shows the second of them. */
const current = 1

export const Navigation = () => (
  <>
    <Case name="AppBar and Toolbar">
      <Stack spacing={1}>
        {(['default', 'primary', 'secondary', 'inherit', 'transparent'] as const).map((color) => (
          <AppBar key={color} component="div" position="static" color={color}>
            <Toolbar variant={color === 'default' ? 'regular' : 'dense'}>
              <IconButton edge="start" color="inherit" aria-label={`Menu, ${color}`}>
                <Icon name="menu" />
              </IconButton>
              <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
                {color}
              </Typography>
              <Button color="inherit">Sign in</Button>
            </Toolbar>
          </AppBar>
        ))}
      </Stack>
    </Case>
    <Case name="BottomNavigation">
      <Stack spacing={1}>
        <BottomNavigation component="nav" aria-label="Places" value="Cinemas" showLabels>
          {places.map(({ label, icon }) => (
            <BottomNavigationAction key={label} label={label} value={label} icon={<Icon name={icon} />} />
          ))}
        </BottomNavigation>
        <BottomNavigation component="nav" aria-label="Places, label of the current one" value="Films">
          {places.map(({ label, icon }) => (
            <BottomNavigationAction key={label} label={label} value={label} icon={<Icon name={icon} />} />
          ))}
        </BottomNavigation>
      </Stack>
    </Case>
    <Case name="Tabs that scroll">
      <Tabs value={0} variant="scrollable" scrollButtons allowScrollButtonsMobile aria-label="Days">
        {days.map((day, index) => (
          <Tab
            key={day}
            label={day}
            {...(index === 0 && { id: 'plain-day-0', 'aria-controls': 'plain-days' })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="plain-days" aria-labelledby="plain-day-0">
        Nine films
      </div>
    </Case>
    <Case name="Stepper, vertical, with StepContent">
      <Stepper activeStep={current} orientation="vertical">
        <Step>
          <StepLabel optional={<Typography variant="caption">Row C, 4 and 5</Typography>}>Seats</StepLabel>
          <StepContent>Two premier seats</StepContent>
        </Step>
        <Step>
          <StepLabel>Details</StepLabel>
          <StepContent>We send the tickets to this address.</StepContent>
        </Step>
        <Step>
          <StepLabel error>Payment</StepLabel>
          <StepContent>By card, or with a voucher</StepContent>
        </Step>
      </Stepper>
    </Case>
    <Case name="StepButton">
      <Stepper nonLinear activeStep={current}>
        {['Seats', 'Details', 'Payment'].map((label, index) => (
          <Step key={label} completed={index < current}>
            <StepButton>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
    </Case>
    <Case name="MobileStepper">
      <Stack spacing={1}>
        {(['dots', 'progress', 'text'] as const).map((variant) => (
          <MobileStepper
            key={variant}
            variant={variant}
            steps={4}
            position="static"
            activeStep={current}
            backButton={<Button size="small">Back</Button>}
            nextButton={<Button size="small">Next</Button>}
            slotProps={{ progress: { 'aria-label': 'Step 2 of 4' } }}
          />
        ))}
      </Stack>
    </Case>
    <Case name="SpeedDial">
      <SpeedDial ariaLabel="Programme" icon={<SpeedDialIcon />} direction="right" open>
        {offers.map(({ label, icon }) => (
          <SpeedDialAction
            key={label}
            icon={<Icon name={icon} />}
            slotProps={{ tooltip: { title: label }, fab: { 'aria-label': label } }}
          />
        ))}
      </SpeedDial>
    </Case>
    <Case name="Divider">
      <Paper sx={{ padding: 2 }}>
        <Typography>Halcyon Exchange</Typography>
        <Divider sx={{ marginBlock: 1 }} />
        <Typography>Halcyon Docklands</Typography>
        <Divider sx={{ marginBlock: 1 }}>or</Divider>
        <Stack direction="row" spacing={1} divider={<Divider orientation="vertical" flexItem />}>
          <Typography>2D</Typography>
          <Typography>3D</Typography>
          <Typography>4D</Typography>
        </Stack>
      </Paper>
    </Case>
  </>
)
