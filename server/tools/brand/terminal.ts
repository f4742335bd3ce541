import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

/** Output of the brand tool: lines, in color if the terminal supports it and NO_COLOR does not forbid it. */
export interface Terminal {
  line(text?: string): void
  style(style: Style, text: string): string
  /** A sample of a color; empty without color support. */
  swatch(hex: string): string
  /** Shows the current step on a line that the next one overwrites; nothing if the output is not a terminal. */
  progress(text: string): void
}

const patch = '    '
const escape = '\u001b['
const channelAt = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)

/** A terminal on a stream. `isColored` defaults to what the stream supports. */
export function createTerminal(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  environment: NodeJS.ProcessEnv,
): Terminal {
  const isForced = (environment['FORCE_COLOR'] ?? '') !== '' && environment['FORCE_COLOR'] !== '0'
  const isColored = (environment['NO_COLOR'] ?? '') === '' && (isForced || stream.isTTY === true)
  let isPending = false
  const clear = () => {
    if (isPending) stream.write(`\r${escape}K`)
    isPending = false
  }
  return {
    line: (text = '') => {
      clear()
      stream.write(`${text}\n`)
    },
    style: (style, text) => (isColored ? styleText(style, text, { validateStream: false }) : text),
    swatch: (hex) =>
      isColored
        ? `${escape}48;2;${[0, 1, 2].map((index) => channelAt(hex, index)).join(';')}m${patch}${escape}0m`
        : '',
    progress: (text) => {
      if (stream.isTTY !== true) return
      clear()
      stream.write(`${escape}2m${text}…${escape}0m`)
      isPending = true
    },
  }
}

const ansi = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const width = (text: string) => text.replaceAll(ansi, '').length

/** Formats rows as aligned columns; the last column is not padded. */
export function formatColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => width(row[index] ?? ''))))
  return rows.map(
    (row) =>
      indent +
      row
        .map((cell, index) =>
          index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - width(cell)),
        )
        .join('  '),
  )
}
