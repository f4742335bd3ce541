import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Rating from '@mui/material/Rating'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Case } from '../Cases.tsx'

export const Forms = () => (
  <>
    {(['outlined', 'filled', 'standard'] as const).map((variant) => (
      <Case key={variant} name={`TextField, ${variant}`}>
        <Stack spacing={2}>
          <TextField
            variant={variant}
            label="Name"
            placeholder="As on the ticket"
            helperText="On the ticket"
          />
          <TextField
            variant={variant}
            label="E-mail"
            defaultValue="ada@"
            error
            helperText="An address has a place"
          />
          <TextField variant={variant} label="Member" defaultValue="none" disabled />
          <TextField variant={variant} label="Cinema" defaultValue="harbour" select>
            <MenuItem value="harbour">Harbour</MenuItem>
            <MenuItem value="park">Park</MenuItem>
          </TextField>
        </Stack>
      </Case>
    ))}
    <Case name="Checkbox and Switch">
      <Stack>
        <FormControlLabel control={<Checkbox />} label="To be ticked" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Ticked" />
        <FormControlLabel control={<Checkbox defaultChecked color="success" />} label="Ticked, success" />
        <FormControlLabel control={<Checkbox disabled />} label="Disabled" />
        <FormControlLabel control={<Switch />} label="Off" />
        <FormControlLabel control={<Switch defaultChecked />} label="On" />
        <FormControlLabel control={<Switch disabled />} label="Disabled" />
      </Stack>
    </Case>
    <Case name="RadioGroup and Rating">
      <FormLabel id="plain-format">Format</FormLabel>
      <RadioGroup aria-labelledby="plain-format" defaultValue="2d">
        <FormControlLabel value="2d" control={<Radio />} label="2D" />
        <FormControlLabel value="3d" control={<Radio />} label="3D" />
        <FormControlLabel value="4d" control={<Radio disabled />} label="4D" />
      </RadioGroup>
      <Rating name="plain-rating" defaultValue={3} />
    </Case>
    <Case name="Slider">
      <Slider defaultValue={30} aria-label="Earliest hour" />
      <Slider
        defaultValue={[20, 60]}
        getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
        color="secondary"
      />
      <Slider defaultValue={30} aria-label="Disabled" disabled />
    </Case>
  </>
)
