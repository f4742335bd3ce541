import { escapeXml } from './escape-xml.ts'

test('removes characters that XML does not allow, and keeps every letter', () => {
  expect(escapeXml('a\u0000b\u000bc\uFFFEd\uD83De')).toBe('abcde')
  expect(escapeXml('Où ça? 🎬 ليل\n')).toBe('Où ça? 🎬 ليل\n')
  expect(escapeXml('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;')
})
