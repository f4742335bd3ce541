import { readFile } from 'node:fs/promises'
import { StartError } from '../config/start-error.ts'
import { BreachedList } from './breached-list.ts'

/**
 * Reads lists of breached passwords into memory.
 * @throws StartError that names a file that is missing or no such list
 */
export async function readBreachedLists(files: readonly string[]): Promise<BreachedList[]> {
  return Promise.all(
    files.map(async (file) => {
      try {
        return new BreachedList(await readFile(file))
      } catch (error) {
        throw new StartError(`${file} of FOYER_BREACHED_LIST is no list of breached passwords`, {
          cause: error,
        })
      }
    }),
  )
}
