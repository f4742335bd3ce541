/** Creates codes in the database of a running server, as `npm run codes` does. */
import { execFileSync } from 'node:child_process'

/**
 * @param {{ data: string, database?: string }} target data folder of the server, and its database if that is elsewhere
 * @param {string[]} flags of `npm run codes -- create`
 * @returns {string[]}
 */
export function makeCodes({ data, database }, flags) {
  const csv = execFileSync(
    process.execPath,
    ['server/tools/codes/codes.ts', 'create', ...flags, '--name', 'bench'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        FOYER_DATA: data,
        ...(database && { DATABASE_URL: database }),
      },
    },
  )
  const [, ...lines] = csv.trim().split(/\r?\n/)
  return lines.map((line) => line.split(',')[0].replaceAll('"', ''))
}
