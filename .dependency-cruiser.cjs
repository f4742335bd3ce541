/** The rooms and the one way their dependencies point. */
const room = (name) => `^${name}/(src|dist|openapi)`

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
      from: { path: room('theme-tokens') },
      to: { path: '^(contract|design-system|storefront|server|tests)/' },
    },
    {
      name: 'contract-knows-tokens-only',
      severity: 'error',
      from: { path: room('contract') },
      to: { path: '^(design-system|storefront|server|tests)/' },
    },
    {
      name: 'design-system-knows-tokens-only',
      comment: 'No store, no HTTP, no wire type: components take props.',
      severity: 'error',
      from: { path: room('design-system') },
      to: { path: '^(contract|storefront|server|tests)/|node_modules/(mobx|axios|react-router)' },
    },
    {
      name: 'storefront-never-imports-server',
      severity: 'error',
      from: { path: room('storefront') },
      to: { path: '^(server|tests)/' },
    },
    {
      name: 'server-never-imports-storefront',
      comment: "The server loads the storefront's built entry and knows only the render boundary.",
      severity: 'error',
      from: { path: room('server') },
      to: { path: '^(storefront|design-system|tests)/' },
    },
    {
      name: 'no-react-in-tokens-or-contract',
      severity: 'error',
      from: { path: '^(theme-tokens|contract)/src' },
      to: { path: 'node_modules/(react|@mui|@emotion|mobx)' },
    },
    {
      name: 'services-know-no-store',
      severity: 'error',
      from: { path: '^storefront/src/(services|cache)/' },
      to: { path: '^storefront/src/(stores|features|pages|app)/' },
    },
    {
      name: 'stores-know-no-view',
      severity: 'error',
      from: { path: '^storefront/src/stores/' },
      to: { path: '^storefront/src/(features|pages|app)/|node_modules/react' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^storefront/src/features/' },
      to: { path: '^storefront/src/pages/' },
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
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
