/** A rule of the channel's configuration: its text for visitors, and its pattern. */
export interface PasswordPattern {
  readonly text: string
  readonly regex: string
}

/** Whose password it is: it must not contain parts of these. */
export interface PasswordOwner {
  readonly email: string
  readonly username: string
  /** Given and family name. */
  readonly names: readonly string[]
}

/** Least length of such a part: shorter ones are in many words by chance. */
const shortestPart = 3

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Whether a password matches the pattern of a rule. */
export const isPatternMet = (password: string, { regex }: PasswordPattern): boolean =>
  new RegExp(regex, 'u').test(password)

/** Whether a password contains the name, the username or the address of its owner, as the server finds it. */
export function hasOwnerData(password: string, { email, username, names }: PasswordOwner): boolean {
  const text = fold(password)
  const address = fold(email)
  const parts = [address, address.split('@')[0] ?? '', fold(username), ...names.flatMap(splitName)]
  return parts.some((part) => part.length >= shortestPart && text.includes(part))
}

/** Whether a password keeps all rules that a browser can know; the server knows more. */
export const isPlausible = (
  password: string,
  patterns: readonly PasswordPattern[],
  owner: PasswordOwner,
): boolean =>
  password !== '' &&
  patterns.every((pattern) => isPatternMet(password, pattern)) &&
  !hasOwnerData(password, owner)

const splitName = (name: string) => fold(name).split(/\s+/)
