import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Input from '@mui/material/Input'
import FilledInput from '@mui/material/FilledInput'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'

const films = ['Bad Signal', 'Ninth Floor', 'Odd Sock', 'The Hollow', 'The Salt Road']

/** The list stands in the page here, so that a picture and a check see it. */
const inPlace = { popper: { disablePortal: true, modifiers: [{ name: 'flip', enabled: false }] } }

/** Parts that `TextField` puts together, and lists to choose from. */
export const FormParts = () => (
  <>
    <Case name="Autocomplete">
      <Stack spacing={2}>
        <Autocomplete
          options={films}
          defaultValue="The Hollow"
          renderInput={(params) => <TextField {...params} label="Film" />}
        />
        <Autocomplete
          multiple
          options={films}
          defaultValue={['Odd Sock', 'Ninth Floor']}
          renderInput={(params) => <TextField {...params} label="Watchlist" />}
        />
        <Autocomplete
          disabled
          options={films}
          defaultValue="Bad Signal"
          renderInput={(params) => <TextField {...params} label="Sold out" />}
        />
      </Stack>
    </Case>
    <Case name="Autocomplete, open">
      <div style={{ minHeight: 300 }}>
        <Autocomplete
          open
          options={films}
          defaultValue="Ninth Floor"
          slotProps={inPlace}
          renderInput={(params) => <TextField {...params} label="Film on Friday" />}
        />
      </div>
    </Case>
    <Case name="OutlinedInput, FilledInput and Input, with InputAdornment">
      <Stack spacing={2}>
        <FormControl>
          <InputLabel htmlFor="plain-outlined">Amount of the gift card</InputLabel>
          <OutlinedInput
            id="plain-outlined"
            label="Amount of the gift card"
            defaultValue="25"
            startAdornment={<InputAdornment position="start">£</InputAdornment>}
          />
          <FormHelperText>From £5 to £200</FormHelperText>
        </FormControl>
        <FormControl variant="filled">
          <InputLabel htmlFor="plain-filled">Seat</InputLabel>
          <FilledInput
            id="plain-filled"
            defaultValue="H10"
            endAdornment={
              <InputAdornment position="end">
                <Icon name="seat" />
              </InputAdornment>
            }
          />
        </FormControl>
        <FormControl variant="standard" error>
          <InputLabel htmlFor="plain-input">Code of the voucher</InputLabel>
          <Input id="plain-input" defaultValue="HX-40" aria-describedby="plain-input-help" />
          <FormHelperText id="plain-input-help">A code has twelve characters</FormHelperText>
        </FormControl>
        <TextField label="Message on the card" multiline minRows={2} defaultValue="Enjoy the film" />
      </Stack>
    </Case>
    <Case name="Select and NativeSelect">
      <Stack spacing={2}>
        <FormControl>
          <InputLabel id="plain-select">Cinema</InputLabel>
          <Select labelId="plain-select" label="Cinema" defaultValue="exchange">
            <MenuItem value="exchange">Halcyon Exchange</MenuItem>
            <MenuItem value="docklands">Halcyon Docklands</MenuItem>
          </Select>
        </FormControl>
        <FormControl variant="standard">
          <InputLabel htmlFor="plain-native">Language</InputLabel>
          <NativeSelect id="plain-native" defaultValue="original">
            <option value="original">Original, with subtitles</option>
            <option value="dubbed">Dubbed</option>
          </NativeSelect>
        </FormControl>
      </Stack>
    </Case>
    <Case name="FormGroup">
      <FormControl component="fieldset">
        <FormLabel component="legend">What you need</FormLabel>
        <FormGroup row>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Subtitles" />
          <FormControlLabel control={<Checkbox />} label="Step-free" />
        </FormGroup>
        <FormHelperText>Shown on every time</FormHelperText>
      </FormControl>
    </Case>
  </>
)
