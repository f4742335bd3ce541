import AccordionActions from '@mui/material/AccordionActions'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import CardMedia from '@mui/material/CardMedia'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ImageList from '@mui/material/ImageList'
import ImageListItem from '@mui/material/ImageListItem'
import ImageListItemBar from '@mui/material/ImageListItemBar'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TablePagination from '@mui/material/TablePagination'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import Typography from '@mui/material/Typography'
import { Icon } from '@foyer/design-system/foundations/icon'
import { Case } from '../Cases.tsx'
import { getFront, getGoodsPicture } from '../fixtures.ts'

const foods = [
  { slug: 'popcorn-salted-large', name: 'Salted popcorn', price: '£5.40' },
  { slug: 'nachos', name: 'Nachos with salsa', price: '£6.20' },
] as const

const screens = [
  { name: 'Screen 1', seats: 212 },
  { name: 'Screen 4', seats: 96 },
] as const

const Picture = ({ slug }: { slug: string }) => (
  // The name is in the bar beside it.
  <img src={getGoodsPicture(slug).url} alt="" />
)

/** Things of one kind, side by side or below each other. */
export const Collections = () => (
  <>
    <Case name="CardHeader, CardMedia and CardActionArea">
      <Card>
        <CardHeader
          avatar={<Avatar>HE</Avatar>}
          title="Halcyon Exchange"
          subheader="Open until 23:30"
          action={
            <IconButton aria-label="Save Halcyon Exchange">
              <Icon name="bookmark" />
            </IconButton>
          }
        />
        <CardActionArea href="#exchange">
          <CardMedia
            component="img"
            src={getFront('1002').url}
            alt="The front of the cinema, by day"
            sx={{ blockSize: 140 }}
          />
          <CardContent>
            <Typography>Six screens, one with recliners in every row.</Typography>
          </CardContent>
        </CardActionArea>
        <CardActions>
          <Button>Times</Button>
        </CardActions>
      </Card>
    </Case>
    <Case name="ImageList">
      <ImageList cols={2} rowHeight={140}>
        {foods.map(({ slug, name, price }) => (
          <ImageListItem key={slug}>
            <Picture slug={slug} />
            <ImageListItemBar
              title={name}
              subtitle={price}
              actionIcon={
                <IconButton aria-label={`About ${name}`}>
                  <Icon name="info" />
                </IconButton>
              }
            />
          </ImageListItem>
        ))}
      </ImageList>
      <ImageList cols={2} rowHeight="auto">
        {foods.map(({ slug, name, price }) => (
          <ImageListItem key={slug}>
            <Picture slug={slug} />
            <ImageListItemBar position="below" title={name} subtitle={price} />
          </ImageListItem>
        ))}
      </ImageList>
    </Case>
    <Case name="AvatarGroup">
      <AvatarGroup max={4} aria-label="Friends who come along" role="group" sx={{ justifyContent: 'start' }}>
        {['AL', 'MK', 'JO', 'TS', 'RB'].map((initials) => (
          <Avatar key={initials}>{initials}</Avatar>
        ))}
      </AvatarGroup>
      <AvatarGroup variant="rounded" sx={{ justifyContent: 'start', marginBlockStart: 1 }}>
        <Avatar alt="Salted popcorn" src={getGoodsPicture('popcorn-salted-large').url} />
        <Avatar aria-label="Member without a photo" role="img" />
      </AvatarGroup>
    </Case>
    <Case name="List, with signs and headings">
      <List subheader={<ListSubheader>Portmere</ListSubheader>}>
        <ListItem
          secondaryAction={
            <IconButton edge="end" aria-label="Remove Exchange">
              <Icon name="close" />
            </IconButton>
          }
        >
          <ListItemAvatar>
            <Avatar>EX</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Exchange" secondary="0.4 miles" />
        </ListItem>
        <Divider component="li" variant="inset" aria-hidden="true" />
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemIcon>
              <Icon name="pin" />
            </ListItemIcon>
            <ListItemText primary="Docklands" secondary="2.1 miles" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton disabled>
            <ListItemIcon>
              <Icon name="pin" />
            </ListItemIcon>
            <ListItemText primary="Quay" secondary="Closed until March" />
          </ListItemButton>
        </ListItem>
      </List>
    </Case>
    <Case name="AccordionActions">
      <Accordion defaultExpanded>
        <AccordionSummary
          id="plain-gift-card"
          aria-controls="plain-gift-card-details"
          expandIcon={<Icon name="chevron-down" />}
        >
          Gift card ending 4417
        </AccordionSummary>
        <AccordionDetails>£10.00 of it pay for this order.</AccordionDetails>
        <AccordionActions>
          <Button>Remove</Button>
          <Button>Keep</Button>
        </AccordionActions>
      </Accordion>
    </Case>
    <Case name="Table, sorted, in pages" wide>
      <TableContainer>
        <Table aria-label="Screens">
          <TableHead>
            <TableRow>
              <TableCell>
                <TableSortLabel>Screen</TableSortLabel>
              </TableCell>
              <TableCell align="right" sortDirection="desc">
                <TableSortLabel active direction="desc">
                  Seats
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {screens.map(({ name, seats }, index) => (
              <TableRow key={name} hover selected={index === 0}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{seats}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TablePagination
                count={14}
                page={1}
                rowsPerPage={2}
                rowsPerPageOptions={[2, 5]}
                labelRowsPerPage="Screens a page"
                onPageChange={() => undefined}
              />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Case>
  </>
)
