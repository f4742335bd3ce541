import { ProblemError } from '../http/problem.ts'

/** Where a page of a list ends: an instant in epoch milliseconds, and the id among those of the same instant. */
export interface ListPosition {
  readonly at: number
  readonly id: string
}

/** A position as clients send it back; they do not take it apart. */
export function writeCursor({ at, id }: ListPosition): string {
  return Buffer.from(`${String(at)} ${id}`).toString('base64url')
}

/**
 * Parses what `writeCursor` has written; null for no cursor.
 * @throws ProblemError `invalid-argument`
 */
export function readCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [, at, id] = /^(\d{1,15}) (.{1,100})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined)
    throw new ProblemError('invalid-argument', { detail: 'The cursor is none of this list' })
  return { at: Number(at), id }
}
