import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('the content library', () => {
  it('serves a page as soon as its file exists, and no longer when it is removed', async () => {
    expect(await page('/soup/')).toBeUndefined()
    contentFolder.write('pages/soup.yaml', 'url: /soup/\nname: Soup\n')
    expect((await page('/soup/'))?.name).toBe('Soup')
    contentFolder.write('pages/soup.yaml', 'url: /soup/\nname: Soup of the day\n')
    expect((await page('/soup/'))?.name).toBe('Soup of the day')
    contentFolder.remove('pages/soup.yaml')
    expect(await page('/soup/')).toBeUndefined()
    expect(contentFolder.problems).toEqual([])
  })

  it('answers the same object until a file changes', async () => {
    const before = await contentFolder.library.snapshot()
    expect(await contentFolder.library.snapshot()).toBe(before)
    contentFolder.write('pages/bread.yaml', 'url: /bread/\nname: Bread\n')
    expect(await contentFolder.library.snapshot()).not.toBe(before)
  })

  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to nothing', (path: string) => symlinkSync('nowhere', path)],
  ])(
    'reports %s in place of a file once, keeps the last valid version, and reads later ones',
    async (_, put) => {
      const file = 'pages/pie.yaml'
      contentFolder.write(file, 'url: /pie/\nname: Pie\n')
      expect((await page('/pie/'))?.name).toBe('Pie')
      contentFolder.problems.length = 0
      contentFolder.remove(file)
      put(contentFolder.at(file))
      expect((await page('/pie/'))?.name).toBe('Pie')
      const problem = `${file}: is not a file that can be read`
      expect((await contentFolder.library.snapshot()).problems).toContain(problem)
      expect(contentFolder.problems).toEqual([problem])
      rmSync(contentFolder.at(file), { recursive: true })
      contentFolder.write(file, 'url: /pie/\nname: Apple pie\n')
      expect((await page('/pie/'))?.name).toBe('Apple pie')
      expect((await contentFolder.library.snapshot()).problems).not.toContain(problem)
      contentFolder.remove(file)
    },
  )

  it('ignores files of editors and version control', async () => {
    contentFolder.problems.length = 0
    contentFolder.write('pages/._soup.yaml', '\0')
    contentFolder.write('.git/soup.yaml', 'url: /soup/')
    symlinkSync('somebody@elsewhere', contentFolder.at('pages/.#soup.yaml'))
    await contentFolder.library.snapshot()
    expect(contentFolder.problems).toEqual([])
  })

  it('serves a change that could not be read at the first check', async () => {
    await contentFolder.library.snapshot()
    contentFolder.write('pages/tart.yaml', 'url: /tart/\nname: Tart\nhero: [{ film: louder }]\n')
    const fails = jest.spyOn(contentFolder.context, 'filmId').mockImplementationOnce(() => {
      throw new TypeError('a defect')
    })
    await expect(contentFolder.library.snapshot()).rejects.toThrow('a defect')
    fails.mockRestore()
    expect((await page('/tart/'))?.name).toBe('Tart')
  })

  it('does not treat an unreadable folder as empty', async () => {
    contentFolder.write('pages/rice.yaml', 'url: /rice/\nname: Rice\n')
    expect(await page('/rice/')).toBeDefined()
    contentFolder.problems.length = 0
    const [folder, away] = [contentFolder.folder, `${contentFolder.folder}-away`]
    renameSync(folder, away)
    writeFileSync(folder, 'in the way')
    expect((await page('/rice/'))?.name).toBe('Rice')
    expect(contentFolder.problems).toEqual([expect.stringMatching(/^ENOTDIR/)])
    rmSync(folder)
    expect(await page('/rice/')).toBeUndefined()
    renameSync(away, folder)
    expect((await page('/rice/'))?.name).toBe('Rice')
  })
})
