/**
 * Holds identifiers to the glossary (`docs/glossary.md`): the words below have a term of the field, and functions begin
 * with a verb. Only declarations are read: keys of object literals may be those of files and of the interface.
 */

/** Part of a camel-case name, and what to say instead. */
const banned = {
  words: 'labels, messages, texts or query',
  room: 'auditorium, seat map or package',
  rooms: 'auditoriums, seat maps or packages',
  house: 'cinema, chain or brand',
  houses: 'cinemas, chains or brands',
  showing: 'showtime',
  showings: 'showtimes',
  fact: 'detail',
  facts: 'details, metadata or context',
  look: 'appearance or style, and for a function what it does',
  looks: 'appearances or styles',
  colour: 'color',
  colours: 'colors',
  late: 'lazy, timer or timeout',
  later: 'lazy, timer or what comes',
  trouble: 'failure or error',
  troubles: 'failures or errors',
  judge: 'validate or compare',
  judged: 'validated or compared',
  judges: 'validates or compares',
  finding: 'result, check or report',
  findings: 'results, checks or reports',
  closing: 'dismissal',
  closings: 'dismissals',
  told: 'reported, informed or notified',
  asked: 'requested',
  kept: 'stored, retained or cached',
  made: 'created',
}

/** Names that stay, with the reason. `in` limits one to files. */
const allowed = [
  { names: /^houseNote$/, because: 'a field of the catalogue and of the interface' },
  { names: /^buttonColour$/, because: 'a field of the content interface' },
  { names: /^colours$/, in: /server\/tools\/brand\//, because: 'the option `--colours` of the brand tool' },
  { names: /^rooms?$/, in: /server\/(src|tools)\//, because: 'keys of `catalogue.json`' },
  { names: /^(split|splitPlain|count)Words$/, because: 'words of a text, which is what they split or count' },
  { names: /^[oO]neOf$/, because: 'the keyword of JSON schema, as `anyOf` and `allOf`' },
]

const toParts = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** Whether an identifier declares what it names. */
function isDeclared(node) {
  const { parent } = node
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return parent.id === node || (parent.params?.includes(node) ?? false)
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed
    case 'Property':
      return parent.parent.type === 'ObjectPattern' && parent.value === node
    case 'AssignmentPattern':
      return parent.left === node && parent.parent.type !== 'AssignmentExpression'
    case 'ArrayPattern':
    case 'RestElement':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return true
    case 'ImportSpecifier':
      return parent.local === node && parent.imported.name !== node.name
    default:
      return false
  }
}

/** Whether a declaration is a function's. */
const namesFunction = ({ parent }) =>
  parent.type === 'FunctionDeclaration' ||
  parent.type === 'TSMethodSignature' ||
  (parent.type === 'VariableDeclarator' && isFunction(parent.init)) ||
  ((parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') && isFunction(parent.value))

/** @type {import('eslint').Rule.RuleModule} */
export const fieldTerms = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      banned: '“{{part}}” in `{{name}}`: the glossary has {{instead}}.',
      verb: '`{{name}}`: a function begins with a verb (getX, toX, createX, findX …).',
    },
  },
  create(context) {
    const isAllowed = (name) =>
      allowed.some((entry) => entry.names.test(name) && (entry.in?.test(context.filename) ?? true))
    function check(node) {
      if (!isDeclared(node) || isAllowed(node.name)) return
      const { name } = node
      const part = toParts(name).find((each) => Object.hasOwn(banned, each.toLowerCase()))
      if (part !== undefined) {
        const instead = banned[part.toLowerCase()]
        context.report({ node, messageId: 'banned', data: { part, name, instead } })
      }
      if (/[a-z]Of$/.test(name) && namesFunction(node))
        context.report({ node, messageId: 'verb', data: { name } })
    }
    return { Identifier: check, PrivateIdentifier: check }
  },
}
