import { parseHtml } from './parse-html.ts'

const element = (tag: string, children: unknown[], attributes = {}) => ({ tag, attributes, children })

describe('a rich text', () => {
  it('is read as a tree of what a text may be made of', () => {
    expect(parseHtml('<h2>Doors &amp; bars</h2><p>Open <strong>late</strong><br>on Fridays</p>')).toEqual([
      element('h2', ['Doors & bars']),
      element('p', ['Open ', element('strong', ['late']), element('br', []), 'on Fridays']),
    ])
  })

  it('keeps the words of what it does not know, but no script and no style', () => {
    expect(
      parseHtml('<section>One <b onclick="x()">two</b></section><script>three</script><style>four</style>'),
    ).toEqual(['One two'])
  })

  it('keeps no attribute that is not allowed, and no address that is none of a page, a mail or a telephone', () => {
    const links = parseHtml(
      '<a href="/films/" class="x" onclick="y">a</a><a href="javascript:alert(1)">b</a><a href="//evil.example">c</a><a href="mailto:a@b.example">d</a>',
    )
    expect(links.map((node) => typeof node !== 'string' && node.attributes)).toEqual([
      { href: '/films/' },
      {},
      {},
      { href: 'mailto:a@b.example' },
    ])
  })

  it('survives what is not closed', () => {
    expect(parseHtml('<p>One<p>Two <em>three')).toEqual([
      element('p', ['One']),
      element('p', ['Two ', element('em', ['three'])]),
    ])
  })
})
