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
  it('names a port that is taken, and the setting that changes it', async () => {
    const first = createServer()
    await new Promise<void>((done) => first.listen(0, done))
    const { port } = first.address() as { port: number }
    const error = await new Promise((done) => createServer().once('error', done).listen(port))
    expect(explainFailure(error, place)).toBe(
      `Port ${port} is taken. Set PORT (and FOYER_PAY_PORT, 4001 now) to free ones.`,
    )
    await new Promise((done) => first.close(done))
  })

  it('distinguishes a forbidden port from a forbidden folder', () => {
    expect(createError({ code: 'EACCES', syscall: 'listen', port: 80 })).toMatch(/^Port 80 cannot be used/)
    expect(createError({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data' })).toBe(
      '/srv/data cannot be used by this user. Set FOYER_DATA to a folder that this user can write to.',
    )
    expect(createError({ code: 'EADDRNOTAVAIL', syscall: 'listen' })).toMatch('HOST')
  })

  it.each([
    ['EROFS', /read-only disk/],
    ['ENOTDIR', /a file is in its way/],
    ['ENOSPC', /is full/],
  ])('says what %s means for the data folder', (code, expected) => {
    expect(createError({ code, syscall: 'mkdir', path: '/srv/data' })).toMatch(expected)
  })

  it('says what is wrong with the database file', async () => {
    const file = join(folder, 'foyer.sqlite')
    writeFileSync(file, 'this is a letter and not a database, long enough to have a header'.repeat(20))
    expect(await openingFails(file)).toBe(
      `The database in ${folder} is not a database. Move it away to start with an empty one.`,
    )
    expect(await openingFails(folder)).toBe(`The database in ${folder} cannot be opened by this user.`)
    expect(createError({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).toMatch('the disk is full')
  })

  it('uses the message of an error that prevents the start', () => {
    expect(explainFailure(new StartError('The key is missing.'), place)).toBe('The key is missing.')
  })

  it('prints the stack of an unknown error', () => {
    expect(createError({})).toMatch(/it failed\n\s+at /)
  })
})
