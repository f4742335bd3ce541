import { wholeTheme } from '../corpus/whole-theme.ts'
import { createPropertiesCss } from '../css.ts'
import { noticeMarks, seatMarks } from './marks.ts'
import { parseTheme } from '../parse-theme.ts'

const css = createPropertiesCss(parseTheme(wholeTheme))

test.each(Object.entries({ ...seatMarks, ...noticeMarks }))(
  '%s has a colour that the theme gives',
  (_name, mark) => {
    expect(css).toContain(`${mark.color}:`)
    expect(css).toContain(`${mark.on}:`)
  },
)

test.each([
  ['seats', seatMarks],
  ['notices', noticeMarks],
])('%s are told apart without colour', (_what, marks) => {
  const shapes = Object.values(marks).map(({ glyph, pattern }) => `${glyph} ${pattern}`)
  expect(new Set(shapes).size).toBe(shapes.length)
})
