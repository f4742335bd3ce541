import { readFile } from 'node:fs/promises'
import { StartError } from '../config/start-error.ts'
import { BreachedList } from './breached-list.ts'

/**
 * Reads lists of breached passwords into memory.
 * @throws StartError with the name of a file that cannot be read or is not such a list
 */
export async function readBreachedLists(files: readonly string[]): Promise<BreachedList[]> {
  return Promise.all(
    files.map(async (file) => {
      try {
        return new BreachedList(await readFile(file))
      } catch (error) {
        throw new StartError(`${file} cannot be read as a list of breached passwords`, { cause: error })
      }
    }),
  )
}
