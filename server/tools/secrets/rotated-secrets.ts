import { getChannelKeySource } from '../../src/brand/channel-token.ts'
import { getCodesKeySource } from '../../src/codes/code-keys.ts'
import type { Settings } from '../../src/config/settings.ts'
import { getSessionsKeySource } from '../../src/sessions/session-keys.ts'

export type SecretSettings = Pick<
  Settings,
  'dataFolder' | 'channelSecret' | 'codesSecret' | 'sessionsSecret' | 'captcha' | 'mail'
>

/** A secret with keys of its own. */
export interface RotatedSecret {
  readonly name: 'channel' | 'codes' | 'sessions'
  readonly variable: string
  /** Value of the variable; null where the file counts. */
  readonly secret: string | null
  readonly file: string
  /** What to do if the file is damaged. */
  readonly advice: string
  /** How long a key is still needed after another has taken over, milliseconds; null for ever. */
  readonly neededFor: number | null
}

const day = 24 * 3_600_000

/** The secrets that the command rotates. */
export function listRotatedSecrets(settings: SecretSettings): readonly RotatedSecret[] {
  const { dataFolder, channelSecret, codesSecret, sessionsSecret } = settings
  return [
    {
      name: 'channel',
      variable: 'FOYER_CHANNEL_SECRET',
      secret: channelSecret,
      ...getChannelKeySource(dataFolder),
      // Tokens of pages and forms are valid for twelve hours.
      neededFor: day,
    },
    {
      name: 'codes',
      variable: 'FOYER_CODES_SECRET',
      secret: codesSecret,
      ...getCodesKeySource(dataFolder),
      // Vouchers and gift cards are found by hashes of the key they were made with.
      neededFor: null,
    },
    {
      name: 'sessions',
      variable: 'FOYER_SESSIONS_SECRET',
      secret: sessionsSecret,
      ...getSessionsKeySource(dataFolder),
      // A member who asked to be remembered comes back within 90 days.
      neededFor: 91 * day,
    },
  ]
}
