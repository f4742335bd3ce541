import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../config/start-error.ts'
import { openDatabase } from '../database/open-database.ts'
import { explainFailure } from './explain-failure.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-explain-'))
afterAll(() => rmSync(folder, { recursive: true }))

const place = { dataFolder: folder, payPort: 4001 }
const createError = (properties: object) =>
  explainFailure(Object.assign(new Error('it failed'), properties), place)

/** SQLite's own message why a database cannot be opened there. */
async function openingFails(file: string): Promise<string> {
  try {
    await (await openDatabase({ file })).close()
    return 'it opened'
  } catch (error) {
    return explainFailure(error, place)
  }
}

describe('why the server cannot start', () => {
  it('names a port that is taken, and the setting that moves it', async () => {
    const first = createServer()
    await new Promise<void>((done) => first.listen(0, done))
    const { port } = first.address() as { port: number }
    const error = await new Promise((done) => createServer().once('error', done).listen(port))
    expect(explainFailure(error, place)).toBe(
      `Port ${port} is taken. Set PORT (and FOYER_PAY_PORT, 4001 now) to free ones.`,
    )
    await new Promise((done) => first.close(done))
  })

  it('tells a port that may not be used from a folder that may not', () => {
    expect(createError({ code: 'EACCES', syscall: 'listen', port: 80 })).toMatch(/^Port 80 may not be used/)
    expect(createError({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data' })).toBe(
      '/srv/data may not be used by this user. Set FOYER_DATA to a folder that this user may write to.',
    )
    expect(createError({ code: 'EADDRNOTAVAIL', syscall: 'listen' })).toMatch('HOST')
  })

  it.each([
    ['EROFS', /can only be read/],
    ['ENOTDIR', /a file is in its way/],
    ['ENOSPC', /is full/],
  ])('says what %s means for the data folder', (code, expected) => {
    expect(createError({ code, syscall: 'mkdir', path: '/srv/data' })).toMatch(expected)
  })

  it('says what is wrong with the database file', async () => {
    const file = join(folder, 'foyer.sqlite')
    writeFileSync(file, 'this is a letter and not a database, long enough to have a header'.repeat(20))
    expect(await openingFails(file)).toBe(
      `The database in ${folder} is not a database. Move it away to begin anew.`,
    )
    expect(await openingFails(folder)).toBe(`The database in ${folder} cannot be opened by this user.`)
    expect(createError({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).toMatch('the disk is full')
  })

  it('takes the words of what keeps it from starting', () => {
    expect(explainFailure(new StartError('The key is missing.'), place)).toBe('The key is missing.')
  })

  it('keeps the stack of what nobody has foreseen', () => {
    expect(createError({})).toMatch(/it failed\n\s+at /)
  })
})
