/**
 * The steps of the gate. First, in two lanes for two cores, the steps that need one core; long ones first, so that
 * short ones fill the end. Then the end-to-end tests, which have the machine to themselves.
 */

import { listAppearances } from './appearances.mjs'

const npm = (script, ...args) => ['npm', 'run', '--silent', script, ...(args.length ? ['--', ...args] : [])]
const report = (name) => `.cache/gate/${name}.json`
const getBrowserEnvironment = (chromium) => ({ CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' })
const storiesIn = (appearances, name) =>
  npm('test:stories', `--looks=${appearances}`, `--report=${report(name)}`)

/** @typedef {import('./runner.mjs').Step} Step */
/** @typedef {import('./runner.mjs').Stage} Stage */

/** What Storybook is made of, and what looks at it. */
const storybookSources = [
  '.storybook',
  'brands',
  'design-system',
  'package-lock.json',
  'package.json',
  'server/bin',
  'tests/gate',
  'tests/visual',
  'theme-tokens',
]

/** One Jest project in one process: the lanes share the cores. @returns {Step} */
const jest = (project, name, env) => ({
  name,
  command: npm(
    'test:unit',
    `--selectProjects=${project}`,
    '--maxWorkers=1',
    '--json',
    `--outputFile=${report(`jest-${project}`)}`,
    '--silent',
  ),
  report: report(`jest-${project}`),
  env,
})

/** @param {string} chromium @returns {Stage[]} */
export function gateStages(chromium) {
  const browser = getBrowserEnvironment(chromium)
  return [
    {
      lanes: 2,
      steps: [
        { name: 'build', command: npm('build'), makes: true },
        jest('unit', 'unit and contract', browser),
        jest('component', 'components', browser),
        jest('storefront', 'storefront', browser),
        { name: 'lint', command: npm('test:lint:quick') },
        { name: 'architecture', command: npm('test:architecture') },
        { name: 'types', command: npm('test:types') },
        { name: 'script budgets', needs: 'build', command: npm('test:budget') },
      ],
    },
    {
      lanes: 1,
      steps: [
        {
          name: 'end to end',
          command: npm('test:e2e'),
          report: report('e2e'),
          env: { ...browser, FOYER_E2E_PART: 'gate', FOYER_E2E_REPORT: report('e2e') },
          minutes: 20,
        },
      ],
    },
  ]
}

/**
 * The end-to-end tests of the matrix: every flow in both modes and at the two far widths, those of the gate on a tablet
 * as well (docs/adr/0050-flows-in-the-matrix.md). The gate has run its own flows with the first of them.
 * @type {{ mode: string, width: number, part?: 'gate' | 'rest' }[]}
 */
const flowRuns = [
  { mode: 'Dark', width: 1440, part: 'rest' },
  { mode: 'Light', width: 390 },
  { mode: 'Light', width: 768, part: 'gate' },
]

/**
 * Additional steps of `npm run verify`: Storybook (docs/adr/0056-storybook-in-verify.md), every story in each brand and mode, every docs page, every page in each brand,
 * mode and width, purchases in the other browsers, and the end-to-end tests that the gate has not run.
 * @param {string} chromium @returns {Stage[]}
 */
export function matrixStages(chromium) {
  const browser = getBrowserEnvironment(chromium)
  const stories = listAppearances().map((appearance) => ({
    name: `stories ${appearance.replace(':', ' ')}`,
    command: storiesIn(appearance, `stories-${appearance.replace(':', '-')}`),
    report: report(`stories-${appearance.replace(':', '-')}`),
    env: browser,
    reads: storybookSources,
  }))
  const flows = flowRuns.map(({ mode, width, part }) => ({
    name: `end to end ${mode} ${width}`,
    command: npm('test:e2e'),
    report: report(`e2e-${mode}-${width}`),
    env: {
      ...browser,
      FOYER_E2E_MODE: mode,
      FOYER_E2E_WIDTH: String(width),
      ...(part && { FOYER_E2E_PART: part }),
      FOYER_E2E_REPORT: report(`e2e-${mode}-${width}`),
    },
    minutes: 40,
  }))
  const brandPages = [...new Set(listAppearances().map((appearance) => appearance.split(':')[0]))].map(
    (brand) => ({
      name: `every page of ${brand}`,
      command: npm('test:e2e', 'every-page', 'film-page', 'film-crops'),
      report: report(`e2e-${brand}`),
      env: { ...browser, FOYER_E2E_BRAND: brand, FOYER_E2E_REPORT: report(`e2e-${brand}`) },
      minutes: 20,
    }),
  )
  const sheets = [
    { name: 'sheet screenshots', command: npm('screenshots'), env: browser, reads: storybookSources },
    {
      name: 'sheet screenshots, other brands',
      command: npm('screenshots', '--brands=others'),
      env: browser,
      reads: storybookSources,
    },
  ]
  const lint = { name: 'lint, all rules', command: npm('test:lint') }
  const format = { name: 'format', command: npm('test:format') }
  const engines = jest('unit', 'unit suites on every database', { ...browser, FOYER_TEST_ENGINES: 'all' })
  engines.command.push('server/src')
  const pages = { name: 'page screenshots', command: npm('screenshots:pages'), env: browser }
  const slow = {
    ...jest('slow', 'slow unit suites', { ...browser, FOYER_COLOUR_STEPS: '16', FOYER_SHAPES: '1000' }),
    minutes: 30,
  }
  const slowPages = { ...jest('slow-page', 'slow component suites', browser), minutes: 20 }
  const kills = {
    name: 'twenty kills inside completions',
    command: npm('test:unit', 'server/src/completion/kill.slow.test.ts'),
    env: { FOYER_KILL_ROUNDS: '20' },
  }
  const packages = {
    name: 'packages in an application',
    command: npm('test:packages'),
    env: browser,
    minutes: 15,
    reads: [...storybookSources, 'contract', 'scripts', 'tests/packages', 'tsconfig.json'],
  }
  const howTo = { name: 'how-tos', command: npm('test:how-to'), minutes: 20 }
  const docs = {
    name: 'docs pages',
    command: npm('test:docs', `--report=${report('docs')}`),
    report: report('docs'),
    env: browser,
    minutes: 30,
    reads: storybookSources,
  }
  // They measure nothing and mostly wait, but two browsers in parallel are too many.
  const otherBrowsers = {
    name: 'other browsers',
    command: npm('test:browsers', `--report=${report('browsers')}`),
    report: report('browsers'),
    minutes: 30,
  }
  const storybook = { name: 'storybook', command: npm('build:storybook'), env: browser, makes: true }
  return [
    { lanes: 1, steps: [storybook] },
    {
      lanes: 2,
      steps: [...stories, docs, packages, howTo, ...sheets, slow, slowPages, engines, kills, lint, format],
    },
    { lanes: 1, steps: [pages, otherBrowsers, ...brandPages, ...flows] },
  ]
}
