import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Tab from '@mui/material/Tab'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'

const rows = [
  ['The Hollow', '18:20', '12.40'],
  ['Bad Signal', '20:45', '14.00'],
] as const

export const Content = () => (
  <>
    <Case name="Typography">
      {(['h1', 'h2', 'h3', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}
        </Typography>
      ))}
      <Typography color="textSecondary">textSecondary</Typography>
      <Typography color="primary">primary</Typography>
    </Case>
    <Case name="Card">
      <Card>
        <CardContent>
          <Typography variant="h3" component="p">
            The Hollow
          </Typography>
          <Typography color="textSecondary">1 h 52 min</Typography>
        </CardContent>
        <CardActions>
          <Button>Book</Button>
        </CardActions>
      </Card>
    </Case>
    <Case name="Accordion">
      {[true, false].map((isOpen) => (
        <Accordion key={String(isOpen)} defaultExpanded={isOpen}>
          <AccordionSummary expandIcon={<Icon name="chevron-down" />}>
            {isOpen ? 'Open' : 'Closed'}
          </AccordionSummary>
          <AccordionDetails>Seats are held for ten minutes.</AccordionDetails>
        </Accordion>
      ))}
    </Case>
    <Case name="Tabs">
      <Tabs value={0} aria-label="Views">
        <Tab label="Films" id="plain-tab-0" aria-controls="plain-panel" />
        <Tab label="Events" />
        <Tab label="Disabled" disabled />
      </Tabs>
      <div role="tabpanel" id="plain-panel" aria-labelledby="plain-tab-0">
        Films
      </div>
    </Case>
    <Case name="Stepper">
      <Stepper activeStep={1}>
        {['Seats', 'Details', 'Payment'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Case>
    <Case name="List">
      <List>
        <ListItem disablePadding divider>
          <ListItemButton selected>
            <ListItemText primary="Harbour" secondary="Six screens" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemText primary="Park" secondary="Two screens" />
          </ListItemButton>
        </ListItem>
      </List>
    </Case>
    <Case name="Menu">
      <Paper variant="outlined">
        <MenuList>
          <MenuItem selected>Newest first</MenuItem>
          <MenuItem>By name</MenuItem>
          <MenuItem disabled>By distance</MenuItem>
        </MenuList>
      </Paper>
    </Case>
    <Case name="Table">
      <Table aria-label="Times">
        <TableHead>
          <TableRow>
            {['Film', 'Time', 'From'].map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([film, ...cells]) => (
            <TableRow key={film}>
              <TableCell component="th" scope="row">
                {film}
              </TableCell>
              {cells.map((cell) => (
                <TableCell key={cell}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Case>
    <Case name="Pagination and Breadcrumbs">
      <Pagination count={5} page={2} color="primary" />
      <Pagination count={5} page={2} variant="outlined" aria-label="Pages, outlined" />
      <Breadcrumbs aria-label="Path">
        <Link href="#home">Home</Link>
        <Typography>Films</Typography>
      </Breadcrumbs>
    </Case>
  </>
)
