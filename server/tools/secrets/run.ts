import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createKey, readKeyFile, replaceKeyFile, splitSecret } from '../../src/config/key-file.ts'
import { getKeyId, type StoredKey } from '../../src/config/key-lines.ts'
import { SettingsError } from '../../src/config/settings.ts'
import { StartError } from '../../src/config/start-error.ts'
import { prepareKey, rotateKeys } from './rotate-keys.ts'
import { listRotatedSecrets, type RotatedSecret, type SecretSettings } from './rotated-secrets.ts'

const usage = `npm run secrets -- <command>

  list                        prints the keys of each secret as JSON: which one signs, and how long others are still read
  rotate <secret>             lets a new key sign; those before it are still read for as long as they are needed
  rotate <secret> --prepare   first, where there are several servers: lets them know the key before any of them signs with it

The secrets are channel (tokens of pages and forms), sessions (sign-ins of members) and codes (vouchers and gift cards).
FOYER_BRAND, FOYER_DATA and the secrets' own variables are read as for npm start. A key in a variable is yours to set:
the command prints one and says where it goes.
`
const exitCodes = { well: 0, unwell: 1, misused: 2 }

export interface SecretsToolOptions {
  /** @throws SettingsError */
  readonly settings: () => SecretSettings
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly now: () => number
}

type Command =
  | { readonly kind: 'list' }
  | { readonly kind: 'rotate'; readonly name: string; readonly isPreparation: boolean }
type Outcome =
  { readonly kind: 'done'; readonly text: string } | { readonly kind: 'none'; readonly text: string }

/** Runs one command. @returns the exit code */
export async function runSecretsTool(
  args: readonly string[],
  { settings, print, complain, now }: SecretsToolOptions,
): Promise<number> {
  const command = parseCommand(args)
  try {
    const current = settings()
    const secrets = listRotatedSecrets(current)
    if (command?.kind === 'list') {
      print(`${JSON.stringify(await list(secrets, current), null, 2)}\n`)
      return exitCodes.well
    }
    const secret = secrets.find(({ name }) => name === command?.name)
    if (command === null || secret === undefined) {
      complain(usage)
      return exitCodes.misused
    }
    const outcome =
      secret.secret === null
        ? await rotateFile(secret, command.isPreparation, now())
        : explainVariable(secret)
    if (outcome.kind === 'done') print(outcome.text)
    else complain(outcome.text)
    return outcome.kind === 'done' ? exitCodes.well : exitCodes.unwell
  } catch (error) {
    if (!(error instanceof SettingsError) && !(error instanceof StartError)) throw error
    complain(`${error.message}\n`)
    return exitCodes.unwell
  }
}

/** Null for an unknown command or option. */
function parseCommand(args: readonly string[]): Command | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { prepare: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [kind, name, ...others] = positionals
    if (others.length > 0) return null
    if (kind === 'list' && name === undefined && values.prepare === undefined) return { kind }
    if (kind !== 'rotate' || name === undefined) return null
    return { kind, name, isPreparation: values.prepare ?? false }
  } catch {
    // An unknown option.
    return null
  }
}

async function list(secrets: readonly RotatedSecret[], { captcha, mail }: SecretSettings) {
  const rotated = []
  for (const secret of secrets) rotated.push(await describeSecret(secret))
  return {
    rotated,
    // Keys of others, which are changed where they are issued and then in the settings.
    ofOthers: [
      { name: 'captcha', variable: 'FOYER_CAPTCHA_SECRET', isSet: captcha.secret !== null },
      { name: 'mail', variable: 'FOYER_SMTP_URL', isSet: mail.kind === 'smtp' },
    ],
  }
}

async function describeSecret(secret: RotatedSecret) {
  const { name, variable, file, neededFor } = secret
  if (secret.secret !== null) {
    const keys = splitSecret(secret.secret).map((each, index) => ({
      id: getKeyId(new TextEncoder().encode(each)),
      use: index === 0 ? 'signs' : 'is read',
    }))
    return { name, source: variable, keys }
  }
  if (!existsSync(file)) return { name, source: file, keys: [] }
  const keys = (await readKeyFile(secret)).map((each, index) => ({
    id: getKeyId(each.key),
    use: getUse(each, index),
    since: toText(each.since),
    neededUntil:
      each.until === null ? null : neededFor === null ? 'for ever' : toText(each.until + neededFor),
  }))
  return { name, source: file, keys }
}

function getUse({ isNext }: StoredKey, index: number): 'signs' | 'is read' | 'is prepared' {
  if (isNext) return 'is prepared'
  return index === 0 ? 'signs' : 'is read'
}

const toText = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

async function rotateFile(secret: RotatedSecret, isPreparation: boolean, now: number): Promise<Outcome> {
  const { name, file, neededFor } = secret
  if (!existsSync(file))
    return { kind: 'none', text: `There is no ${file} yet: the first start of the server makes it\n` }
  const keys = await readKeyFile(secret)
  if (isPreparation) {
    const prepared = prepareKey(keys, createKey())
    if (prepared === null)
      return {
        kind: 'none',
        text: `A key of ${name} is prepared already: npm run secrets -- rotate ${name}\n`,
      }
    await replaceKeyFile(file, prepared)
    return {
      kind: 'done',
      text: `A key of ${name} is prepared. Restart every server, then: npm run secrets -- rotate ${name}\n`,
    }
  }
  const rotated = rotateKeys(keys, createKey, { now, neededFor })
  await replaceKeyFile(file, rotated)
  const removed = keys.filter(({ key }) => !rotated.some((each) => getKeyId(each.key) === getKeyId(key)))
  return {
    kind: 'done',
    text: [
      `Key ${getKeyId(rotated[0]?.key ?? new Uint8Array())} of ${name} signs from the next start on: restart every server.`,
      ...removed.map(({ key }) => `Key ${getKeyId(key)} was no longer needed and is removed.`),
      '',
    ].join('\n'),
  }
}

/** Variables are set by the operator of the server: says what to set, and when. */
function explainVariable({ name, variable, neededFor }: RotatedSecret): Outcome {
  const key = Buffer.from(createKey()).toString('base64url')
  const lifetime =
    neededFor === null
      ? 'Leave the old key there: codes that were made with it are found by it alone.'
      : `Remove the old key after ${String(Math.ceil(neededFor / (24 * 3_600_000)))} days, and restart.`
  return {
    kind: 'done',
    text: `A new key of ${name}: ${key}
1. Where there are several servers, put it last: ${variable}="<today's> <new>". Restart every server.
2. Put it first: ${variable}="<new> <today's>". Restart every server.
3. ${lifetime}
`,
  }
}
