/** A theme as it is being written: JSON of any shape until it has been checked. */
export type Draft = Readonly<Record<string, unknown>>
/** Path of a setting; a number is a list index. */
export type Keys = readonly (string | number)[]

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** The value at a place, or undefined. */
export const findValueAt = (draft: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((at, key) => (isContainer(at) ? at[key] : undefined), draft)

function written(at: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value
  // A value that should be a list but is none (null, a string) is replaced by one.
  if (typeof key === 'number' && (Array.isArray(at) || !isContainer(at))) {
    const list: unknown[] = Array.isArray(at) ? at : []
    return list.toSpliced(key, 1, written(list[key], rest, value))
  }
  const owner = isContainer(at) ? at : {}
  const next = written(owner[key], rest, value)
  const { [key]: _, ...others } = owner
  // A mode has its colors, even when none of them is chosen.
  const isEmpty =
    next === undefined || (key !== 'colorScheme' && isContainer(next) && Object.keys(next).length === 0)
  return isEmpty ? others : { ...owner, [key]: next }
}

/** The draft with another value at a path; undefined removes the setting, and parents that become empty. */
export const replaceValue = (draft: Draft, keys: Keys, value: unknown): Draft =>
  written(draft, keys, value) as Draft

/** `modes[1].colorScheme.primary`, as errors name a place. */
export const parseKeys = (path: string): Keys =>
  [...path.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key))

/** Drafts before and after the one that is shown. */
export interface History {
  readonly past: readonly Draft[]
  readonly present: Draft
  readonly future: readonly Draft[]
  /** Place of the last change, so that dragging through colors is one step back. */
  readonly place: string | null
}

/** A value for a place. */
export interface Setting {
  keys: Keys
  value: unknown
}

export type Change =
  | { kind: 'set'; keys: Keys; value: unknown; also?: Setting | undefined }
  | { kind: 'settle' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'load'; draft: Draft }

const mostSteps = 200

export const createHistory = (present: Draft): History => ({ past: [], present, future: [], place: null })

/** The history after a change. Consecutive changes of one setting, until `settle`, are one step. */
export function applyChange(history: History, change: Change): History {
  const { past, present, future, place } = history
  switch (change.kind) {
    case 'set': {
      const { keys, value, also } = change
      const next = replaceValue(also ? replaceValue(present, also.keys, also.value) : present, keys, value)
      const where = keys.join('.')
      const steps = where === place ? past : [...past, present].slice(-mostSteps)
      return { past: steps, present: next, future: [], place: where }
    }
    case 'settle':
      return { ...history, place: null }
    case 'undo': {
      const previous = past.at(-1)
      return previous
        ? { past: past.slice(0, -1), present: previous, future: [present, ...future], place: null }
        : history
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { past: [...past, present], present: next, future: rest, place: null } : history
    }
    case 'load':
      return { past: [...past, present], present: change.draft, future: [], place: null }
  }
}
