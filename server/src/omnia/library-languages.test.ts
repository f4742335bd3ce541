import { bilingualHouse } from './testing/content-house.ts'

const house = bilingualHouse()
const { page } = house

describe('the content library', () => {
  it('has a language’s own page, else the primary one’s', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    house.write('pages/tea.fr.yaml', 'url: /tea/\nname: Thé\n')
    house.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    expect([(await page('/tea/'))?.name, (await page('/tea/', 'fr'))?.name]).toEqual(['Tea', 'Thé'])
    expect((await page('/cake/', 'fr'))?.name).toBe('Cake')
  })

  it('takes a language’s own page whatever the capitals of the tag in its name', async () => {
    house.write('pages/milk.yaml', 'url: /milk/\nname: Milk\n')
    house.write('pages/milk.FR.yaml', 'name: Lait\n')
    const found = { name: 'Lait', writtenIn: 'fr', languageTags: ['en', 'fr'] }
    expect(await page('/milk/', 'fr')).toMatchObject(found)
    expect((await page('/milk/'))?.name).toBe('Milk')
    house.remove('pages/milk.FR.yaml')
    house.remove('pages/milk.yaml')
  })

  it('says in which language a page is written, and in which it is found', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\nupdated: 2026-10-01\n')
    house.write('pages/tea.fr.yaml', 'name: Thé\n')
    house.write('pages/cake.yaml', 'url: /cake/\nname: Cake\n')
    house.write('pages/films.yaml', 'type: Films\nname: Films\n')
    expect(await page('/tea/', 'fr')).toMatchObject({
      name: 'Thé',
      updated: '2026-10-01',
      writtenIn: 'fr',
      languageTags: ['en', 'fr'],
    })
    expect(await page('/cake/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: ['en'] })
    // The page of films is there in every language, whatever an editor adds to it.
    expect(await page('/films/', 'fr')).toMatchObject({ writtenIn: 'en', languageTags: null })
    expect(await page('/events/', 'fr')).toMatchObject({ writtenIn: null, languageTags: null })
    house.remove('pages/films.yaml')
  })

  it('tells search engines of a translation what the primary page says, unless it says so itself', async () => {
    const rules = 'noIndex: true, noFollow: true, canonical: /tea/, excludeCanonical: true'
    house.write('pages/tea.yaml', `url: /tea/\nname: Tea\nseo: { title: Tea, ${rules} }\n`)
    house.write('pages/tea.fr.yaml', 'name: Thé\n')
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: null,
      robotsNoIndex: true,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/tea/' },
      excludeCanonicalUrl: true,
    })
    house.write('pages/tea.fr.yaml', 'name: Thé\nseo: { title: Du thé, noIndex: false, canonical: /the/ }\n')
    expect((await page('/tea/', 'fr'))?.components).toMatchObject({
      seoPageTitle: 'Du thé',
      robotsNoIndex: false,
      robotsNoFollow: true,
      masterCanonicalUrl: { url: '/the/' },
    })
  })

  it('has the primary page in place of a translation that was never good, and does not call it translated', async () => {
    const both = async () => [await page('/pear/'), await page('/pear/', 'fr')]
    const wrong = 'name: Poire\nhero: [{ film: casablanca }]\n'
    house.write('pages/pear.yaml', 'url: /pear/\nname: Pear\n')
    house.told.length = 0
    house.write('pages/pear.fr.yaml', wrong)
    const inEnglish = { name: 'Pear', writtenIn: 'en', languageTags: ['en'] }
    expect(await both()).toMatchObject([inEnglish, inEnglish])
    expect(house.told).toEqual(['pages/pear.fr.yaml: there is no film casablanca'])
    house.write('pages/pear.yaml', 'url: /pear/\nname: Ripe pear\n')
    expect((await page('/pear/', 'fr'))?.name).toBe('Ripe pear')
    house.write('pages/pear.fr.yaml', 'name: Poire\n')
    const languageTags = ['en', 'fr']
    const translated = [
      { name: 'Ripe pear', languageTags },
      { name: 'Poire', writtenIn: 'fr', languageTags },
    ]
    expect(await both()).toMatchObject(translated)
    house.write('pages/pear.fr.yaml', wrong)
    expect(await both()).toMatchObject(translated)
    house.remove('pages/pear.yaml')
    house.remove('pages/pear.fr.yaml')
  })

  it('leaves a page at its one address, whatever a translation says', async () => {
    house.write('pages/tea.yaml', 'url: /tea/\nname: Tea\n')
    house.told.length = 0
    house.write('pages/tea.fr.yaml', 'url: /the/\nname: Thé\n')
    expect([(await page('/tea/', 'fr'))?.name, await page('/the/', 'fr')]).toEqual(['Thé', undefined])
    expect(house.told).toEqual([
      'pages/tea.fr.yaml: the page stands at /tea/ in every language, as pages/tea.yaml says',
    ])
  })

  it('has the films where the channel says, in the primary words, where a translation says otherwise', async () => {
    house.write('pages/films.yaml', 'type: Films\nname: What is on\n')
    await house.library.snapshot()
    house.told.length = 0
    house.write('pages/films.fr.yaml', 'url: /a-l-affiche/\nname: À l’affiche\n')
    expect([(await page('/films/', 'fr'))?.name, await page('/a-l-affiche/', 'fr')]).toEqual([
      'What is on',
      undefined,
    ])
    expect(house.told).toContain(
      'pages/films.fr.yaml: the page Films stands at /films/, as the channel says: it takes no url',
    )
    house.remove('pages/films.yaml')
    house.remove('pages/films.fr.yaml')
  })
})
