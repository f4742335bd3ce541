import { createBilingualFolder } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()

describe('the content library', () => {
  it("drops the site file's content when the file is removed", async () => {
    const announcements = async () =>
      (await contentFolder.library.snapshot()).languages.get('en')?.site.components.announcements
    contentFolder.write('site.yaml', 'announcements: [{ id: a, title: A, message: B }]\n')
    expect(await announcements()).toHaveLength(1)
    contentFolder.write('site.yaml', 'popups: [{ id: a }]\n')
    expect(await announcements()).toHaveLength(1)
    contentFolder.remove('site.yaml')
    expect(await announcements()).toEqual([])
  })

  it("uses a language's texts of the site file, and the primary language's redirects", async () => {
    contentFolder.write(
      'site.yaml',
      'announcements: [{ id: a, title: Tea, message: B }]\nredirects: [{ from: /old/, to: /tea/ }]\n',
    )
    contentFolder.write('site.fr.yaml', 'announcements: [{ id: a, title: Thé, message: B }]\n')
    const { languages } = await contentFolder.library.snapshot()
    expect(languages.get('fr')?.site.components.announcements[0]?.title).toBe('Thé')
    expect(languages.get('fr')?.site.redirects.get('/old/')).toEqual({ url: '/tea/', isPermanent: false })
    expect(languages.get('en')?.site.components.announcements[0]?.title).toBe('Tea')
    contentFolder.remove('site.yaml')
    contentFolder.remove('site.fr.yaml')
    await contentFolder.library.snapshot()
  })

  it('does not redirect to another host', async () => {
    contentFolder.problems.length = 0
    contentFolder.write('site.yaml', 'redirects: [{ from: /old/, to: //evil.example/ }]\n')
    expect((await contentFolder.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(contentFolder.problems).toEqual([expect.stringMatching(/^site\.yaml:1: redirects\/0\/to/)])
    contentFolder.remove('site.yaml')
  })

  it.each([
    ['to itself', '{ from: /old/, to: "/old?again=1", permanent: true }', '/old/'],
    [
      'round a ring that others lead to',
      '{ from: /a/, to: /b/ }, { from: /b/, to: /c#end, permanent: true }, { from: /c/, to: /b/, permanent: true }',
      '/b/',
    ],
  ])('does not redirect %s', async (_, redirects, address) => {
    contentFolder.problems.length = 0
    contentFolder.write('site.yaml', `redirects: [${redirects}]\n`)
    expect((await contentFolder.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(0)
    expect(contentFolder.problems).toEqual([`site.yaml: the redirect of ${address} leads back to itself`])
    contentFolder.remove('site.yaml')
  })

  it('follows a chain of redirects, from several addresses to one', async () => {
    contentFolder.problems.length = 0
    contentFolder.write(
      'site.yaml',
      'redirects: [{ from: /a/, to: /b }, { from: /b/, to: /tea/ }, { from: /c/, to: /b/ }, { from: /d/, to: / }]\n',
    )
    expect((await contentFolder.library.snapshot()).languages.get('en')?.site.redirects.size).toBe(4)
    expect(contentFolder.problems).toEqual([])
    contentFolder.remove('site.yaml')
  })
})
