import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('the content library', () => {
  it('has a language’s own page, or else the primary one’s', async () => {
    contentFolder.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    contentFolder.write('pages/tea.fr.yaml', 'url: /tea/\nname: Thé\n')
    contentFolder.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    expect([(await page('/tea/'))?.name, (await page('/tea/', 'fr'))?.name]).toEqual(['Tea', 'Thé'])
    expect((await page('/cake/', 'fr'))?.name).toBe('Cake')
  })

  it('takes a language’s own page whatever the capitals of the tag in its name', async () => {
    contentFolder.write('pages/milk.yaml', 'url: /milk/\nname: Milk\n')
    contentFolder.write('pages/milk.FR.yaml', 'name: Lait\n')
    const found = { name: 'Lait', writtenIn: 'fr', languageTags: ['en', 'fr'] }
    expect(await page('/milk/', 'fr')).toMatchObject(found)
    expect((await page('/milk/'))?.name).toBe('Milk')
    contentFolder.remove('pages/milk.FR.yaml')
    contentFolder.remove('pages/milk.yaml')
  })

  it('says in which language a page is written, and in which it is found', async () => {
    contentFolder.write('pages/tea.yaml', 'url: /tea/\nname: Tea\nupdated: 2026-10-01\n')
    contentFolder.write('pages/tea.fr.yaml', 'name: Thé\n')
    contentFolder.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    contentFolder.write('pages/films.yaml', 'type: Films\nname: Films\n')
    expect(await page('/tea/', 'fr')).toMatchObject({
      name: 'Thé',
      updated: '2026-10-01',
      writtenIn: 'fr',
      languageTags: ['en', 'fr'],
    })
    expect(await page('/cake/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: ['en'] })
    // The film list page exists in every language, whatever an editor adds to it.
    expect(await page('/films/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: null })
    expect(await page('/events/', 'fr')).toMatchObject({ writtenIn: null, languageTags: null })
    contentFolder.remove('pages/films.yaml')
  })

  it("gives a translation the primary page's rules for search engines unless it has its own", async () => {
    const rules = 'noIndex: true, noFollow: true, canonical: /tea/, excludeCanonical: true'
    contentFolder.write('pages/tea.yaml', `url: /tea/\nname: Tea\nseo: { title: Tea, ${rules} }\n`)
    contentFolder.write('pages/tea.fr.yaml', 'name: Thé\n')
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: null,
      robotsNoIndex: true,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/tea/' },
      excludeCanonicalUrl: true,
    })
    contentFolder.write(
      'pages/tea.fr.yaml',
      'name: Thé\nseo: { title: Du thé, noIndex: false, canonical: /the/ }\n',
    )
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: 'Du thé',
      robotsNoIndex: false,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/the/' },
    })
  })

  it('replaces a translation that was never valid by the primary page, and does not list it as translated', async () => {
    const both = async () => [await page('/pear/'), await page('/pear/', 'fr')]
    const wrong = 'name: Poire\nhero: [{ film: casablanca }]\n'
    contentFolder.write('pages/pear.yaml', 'url: /pear/\nname: Pear\n')
    contentFolder.problems.length = 0
    contentFolder.write('pages/pear.fr.yaml', wrong)
    const inEnglish = { name: 'Pear', writtenIn: 'en', languageTags: ['en'] }
    expect(await both()).toMatchObject([inEnglish, inEnglish])
    expect(contentFolder.problems).toEqual(['pages/pear.fr.yaml: there is no film casablanca'])
    contentFolder.write('pages/pear.yaml', 'url: /pear/\nname: Ripe pear\n')
    expect((await page('/pear/', 'fr'))?.name).toBe('Ripe pear')
    contentFolder.write('pages/pear.fr.yaml', 'name: Poire\n')
    const languageTags = ['en', 'fr']
    const translated = [
      { name: 'Ripe pear', languageTags },
      { name: 'Poire', writtenIn: 'fr', languageTags },
    ]
    expect(await both()).toMatchObject(translated)
    contentFolder.write('pages/pear.fr.yaml', wrong)
    expect(await both()).toMatchObject(translated)
    contentFolder.remove('pages/pear.yaml')
    contentFolder.remove('pages/pear.fr.yaml')
  })

  it('keeps a page at its address, whatever a translation states', async () => {
    contentFolder.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    contentFolder.problems.length = 0
    contentFolder.write('pages/tea.fr.yaml', 'url: /the/\nname: Thé\n')
    expect([(await page('/tea/', 'fr'))?.name, await page('/the/', 'fr')]).toEqual(['Thé', undefined])
    expect(contentFolder.problems).toEqual([
      'pages/tea.fr.yaml: the page has the address /tea/ in every language, from pages/tea.yaml',
    ])
  })

  it("keeps the film list at the channel's address, in the primary language, if a translation states another", async () => {
    contentFolder.write('pages/films.yaml', 'type: Films\nname: What is on\n')
    await contentFolder.library.snapshot()
    contentFolder.problems.length = 0
    contentFolder.write('pages/films.fr.yaml', 'url: /a-l-affiche/\nname: À l’affiche\n')
    expect([(await page('/films/', 'fr'))?.name, await page('/a-l-affiche/', 'fr')]).toEqual([
      'What is on',
      undefined,
    ])
    expect(contentFolder.problems).toContain(
      'pages/films.fr.yaml: the channel gives the page Films the address /films/: remove its url',
    )
    contentFolder.remove('pages/films.yaml')
    contentFolder.remove('pages/films.fr.yaml')
  })
})
