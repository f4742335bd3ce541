import { CatalogueError } from '../catalogue/catalogue-error.ts'
import type { Settings } from '../config/settings.ts'
import { StartError } from '../config/start-error.ts'
import { BrandError } from '../brand/brand.ts'

type Place = Pick<Settings, 'dataFolder' | 'payPort'>

/** SQLite's result codes (the low byte of `errcode`) that concern the file or its disk. */
const sqliteErrors: Readonly<Record<number, string>> = {
  5: 'is locked by another program',
  8: 'cannot be written to by this user',
  10: 'cannot be read or written; the disk may be failing or full',
  11: 'is damaged. Restore a backup, or move it away to start with an empty one',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened by this user',
  26: 'is not a database. Move it away to start with an empty one',
}

/** Explains why the server could not start and what to do about it; an unknown error is printed with its whole stack. */
export function explainFailure(error: unknown, { dataFolder, payPort }: Place): string {
  // Errors in a brand's files or settings are for their authors, to whom a stack trace is of no use.
  const isForOwners = [BrandError, CatalogueError, StartError].some((type) => error instanceof type)
  if (isForOwners) return (error as Error).message
  const systemError = error as NodeJS.ErrnoException & { port?: number; errcode?: number }
  if (systemError.syscall === 'listen') return explainPort(systemError, payPort)
  if (systemError.code === 'ERR_SQLITE_ERROR' && systemError.errcode !== undefined) {
    const known = sqliteErrors[systemError.errcode & 0xff]
    if (known !== undefined) return `The database in ${dataFolder} ${known}.`
  }
  const elsewhere = 'Set FOYER_DATA to a folder that this user can write to.'
  switch (systemError.code) {
    case 'EACCES':
    case 'EPERM':
      return `${systemError.path ?? dataFolder} cannot be used by this user. ${elsewhere}`
    case 'EROFS':
      return `${systemError.path ?? dataFolder} is on a read-only disk. ${elsewhere}`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${systemError.path ?? dataFolder} is needed as a folder, but a file is in its way. ${elsewhere}`
    case 'ENOSPC':
      return `The disk of ${systemError.path ?? dataFolder} is full. Free some space, or set FOYER_DATA to a folder on another disk.`
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

function explainPort(
  { code, port, message }: NodeJS.ErrnoException & { port?: number },
  payPort: number,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Set PORT (and FOYER_PAY_PORT, ${payPort} now) to free ones.`
    case 'EACCES':
      return `Port ${port} cannot be used by this user. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
      return 'HOST is not an address of this machine. Set it to one, or leave it out to answer on all of them.'
    default:
      return `Cannot answer on port ${port}: ${message}.`
  }
}
