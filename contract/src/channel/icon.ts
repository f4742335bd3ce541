import { model } from '@foyer/theme-tokens/configuration/model'
import { pattern, patterns } from './rules.ts'

/** Four numbers: left, top, width, height. */
const viewBox = /^-?\d+(\.\d+)?( -?\d+(\.\d+)?){3}$/
/** Commands and numbers of an SVG path, nothing that could be markup. */
const pathData = /^[MmZzLlHhVvCcSsQqTtAa0-9eE+\-., ]{1,5000}$/

/** A drawing of one color, as paths: a configuration never carries markup. */
export class Icon {
  viewBox!: string

  paths!: string[]
}
model(Icon, {
  viewBox: pattern(viewBox, 'four numbers such as "0 0 600 338"'),
  paths: patterns(pathData, 'the data of an SVG path', { least: 1, most: 20, needed: 'at least one path' }),
})
