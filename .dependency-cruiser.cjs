/** The packages and the one way their dependencies point. */
const packageName = (name) => `^${name}/(src|dist|openapi)`

/** Tests may take what stands above: a feature is tested in the whole application. */
const tests = '\\.(test|stories)\\.tsx?$|/testing/'

/**
 * The storefront's layers, highest first: each may import itself and what comes after it. From `order` to `page` they
 * are kits: parts that several features are made of.
 */
const storefrontLayers = [
  'app',
  'pages',
  'features',
  'order',
  'member',
  'film',
  'content',
  'page',
  'context',
  'stores',
  'services',
  'domain',
  'cache',
]

const onlyDownwards = (layer, index) => {
  const above = storefrontLayers.slice(0, index)
  if (above.length === 0) return []
  return {
    name: `storefront-${layer}-imports-downwards`,
    severity: 'error',
    from: { path: `^storefront/src/${layer}/`, pathNot: tests },
    to: { path: `^storefront/src/(${above.join('|')})/` },
  }
}

/**
 * Rules that hold the folders of a package in layers: a folder imports from folders of lower layers only, not from its
 * neighbours in the same layer, and every folder is in a layer. Tests and test doubles are free.
 * @param {string} root folder whose folders are layered, `server/src`
 * @param {readonly (readonly string[])[]} layers names of folders, the highest layer first; `.` is the root's own files
 * @param {Record<string, unknown>} [to] restricts the rule to some dependencies
 */
function holdLayers(root, layers, to = {}) {
  const path = (folders) =>
    `^${root}/(${folders.map((folder) => (folder === '.' ? '[^/]+$' : `${folder}/`)).join('|')})`
  return [
    ...layers.map((folders, index) => ({
      name: `${root}-layers:${folders.join(',')}`,
      comment: `${root} is layered: see holdLayers in .dependency-cruiser.cjs. Move what is needed to a lower layer.`,
      severity: 'error',
      from: { path: path(folders), pathNot: tests },
      to: {
        ...to,
        path: path(layers.slice(0, index + 1).flat()),
        pathNot: folders[0] === '.' ? '[^/]+$' : `^${root}/$1`,
      },
    })),
    {
      name: `${root}-layers:unknown-folder`,
      comment: 'A new folder is given its place among the layers in .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: `^${root}/[^/]+/`, pathNot: [path(layers.flat()), tests] },
      to: {},
    },
  ]
}

/** The server's folders from the composition root down to values without I/O. `server/README.md` says what each is. */
const serverLayers = [
  ['.'],
  ['app'],
  ['brand-check', 'discovery', 'render'],
  ['mail'],
  ['payments'],
  ['completion', 'journeys', 'preparation', 'redemption'],
  ['orders', 'personalisation'],
  ['browsing', 'referrals', 'watchlist'],
  ['loyalty', 'seating'],
  ['accounts', 'channel', 'content', 'control', 'media', 'wallet'],
  ['balances', 'captcha', 'codes', 'idempotency', 'passwords', 'schedule', 'sessions'],
  ['catalogue'],
  ['order-store'],
  ['http'],
  ['brand'],
  ['config', 'database', 'pricing'],
  ['domain'],
]

/** The design system's groups: what is made of other components stands above them. */
const designSystemLayers = [
  ['tools'],
  ['navigation'],
  ['members'],
  ['order'],
  ['films'],
  ['content'],
  ['feedback'],
  ['forms'],
  ['internal'],
  ['actions'],
  ['theme'],
  ['foundations'],
]

/** Stores of one visit, above those that they ask; `base` is what all of them are made with. */
const storeLayers = [
  ['.'],
  ['content', 'counter', 'gift-shop', 'members'],
  ['items'],
  ['orders'],
  ['films', 'filters', 'visitor'],
  ['channel', 'cinemas'],
  ['base'],
  ['browser'],
]

/** From what starts an application down to what writes a document. */
const appLayers = [
  ['.'],
  ['startup'],
  ['offline', 'routing'],
  ['failure', 'frames'],
  ['document', 'platform'],
]

