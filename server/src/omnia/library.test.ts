import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { bilingualHouse } from './testing/content-house.ts'

const house = bilingualHouse()
const { page } = house

describe('the content library', () => {
  it('serves a page as soon as its file is there, and no longer when it is gone', async () => {
    expect(await page('/soup/')).toBeUndefined()
    house.write('pages/soup.yaml', 'url: /soup/\nname: Soup\n')
    expect((await page('/soup/'))?.name).toBe('Soup')
    house.write('pages/soup.yaml', 'url: /soup/\nname: Soup of the day\n')
    expect((await page('/soup/'))?.name).toBe('Soup of the day')
    house.remove('pages/soup.yaml')
    expect(await page('/soup/')).toBeUndefined()
    expect(house.told).toEqual([])
  })

  it('answers the same object until a file changes', async () => {
    const before = await house.library.snapshot()
    expect(await house.library.snapshot()).toBe(before)
    house.write('pages/bread.yaml', 'url: /bread/\nname: Bread\n')
    expect(await house.library.snapshot()).not.toBe(before)
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to nothing', (path: string) => symlinkSync('nowhere', path)],
  ])(
    'tells %s in place of a file once, keeps the last good version, and reads what follows',
    async (_, put) => {
      const file = 'pages/pie.yaml'
      house.write(file, 'url: /pie/\nname: Pie\n')
      expect((await page('/pie/'))?.name).toBe('Pie')
      house.told.length = 0
      house.remove(file)
      put(house.at(file))
      expect((await page('/pie/'))?.name).toBe('Pie')
      const problem = `${file}: is not a file that can be read`
      expect((await house.library.snapshot()).problems).toContain(problem)
      expect(house.told).toEqual([problem])
      rmSync(house.at(file), { recursive: true })
      house.write(file, 'url: /pie/\nname: Apple pie\n')
      expect((await page('/pie/'))?.name).toBe('Apple pie')
      expect((await house.library.snapshot()).problems).not.toContain(problem)
      house.remove(file)
    },
  )

  it('passes over what editors and version control keep beside the files', async () => {
    house.told.length = 0
    house.write('pages/._soup.yaml', '\0')
    house.write('.git/soup.yaml', 'url: /soup/')
    symlinkSync('somebody@elsewhere', house.at('pages/.#soup.yaml'))
    await house.library.snapshot()
    expect(house.told).toEqual([])
  })

  it('serves a change that it could not put in place at the first look', async () => {
    await house.library.snapshot()
    house.write('pages/tart.yaml', 'url: /tart/\nname: Tart\nhero: [{ film: louder }]\n')
    const fails = jest.spyOn(house.facts, 'filmId').mockImplementationOnce(() => {
      throw new TypeError('a defect')
    })
    await expect(house.library.snapshot()).rejects.toThrow('a defect')
    fails.mockRestore()
    expect((await page('/tart/'))?.name).toBe('Tart')
  })

  it('takes a folder that cannot be read for no folder that is empty', async () => {
    house.write('pages/rice.yaml', 'url: /rice/\nname: Rice\n')
    expect(await page('/rice/')).toBeDefined()
    house.told.length = 0
    const [folder, away] = [house.folder, `${house.folder}-away`]
    renameSync(folder, away)
    writeFileSync(folder, 'in the way')
    expect((await page('/rice/'))?.name).toBe('Rice')
    expect(house.told).toEqual([expect.stringMatching(/^ENOTDIR/)])
    rmSync(folder)
    expect(await page('/rice/')).toBeUndefined()
    renameSync(away, folder)
    expect((await page('/rice/'))?.name).toBe('Rice')
  })
})
