import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import { defaultRetention, type FormRetention } from './assemble.ts'
import type { ContentLibrary } from './library.ts'

export interface EntryPurgeOptions {
  readonly library: Pick<ContentLibrary, 'snapshot'>
  readonly database: Database
  readonly clock: Clock
}

const day = 86_400_000
/** Entries deleted in one statement at most, so that a long list does not hold up a sale. */
const entriesAtATime = 200

/** The moment in the answers that an entry is kept from; that of sending where there is none, or it is earlier. */
function getRetentionStart({ from }: FormRetention, sentAt: number, answers: string): number {
  if (from === null) return sentAt
  const { [from]: answered } = JSON.parse(answers) as Record<string, unknown>
  const named = typeof answered === 'string' ? Date.parse(answered) : NaN
  return Number.isNaN(named) ? sentAt : Math.max(named, sentAt)
}

/**
 * Deletes entries of forms with their files once they are older than their form keeps them; of a form that is no longer
 * there, than forms usually do. Of a form's languages the one that it was written in counts.
 * @returns does it, at most once a day however often it is called, and says how many entries went
 */
export function createEntryPurge({ library, database, clock }: EntryPurgeOptions): () => Promise<number> {
  let doneOn: number | null = null

  async function purge(now: number): Promise<number> {
    const { languages } = await library.snapshot()
    const forms = await database.read
      .selectFrom('form_entry')
      .select(['form_id', 'language_tag'])
      .distinct()
      .execute()
    let count = 0
    for (const { form_id: formId, language_tag: languageTag } of forms) {
      const keeping = languages.get(languageTag)?.forms.get(formId)?.retention ?? defaultRetention
      const before = now - keeping.days * day
      const candidates = await database.read
        .selectFrom('form_entry')
        .select(['id', 'created_at', 'answers'])
        .where('form_id', '=', formId)
        .where('language_tag', '=', languageTag)
        .where('created_at', '<=', before)
        .execute()
      const old = candidates
        .filter(
          ({ created_at: sentAt, answers }) => getRetentionStart(keeping, Number(sentAt), answers) <= before,
        )
        .map(({ id }) => id)
      for (let at = 0; at < old.length; at += entriesAtATime) {
        const ids = old.slice(at, at + entriesAtATime)
        await database.tx(async (trx) => {
          await trx.deleteFrom('form_file').where('entry_id', 'in', ids).execute()
          await trx.deleteFrom('form_entry').where('id', 'in', ids).execute()
        })
      }
      count += old.length
    }
    return count
  }

  return async () => {
    const today = Math.floor(clock.now() / day)
    if (today === doneOn) return 0
    const count = await purge(clock.now())
    doneOn = today
    return count
  }
}
