import { operations } from '@foyer/contract/operations'
import { getHtmlAttributes, createThemeCss } from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App.js'

// node render-page.js <theme.json> <index.html of the build>: renders the page into that file.
const [, , themeFile = '', pageFile = ''] = process.argv
const theme = parseTheme(JSON.parse(readFileSync(themeFile, 'utf8')))
const attributes = Object.entries(getHtmlAttributes({ mode: null, contrast: null }, theme))
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')
const page = readFileSync(pageFile, 'utf8')
  .replace('<html lang="en">', () => `<html lang="en"${attributes}>`)
  .replace('</head>', () => `<style>${createThemeCss(theme)}</style></head>`)
  .replace('<div id="app"></div>', () => `<div id="app">${renderToString(createElement(App))}</div>`)
writeFileSync(pageFile, page)
console.log(`${Object.keys(operations).length} operations`)
