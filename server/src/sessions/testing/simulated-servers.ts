import { Kysely } from 'kysely'
import { migrate } from '../../database/migrations.ts'
import { SqliteFile } from '../../database/sqlite/connection.ts'
import { createPlainDialect } from '../../database/sqlite/dialect.ts'
import { runProgram, type StatementProgram } from '../../database/statements.ts'
import type { Tables } from '../../database/tables.ts'
import { accessLifetime } from '../access-tokens.ts'
import {
  confirmToken,
  createToken,
  hashToken,
  insertToken,
  presentToken,
  type Presented,
} from '../present-token.ts'
import { SessionKeys } from '../session-keys.ts'

/** Answer to a client: the tokens, and when the server says that it issued them. */
export interface Grant {
  readonly refreshToken: string
  readonly issuedAt: number
}

const start = Date.parse('2026-11-26T08:00:00Z')
const lifetime = 90 * 24 * 3_600_000

/** Servers on one database in memory, each with its own clock. They run the product's statements. */
export class SimulatedServers {
  readonly keys = new SessionKeys([new TextEncoder().encode('a key of the simulation')])
  readonly #file: SqliteFile
  readonly #confirmedAfter: number
  #confirmed = new Set<string>()

  private constructor(file: SqliteFile, confirmedAfter: number) {
    this.#file = file
    this.#confirmedAfter = confirmedAfter
  }

  static async open(confirmedAfter: number): Promise<SimulatedServers> {
    const file = SqliteFile.forWriting(':memory:')
    await migrate(new Kysely<Tables>({ dialect: createPlainDialect(file) }), 'sqlite')
    return new SimulatedServers(file, confirmedAfter)
  }

  /** Signs a member in; deletes the data of an earlier one. */
  signIn(now: number): Grant {
    this.#confirmed = new Set()
    const refreshToken = createToken()
    const at = start + now
    this.#execute('delete from refresh_token', [])
    this.#execute('delete from token_family', [])
    this.#execute(
      "insert into member (id, language, details, created_at) values ('m1', 'en', '{}', 0) on conflict do nothing",
      [],
    )
    this.#execute(
      "insert into token_family (id, member_id, kind, is_lasting, created_at, seen_at) values ('f1', 'm1', 'token', 1, ?, ?)",
      [at, at],
    )
    this.#run(
      insertToken({
        hash: hashToken(refreshToken),
        familyId: 'f1',
        keyId: this.keys.currentId,
        now: at,
        expiresAt: at + lifetime,
      }),
    )
    return { refreshToken, issuedAt: at }
  }

  /** Presents a token; `rotateAfter` as in the product. @param skew clock difference of the server, milliseconds */
  present(token: string, rotateAfter: number, now: number, skew = 0): Presented & { issuedAt: number } {
    const at = start + now + skew
    const presentation = { keys: this.keys, now: at, rotateAfter, confirmedAfter: this.#confirmedAfter }
    return { ...this.#run(presentToken(token, presentation)), issuedAt: at }
  }

  /** A call with the access token that was issued with a refresh token. */
  callWith({ refreshToken, issuedAt }: Grant, now: number, skew = 0): 'answered' | 'expired' | 'ended' {
    const at = start + now + skew
    if (at >= issuedAt + accessLifetime * 1000) return 'expired'
    if (this.isEnded) return 'ended'
    const hash = hashToken(refreshToken)
    if (at - issuedAt >= this.#confirmedAfter && !this.#confirmed.has(hash)) {
      if (this.#run(confirmToken(hash, at, this.#confirmedAfter))) this.#confirmed.add(hash)
    }
    return 'answered'
  }

  /** Whether the sign-in has ended. */
  get isEnded(): boolean {
    return this.#execute('select revoked_at from token_family', [])[0]?.['revoked_at'] !== null
  }

  /** Whether a token's child is confirmed: whoever presents the token now has a copy of it. */
  isOutlived(token: string): boolean {
    const [row] = this.#execute(
      'select salt, key_id from refresh_token where hash = ? and used_at is not null',
      [hashToken(token)],
    )
    if (!row) return false
    const child = this.keys.deriveChild(String(row['key_id']), String(row['salt']), token)
    const [next] = this.#execute('select confirmed_at from refresh_token where hash = ?', [
      hashToken(child ?? ''),
    ])
    return (next?.['confirmed_at'] ?? null) !== null
  }

  close(): void {
    this.#file.close()
  }

  #run<T>(program: StatementProgram<T>): T {
    return runProgram(program, (statement) => this.#file.rows(statement))
  }

  #execute(sql: string, parameters: readonly (string | number)[]) {
    return this.#file.rows({ sql, parameters })
  }
}
