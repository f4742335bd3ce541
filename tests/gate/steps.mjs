/** The steps of the gate, in groups: the steps of a group run side by side, two at most on two cores. */

/** @param {string} chromium @returns {import('./runner.mjs').Step[][]} */
export function gateSteps(chromium) {
  const browser = { CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }
  const npm = (script, ...args) => ['npm', 'run', '--silent', script, ...(args.length ? ['--', ...args] : [])]
  const report = (name) => `.cache/gate/${name}.json`
  return [
    [
      { name: 'types', command: npm('test:types') },
      { name: 'build', command: npm('build') },
    ],
    [
      { name: 'lint', command: npm('test:lint') },
      { name: 'architecture', command: npm('test:architecture') },
      { name: 'script budgets', command: npm('test:budget') },
    ],
    [
      {
        name: 'unit, component, contract',
        command: npm('test:unit', '--json', `--outputFile=${report('jest')}`, '--silent'),
        report: report('jest'),
        env: browser,
      },
      { name: 'storybook', command: npm('build:storybook'), env: browser },
    ],
    [
      {
        name: 'stories',
        command: npm('test:stories', '--json', `--outputFile=${report('stories')}`),
        report: report('stories'),
        env: browser,
      },
    ],
    [
      {
        name: 'end to end',
        command: npm('test:e2e'),
        report: report('e2e'),
        env: { ...browser, FOYER_E2E_REPORT: report('e2e') },
        minutes: 10,
      },
    ],
  ]
}

const modes = ['Dark', 'Light']
const widths = [390, 768, 1440]

/** What `npm run verify` adds: every flow and every story in every mode and width. @param {string} chromium @returns {import('./runner.mjs').Step[][]} */
export function matrixSteps(chromium) {
  const browser = { CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }
  const report = (name) => `.cache/gate/${name}.json`
  const cells = modes.flatMap((mode) => widths.map((width) => ({ mode, width: String(width) })))
  return [
    ...modes.map((mode) => [
      {
        name: `stories ${mode}`,
        command: [
          'npm',
          'run',
          '--silent',
          'test:stories',
          '--',
          '--json',
          `--outputFile=${report(`stories-${mode}`)}`,
        ],
        report: report(`stories-${mode}`),
        env: { ...browser, FOYER_STORY_MODE: mode },
      },
    ]),
    ...cells.map(({ mode, width }) => [
      {
        name: `end to end ${mode} ${width}`,
        command: ['npm', 'run', '--silent', 'test:e2e'],
        report: report(`e2e-${mode}-${width}`),
        env: {
          ...browser,
          FOYER_E2E_MODE: mode,
          FOYER_E2E_WIDTH: width,
          FOYER_E2E_REPORT: report(`e2e-${mode}-${width}`),
        },
        minutes: 15,
      },
    ]),
  ]
}
