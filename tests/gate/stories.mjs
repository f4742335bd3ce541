#!/usr/bin/env node
/**
 * Runs every story of the static Storybook: it renders, its interactions hold, axe finds nothing.
 * Arguments are handed on to the test runner.
 */
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { findChromium } from './chromium.mjs'

const folder = resolve('storybook-static')
if (!existsSync(join(folder, 'index.json'))) {
  console.error('There is no Storybook to test. Build it first: npm run build:storybook')
  process.exit(1)
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
}

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname)
  const file = join(folder, normalize(path === '/' ? '/index.html' : path))
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address()
  const child = spawn(
    'npx',
    ['test-storybook', '--url', `http://127.0.0.1:${port}`, '--maxWorkers=1', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: findChromium(), STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  )
  child.on('close', (code) => {
    server.close()
    server.closeAllConnections()
    process.exit(code ?? 1)
  })
})
