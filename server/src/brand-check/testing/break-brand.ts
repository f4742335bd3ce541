import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Json = Record<string, unknown>

/** Edits a JSON file of the broken brand. */
export const editJson = (file: string, edit: (content: Json) => void) => (folder: string) => {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json
  edit(content)
  writeFileSync(join(folder, file), JSON.stringify(content))
}
export const putValue = (file: string, path: string, value: unknown) =>
  editJson(file, (content) => {
    const keys = path.split('.')
    const owner = keys.slice(0, -1).reduce<Json>((current, key) => {
      current[key] ??= {}
      return current[key] as Json
    }, content)
    owner[keys.at(-1) ?? ''] = value
  })
export const remove = (path: string) => (folder: string) => rmSync(join(folder, path), { recursive: true })
export const written = (path: string, content: string | Buffer) => (folder: string) =>
  writeFileSync(join(folder, path), content)

/** Sets a value of `theme.json`. */
export const theme = (path: string, value: unknown) => putValue('theme.json', path, value)

/** An error in a brand's files: its name, how it is made, and the message of `brand check`. */
export type Broken = readonly [what: string, breakIt: (folder: string) => void, says: string]
