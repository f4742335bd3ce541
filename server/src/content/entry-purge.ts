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
/** Most entries deleted by one statement, so that a long list does not block sales. */
const entriesAtATime = 200

/**
 * The instant from which an entry's retention counts: its date field, or the sending if that is later or the field is
 * empty.
 */
function getRetentionStart({ from }: FormRetention, sentAt: number, answers: string): number {
  if (from === null) return sentAt
  const { [from]: answered } = JSON.parse(answers) as Record<string, unknown>
  const named = typeof answered === 'string' ? Date.parse(answered) : NaN
  return Number.isNaN(named) ? sentAt : Math.max(named, sentAt)
}

/**
 * Deletes form entries with their files when their form's retention is over; entries of a form that no longer exists,
 * after the default retention. The retention is that of the form in the entry's language.
 * @returns a function that does it, at most once a day however often it is called, and returns the number of deleted
 * entries
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
