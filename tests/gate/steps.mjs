/**
 * The steps of the gate: stages one after another, the lanes of a stage side by side (two, for two cores), the steps of
 * a lane in turn. The end-to-end flows have the machine to themselves, so that their waits mean something.
 */

const npm = (script, ...args) => ['npm', 'run', '--silent', script, ...(args.length ? ['--', ...args] : [])]
const report = (name) => `.cache/gate/${name}.json`
const browserOf = (chromium) => ({ CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' })

/** @typedef {import('./runner.mjs').Step} Step */

/** @param {string} chromium @returns {Step[][][]} */
export function gateStages(chromium) {
  const browser = browserOf(chromium)
  return [
    [
      [
        { name: 'types', command: npm('test:types') },
        { name: 'lint', command: npm('test:lint') },
        { name: 'architecture', command: npm('test:architecture') },
        {
          name: 'unit, component, contract',
          command: npm('test:unit', '--json', `--outputFile=${report('jest')}`, '--silent'),
          report: report('jest'),
          env: browser,
        },
      ],
      [
        { name: 'build', command: npm('build') },
        { name: 'script budgets', command: npm('test:budget') },
        { name: 'storybook', command: npm('build:storybook'), env: browser },
        {
          name: 'stories',
          command: npm('test:stories'),
          env: browser,
        },
      ],
    ],
    [
      [
        {
          name: 'end to end',
          command: npm('test:e2e'),
          report: report('e2e'),
          env: { ...browser, FOYER_E2E_REPORT: report('e2e') },
          minutes: 20,
        },
      ],
    ],
  ]
}

const modes = ['Dark', 'Light']
const widths = [390, 768, 1440]

/** What `npm run verify` adds: every story in each mode, every flow in each mode and width. @param {string} chromium @returns {Step[][][]} */
export function matrixStages(chromium) {
  const browser = browserOf(chromium)
  const stories = modes.map((mode) => ({
    name: `stories ${mode}`,
    command: npm('test:stories'),
    env: { ...browser, FOYER_STORY_MODE: mode },
  }))
  const flows = modes.flatMap((mode) =>
    widths.map((width) => ({
      name: `end to end ${mode} ${width}`,
      command: npm('test:e2e'),
      report: report(`e2e-${mode}-${width}`),
      env: {
        ...browser,
        FOYER_E2E_MODE: mode,
        FOYER_E2E_WIDTH: String(width),
        FOYER_E2E_REPORT: report(`e2e-${mode}-${width}`),
      },
      minutes: 20,
    })),
  )
  return [...stories, ...flows].map((step) => [[step]])
}
