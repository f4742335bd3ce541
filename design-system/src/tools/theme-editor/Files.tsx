import { describeIssue, type ConfigurationIssue } from '@foyer/theme-tokens/configuration/configuration-error'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.ts'
import type { Draft } from './draft.ts'
import { FileFaults, HiddenInput } from './parts.tsx'
import { getFileName, openTheme, save, toTokens, type Opened } from './theme-file.ts'

export interface FilesProps {
  draft: Draft
  /** Whether the draft can be used: nothing else leaves the editor. */
  canExport: boolean
  onOpen: (draft: Draft) => void
  onSay: (message: string) => void
}

/** Anything dropped or pasted outside of a field is for the editor. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The input, or why it could not be read: a deleted file, a part of the editor that failed to load. */
const read = async (text: string | Promise<string>, draft: Draft): Promise<Opened> => {
  try {
    return await openTheme(await text, draft)
  } catch (error) {
    const found = error instanceof Error ? error.message : 'nothing'
    return {
      issues: [{ path: '', found, needed: 'a file that can be read', nearest: null, condition: null }],
    }
  }
}

/** Exports a theme as theme.json or as design tokens, and imports either: selected, dropped or pasted. */
export function Files({ draft, canExport, onOpen, onSay }: FilesProps) {
  const [faults, setFaults] = useState<readonly ConfigurationIssue[]>([])
  const input = useRef<HTMLInputElement>(null)

  const open = async (text: string | Promise<string>) => {
    const opened = await read(text, draft)
    if ('issues' in opened) {
      setFaults(opened.issues)
      onSay('')
      return
    }
    setFaults([])
    onOpen(opened.draft)
    const { ignored } = opened
    const without =
      ignored.length === 0 ? '' : ` without ${ignored.join(', ')}, which a theme has no place for`
    onSay(`Imported${without}; Undo brings the last theme back`)
  }
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useEffect(() => {
    // Text dragged into a field belongs to the field; a file dropped there would navigate away from the editor.
    const isForField = ({ target, dataTransfer }: DragEvent) =>
      isField(target) && dataTransfer?.types.includes('Files') !== true
    const hold = (event: DragEvent) => {
      if (!isForField(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (isForField(event)) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) void latest.current(file.text())
    }
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text === '' || isField(event.target)) return
      event.preventDefault()
      void latest.current(text)
    }
    addEventListener('dragover', hold)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', hold)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])

  return (
    <>
      <HiddenInput
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Theme or design tokens to import"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void open(file.text())
          target.value = ''
        }}
      />
      <Button size="medium" variant="secondary" onClick={() => input.current?.click()}>
        Import
      </Button>
      <Button
        size="medium"
        variant="secondary"
        disabled={!canExport}
        onClick={() => void toTokens(draft).then((tokens) => save(getFileName(draft, 'tokens.json'), tokens))}
      >
        Export tokens
      </Button>
      <Button size="medium" disabled={!canExport} onClick={() => save('theme.json', draft)}>
        Export theme.json
      </Button>
      {faults.length > 0 && (
        <FileFaults role="alert">
          <strong>The file cannot be used; the theme is as it was.</strong>
          <ul>
            {faults.map((issue) => (
              <li key={issue.path + issue.needed}>{describeIssue(issue)}</li>
            ))}
          </ul>
          <Button size="medium" variant="text" onClick={() => setFaults([])}>
            Close
          </Button>
        </FileFaults>
      )}
    </>
  )
}
