import { bilingualHouse } from './testing/content-house.ts'

const house = bilingualHouse()

describe('the content library', () => {
  it('has nothing of the site’s file once that is gone', async () => {
    const announcements = async () =>
      (await house.library.snapshot()).languages.get('en')?.site.components.announcements
    house.write('site.yaml', 'announcements: [{ id: a, title: A, message: B }]\n')
    expect(await announcements()).toHaveLength(1)
    house.write('site.yaml', 'popups: [{ id: a }]\n')
    expect(await announcements()).toHaveLength(1)
    house.remove('site.yaml')
    expect(await announcements()).toEqual([])
  })

  it('has the words of the language in the site’s file, and moved addresses of the primary one', async () => {
    house.write(
      'site.yaml',
      'announcements: [{ id: a, title: Tea, message: B }]\nredirects: [{ from: /old/, to: /tea/ }]\n',
    )
    house.write('site.fr.yaml', 'announcements: [{ id: a, title: Thé, message: B }]\n')
    const { languages } = await house.library.snapshot()
    expect(languages.get('fr')?.site.components.announcements[0]?.title).toBe('Thé')
    expect(languages.get('fr')?.site.redirects.get('/old/')).toEqual({ url: '/tea/', isPermanent: false })
    expect(languages.get('en')?.site.components.announcements[0]?.title).toBe('Tea')
    house.remove('site.yaml')
    house.remove('site.fr.yaml')
    await house.library.snapshot()
  })

  it('sends nobody on to another machine', async () => {
    house.told.length = 0
    house.write('site.yaml', 'redirects: [{ from: /old/, to: //evil.example/ }]\n')
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(house.told).toEqual([expect.stringMatching(/^site\.yaml:1: redirects\/0\/to/)])
    house.remove('site.yaml')
  })

  it.each([
    ['to itself', '{ from: /old/, to: "/old?again=1", permanent: true }', '/old/'],
    [
      'round a ring that others lead to',
      '{ from: /a/, to: /b/ }, { from: /b/, to: /c#end, permanent: true }, { from: /c/, to: /b/, permanent: true }',
      '/b/',
    ],
  ])('sends nobody on %s', async (_, redirects, address) => {
    house.told.length = 0
    house.write('site.yaml', `redirects: [${redirects}]\n`)
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(house.told).toEqual([`site.yaml: the redirect of ${address} leads back to itself`])
    house.remove('site.yaml')
  })

  it('sends on by way of another moved address, from several to one', async () => {
    house.told.length = 0
    house.write(
      'site.yaml',
      'redirects: [{ from: /a/, to: /b }, { from: /b/, to: /tea/ }, { from: /c/, to: /b/ }, { from: /d/, to: / }]\n',
    )
    expect((await house.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(4)
    expect(house.told).toEqual([])
    house.remove('site.yaml')
  })
})
