import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Compares what "Plain MUI" shows with what Material UI exports: a new version's component fails here until it is shown. */
const library = dirname(require.resolve('@mui/material/package.json'))
const read = (file: string) => readFileSync(file, 'utf8')

const exported = readdirSync(library, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name)

const shown = new Set(
  globSync('*.tsx', { cwd: __dirname })
    .flatMap((file) => [...read(resolve(__dirname, file)).matchAll(/from '@mui\/material\/(\w+)'/g)])
    .map(([, name = '']) => name),
)

/** Drawn by a component that the story shows. */
const drawnBy: Record<string, string> = {
  Collapse: 'Accordion',
  Fade: 'Dialog',
  Grow: 'Popover',
  InputBase: 'OutlinedInput',
  Modal: 'Dialog',
  PaginationItem: 'Pagination',
  Popper: 'Tooltip',
  Portal: 'Modal',
  Slide: 'Drawer',
  StepConnector: 'Stepper',
  StepIcon: 'StepLabel',
  TabScrollButton: 'Tabs',
  TablePaginationActions: 'TablePagination',
  TextareaAutosize: 'InputBase',
  Unstable_TrapFocus: 'Modal',
  Zoom: 'SpeedDial',
}

/** What has nothing to show, with the reason. */
const notShown: Record<string, string> = {
  Box: 'has no style but what its caller writes',
  ButtonBase: 'has no style: a button without a look, under all the others',
  ClickAwayListener: 'draws nothing',
  Container: 'only sets a width',
  CssBaseline: 'styles the page itself, which the sheet of the theme does',
  DefaultPropsProvider: 'a context',
  GlobalStyles: 'writes rules of its caller',
  Grid: 'only places its children',
  Icon: 'writes words in an icon font, which no brand loads',
  InitColorSchemeScript: 'a script; the appearance of a page is set by our own',
  ListItemSecondaryAction: 'deprecated: ListItem takes secondaryAction',
  NoSsr: 'draws nothing',
  OverridableComponent: 'types only',
  PigmentContainer: 'needs the Pigment compiler, which is not used',
  PigmentGrid: 'needs the Pigment compiler, which is not used',
  PigmentStack: 'needs the Pigment compiler, which is not used',
  ScopedCssBaseline: 'styles what is inside as CssBaseline does the page',
}

const excepted = { ...drawnBy, ...notShown }

test('it shows every component that Material UI exports, or says why not', () => {
  expect(exported.length).toBeGreaterThan(120)
  expect(exported.filter((name) => !shown.has(name) && !(name in excepted))).toEqual([])
})

test('nothing is excepted that is shown, or that Material UI does not export', () => {
  expect(Object.keys(excepted).filter((name) => shown.has(name) || !exported.includes(name))).toEqual([])
})

test.each(Object.entries(drawnBy))('%s is drawn by %s', (name, owner) => {
  expect(shown.has(owner) || owner in drawnBy).toBe(true)
  const imported = [...read(resolve(library, owner, `${owner}.mjs`)).matchAll(/from "\.\.\/(\w+)\//g)]
  expect(imported.map(([, each]) => each)).toContain(name)
})
