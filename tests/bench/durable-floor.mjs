/** What the disk allows without the server: rows committed one at a time in `node:sqlite`, each on disk before the next. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** @returns commits per second */
export function durableFloor(seconds = 3) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-floor-'))
  const database = new DatabaseSync(join(folder, 'floor.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table claim (seat text primary key, holder text) without rowid')
  const insert = database.prepare('insert into claim values (?, ?)')
  const end = performance.now() + seconds * 1000
  let count = 0
  while (performance.now() < end) insert.run(`seat-${count++}`, 'somebody')
  database.close()
  rmSync(folder, { recursive: true })
  return count / seconds
}