const contractLayers = [
  ['openapi'],
  ['.'],
  ['channel', 'codes', 'framing', 'metadata', 'operations', 'orders', 'seating'],
  ['omnia', 'personalisation'],
  ['wire'],
  ['errors', 'payments', 'render', 'validation'],
]

const themeTokensLayers = [['design-tokens', 'corpus'], ['.'], ['configuration'], ['values']]

/** Types do not load anything. */
const valuesOnly = { dependencyTypesNot: ['type-only'] }

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle of values makes the order of loading matter; types may refer to one another.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'theme-tokens-stands-alone',
      severity: 'error',
      from: { path: packageName('theme-tokens') },
      to: { path: '^(contract|design-system|storefront|server|tests)/' },
    },
    {
      name: 'contract-knows-tokens-only',
      severity: 'error',
      from: { path: packageName('contract') },
      to: { path: '^(design-system|storefront|server|tests)/' },
    },
    {
      name: 'design-system-knows-tokens-only',
      comment: 'No store, no HTTP, no wire type: components take props.',
      severity: 'error',
      from: { path: packageName('design-system') },
      to: { path: '^(contract|storefront|server|tests)/|node_modules/(mobx|axios|react-router)' },
    },
    {
      name: 'only-the-design-system-takes-mui',
      comment: 'The storefront takes components; what mirrors styles for right to left is no component.',
      severity: 'error',
      from: { path: packageName('storefront') },
      to: { path: 'node_modules/@mui/(material|system)' },
    },
    {
      name: 'storefront-never-imports-server',
      severity: 'error',
      from: { path: packageName('storefront') },
      to: { path: '^(server|tests)/' },
    },
    {
      name: 'server-never-imports-storefront',
      comment: "The server loads the storefront's built entry and knows only the render boundary.",
      severity: 'error',
      from: { path: packageName('server') },
      to: { path: '^(storefront|design-system|tests)/' },
    },
    ...holdLayers('server/src', serverLayers),
    ...holdLayers('contract/src', contractLayers, valuesOnly),
    ...holdLayers('theme-tokens/src', themeTokensLayers),
    ...holdLayers('design-system/src', designSystemLayers, valuesOnly),
    ...holdLayers('storefront/src/stores', storeLayers, valuesOnly),
    ...holdLayers('storefront/src/app', appLayers, valuesOnly),
    {
      name: 'server-never-imports-its-tools',
      comment: 'Tools run offline, from their sources, and are no part of the build.',
      severity: 'error',
      from: { path: '^server/(src|test-provider)/' },
      to: { path: '^server/(tools|bin)/' },
    },
    {
      name: 'only-the-app-knows-the-test-provider',
      comment:
        'A payment provider is a port (`domain/payment-provider.ts`); which one is used is decided in app/.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(app/|[^/]+$)', tests] },
      to: { path: '^server/test-provider/' },
    },
    {
      name: 'the-test-provider-stands-below-the-app',
      severity: 'error',
      from: { path: '^server/test-provider/', pathNot: tests },
      to: { path: '^server/src/(app/|main)' },
    },
    {
      name: 'no-react-in-tokens-or-contract',
      severity: 'error',
      from: { path: '^(theme-tokens|contract)/src' },
      to: { path: 'node_modules/(react|@mui|@emotion|mobx)' },
    },
    ...storefrontLayers.flatMap(onlyDownwards),
    {
      name: 'features-know-no-other-feature',
      comment: 'What two of them need lies in a kit below them.',
      severity: 'error',
      from: { path: '^storefront/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^storefront/src/features/', pathNot: '^storefront/src/features/$1/' },
    },
    {
      name: 'pages-know-no-other-page',
      severity: 'error',
      from: { path: '^storefront/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^storefront/src/pages/', pathNot: '^storefront/src/pages/$1/' },
    },
    {
      name: 'stores-and-below-know-no-react',
      comment: 'What a browser shows follows from them; they run and are tested without rendering.',
      severity: 'error',
      from: { path: '^storefront/src/(stores|services|domain|cache)/', pathNot: tests },
      to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom|mobx-react-lite)/' },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: {
        path: '^(theme-tokens|contract|design-system|storefront|server)/src',
        pathNot: '\\.(test|stories)\\.',
      },
      to: { path: '\\.(test|stories)\\.' },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/modulepreload)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
