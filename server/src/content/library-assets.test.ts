import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentFolder } from './testing/content-folder.ts'

const assets = mkdtempSync(join(tmpdir(), 'foyer-assets-'))
const contentFolder = createContentFolder(['en', 'fr'], assets)
afterAll(() => {
  contentFolder.tearDown()
  rmSync(assets, { recursive: true })
})
mkdirSync(join(assets, 'art'))
const put = (file: string) => writeFileSync(join(assets, file), '<svg/>')
const removeAsset = (file: string) => rmSync(join(assets, file))

const pictured = (url: string, name: string, file: string) =>
  `url: ${url}\nname: ${name}\nrows: [{ elements: [{ image: { file: /brand/${file}, alt: A } }] }]\n`
const nameAt = async (url: string, languageTag?: string) => (await contentFolder.page(url, languageTag))?.name

describe('a page that names a picture of the brand', () => {
  it('exists as soon as the picture does, even if no content file has changed', async () => {
    contentFolder.write('pages/soup.yaml', pictured('/soup/', 'Soup', 'art/soup.svg'))
    expect(await nameAt('/soup/')).toBeUndefined()
    expect((await contentFolder.library.snapshot()).problems).toEqual([
      'pages/soup.yaml: there is no file /brand/art/soup.svg',
    ])
    put('art/soup.svg')
    expect([await nameAt('/soup/'), await nameAt('/soup/', 'fr')]).toEqual(['Soup', 'Soup'])
    expect((await contentFolder.library.snapshot()).problems).toEqual([])
  })

  it('shows its new version as soon as the new picture exists, and the old one until then', async () => {
    contentFolder.write('pages/soup.yaml', pictured('/soup/', 'Hot soup', 'art/hot.svg'))
    expect(await nameAt('/soup/')).toBe('Soup')
    put('art/hot.svg')
    expect(await nameAt('/soup/')).toBe('Hot soup')
  })

  it('stays if the picture is removed, which is logged once, and recovers when it returns', async () => {
    contentFolder.problems.length = 0
    removeAsset('art/hot.svg')
    expect(await nameAt('/soup/')).toBe('Hot soup')
    await contentFolder.library.snapshot()
    expect(contentFolder.problems).toEqual(['pages/soup.yaml: there is no file /brand/art/hot.svg'])
    put('art/hot.svg')
    expect((await contentFolder.library.snapshot()).problems).toEqual([])
  })

  it('is not affected by a new picture that no content names', async () => {
    const before = await contentFolder.library.snapshot()
    put('art/bread.svg')
    removeAsset('art/soup.svg')
    expect(await contentFolder.library.snapshot()).toBe(before)
  })

  it('with two pictures waits for both', async () => {
    contentFolder.write(
      'pages/tea.yaml',
      'url: /tea/\nname: Tea\nrows: [{ elements: [{ image: { file: /brand/art/pot.svg, alt: A } }, { image: { file: /brand/art/cup.svg, alt: A } }] }]\n',
    )
    expect(await nameAt('/tea/')).toBeUndefined()
    put('art/pot.svg')
    expect(await nameAt('/tea/')).toBeUndefined()
    put('art/cup.svg')
    expect(await nameAt('/tea/')).toBe('Tea')
  })
})
