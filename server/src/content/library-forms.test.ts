import { createBilingualFolder, listElements } from './testing/content-folder.ts'

const contentFolder = createBilingualFolder()
const { page } = contentFolder

describe('a form', () => {
  const form = (field: string) =>
    `name: A\nsubmit: Send\nmessage: Thanks\npages: [{ fieldsets: [{ fields: [{ alias: a, caption: A, ${field} }] }] }]\n`

  it.each([
    [
      'a pattern that may take forever',
      "type: Short answer, pattern: '^(a+)+$'",
      /the pattern of a cannot be used/,
    ],
    [
      'one that takes long by many short runs',
      `type: Short answer, pattern: '^${'([a-z]{0,19})'.repeat(8)}$'`,
      /the pattern of a cannot be used/,
    ],
    [
      'a condition on a field that is not there',
      'type: Short answer, condition: { action: Show, when: All, rules: [{ field: b, operator: Is, value: c }] }',
      /a depends on b, which is not there/,
    ],
    ['a type that is not known', 'type: Crystal ball', /fields\/0\/type/],
  ])('is refused with %s', async (_, field, complaint) => {
    contentFolder.problems.length = 0
    contentFolder.write('forms/strange.yaml', form(field))
    await contentFolder.library.snapshot()
    expect(contentFolder.problems.join('\n')).toMatch(complaint)
    contentFolder.remove('forms/strange.yaml')
  })

  it('replaces a translation that was never valid, and logs that', async () => {
    const inFrench = async () =>
      (await contentFolder.library.snapshot()).languages.get('fr')?.forms.get('help')
    const good = form('type: Short answer')
    const wrong = form("type: Short answer, pattern: '^(a+)+$'")
    contentFolder.write('forms/help.yaml', `keepDays: 30\n${good}`)
    contentFolder.write(
      'pages/help.yaml',
      'url: /help-me/\nname: Help\nrows: [{ elements: [{ form: help }] }]\n',
    )
    contentFolder.problems.length = 0
    contentFolder.write('forms/help.fr.yaml', wrong)
    expect(await inFrench()).toMatchObject({ form: { name: 'A' }, retention: { days: 30 }, writtenIn: 'en' })
    expect(listElements((await page('/help-me/', 'fr'))?.components.grid)).toHaveLength(1)
    expect(contentFolder.problems.filter((problem) => problem.includes('help'))).toEqual([
      'forms/help.fr.yaml: the pattern of a cannot be used',
    ])
    contentFolder.write('forms/help.yaml', good.replace('name: A', 'name: B'))
    expect((await inFrench())?.form.name).toBe('B')
    contentFolder.write('forms/help.fr.yaml', good.replace('name: A', 'name: Aide'))
    expect((await inFrench())?.form.name).toBe('Aide')
    contentFolder.write('forms/help.fr.yaml', wrong)
    expect((await inFrench())?.form.name).toBe('Aide')
    for (const file of ['pages/help.yaml', 'forms/help.yaml', 'forms/help.fr.yaml'])
      contentFolder.remove(file)
  })

  it('has a description in sanitised rich text', async () => {
    contentFolder.write(
      'forms/told.yaml',
      form("type: Title and description, text: '**Hello** <script>alert(1)</script>'"),
    )
    const { languages } = await contentFolder.library.snapshot()
    const [described] =
      languages.get('en')?.forms.get('told')?.form.pages[0]?.fieldsets[0]?.columns[0]?.fields ?? []
    expect(described?.settings.bodyText).toBe('<p><strong>Hello</strong> </p>')
  })
})
