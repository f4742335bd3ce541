/** The server's main program: `npm start` runs its build. With `--check-brand` it only reads the brand's files. */
import { join, resolve } from 'node:path'
import { buildServer } from './app/build-app.ts'
import { explainFailure } from './app/explain-failure.ts'
import { parseSettings, SettingsError, type Settings } from './config/settings.ts'
import { readCheckedBrand } from './brand-check/read-checked-brand.ts'
import { startWarnings } from './config/start-warnings.ts'
import { testCards } from '../test-provider/cards.ts'

const startedAt = performance.now()
/** `server/dist/main.js` is two folders below the product's root. */
const root = resolve(import.meta.dirname, '..', '..')
/** A stop that takes longer than this is forced, milliseconds. */
const stopDeadline = 10_000

function readSettings(): Settings {
  try {
    return parseSettings(process.env, root)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Information for a new user: the address, how to pay, what to try. */
function welcome(address: string, settings: Settings): string {
  const mailbox =
    settings.mail.kind === 'mailbox'
      ? `  Mail is not sent; on this machine it can be read at ${address}/__mail/\n`
      : ''
  const cards = testCards.map(({ number, note }) => `    ${number}  ${note}`).join('\n')
  return `
  Foyer is open at ${address}  (${settings.brand}, ready in ${Math.round(performance.now() - startedAt)} ms)

  Test cards (any name, any future month, any three digits):
${cards}

  Three things to try:
    1. Buy two tickets: pick a film, a time and seats, and pay with the first card.
    2. Open the same showtime in a second window and choose the same seats.
    3. Stop the server with Ctrl+C or kill -9 while you pay, start it again, and find your order as you left it.

${mailbox}  The interface is described at ${address}/ocapi/v1/openapi.json; Ctrl+C stops.
`
}

// Files are readable only for the server's user: they contain orders, keys and what visitors have sent.
process.umask(0o077)
const settings = readSettings()
// Selects React's build; the storefront is loaded after this line.
process.env.NODE_ENV = settings.mode === 'development' ? 'development' : 'production'

try {
  if (process.argv.includes('--check-brand')) {
    await readCheckedBrand(settings)
    process.exit(0)
  }
  const server = await buildServer({
    settings,
    pictureProgram: join(import.meta.dirname, 'picture-program.js'),
  })
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    server.app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopDeadline).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explainFailure(error, settings))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const { port } = await server.start()
  const isEverywhere = settings.host === '0.0.0.0' || settings.host === '::'
  const address = settings.publicOrigin ?? `http://${isEverywhere ? 'localhost' : settings.host}:${port}`
  for (const warning of startWarnings(settings)) console.warn(warning)
  if (settings.testControlToken !== null)
    console.warn('Test controls are enabled below /__control/, for this machine only.')
  console.log(welcome(address, settings))
} catch (error) {
  console.error(explainFailure(error, settings))
  process.exit(1)
}
