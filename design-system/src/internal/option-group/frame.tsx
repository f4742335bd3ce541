import type { ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import type { CSSObject } from '../../foundations/styled/index.ts'
import { hiddenWords } from '../../foundations/visually-hidden/index.ts'

/** The frame of a group of options, be they circles or boxes: its legend, and what stands under it. */
export const groupFrame: CSSObject = {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    maxInlineSize: '100%',
    marginBlockEnd: 4,
    padding: 0,
    fontSize: 'var(--t1)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& > legend[data-hidden]': hiddenWords,
  '& > legend > span': { color: 'var(--muted)', fontWeight: 400 },
  '& > [data-slot=help]': {
    display: 'block',
    marginBlockStart: 4,
    color: 'var(--muted)',
    fontSize: 'var(--t1)',
    lineHeight: 1.4,
  },
  '& > [data-slot=error]': {
    display: 'flex',
    gap: 8,
    marginBlockStart: 4,
    color: 'var(--error)',
    fontSize: 'var(--t1)',
    lineHeight: '20px',
  },
}

/** Whether words are there to be shown. */
export const isSaid = (words: ReactNode): boolean =>
  words !== undefined && words !== null && words !== false && words !== ''

interface GroupWordsProps {
  /** By which they describe the group; none where nothing is said. */
  id: string | undefined
  help: ReactNode
  error: ReactNode
}

/** Under the options: what is wrong, or else the help. */
export function GroupWords({ id, help, error }: GroupWordsProps) {
  if (id === undefined) return null
  return isSaid(error) ? (
    <span data-slot="error" id={id}>
      <Icon name="alert-circle" size={20} />
      <span>{error}</span>
    </span>
  ) : (
    <span data-slot="help" id={id}>
      {help}
    </span>
  )
}
