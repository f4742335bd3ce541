#!/usr/bin/env node
/**
 * Tests the packages in another application: `npm run test:packages`. Packs each, installs the archives in an empty
 * Vite application outside the repository, checks its types with the libraries', renders a page there with a brand's
 * theme on the server and hydrates it in a browser. Finally publint and are-the-types-wrong must report nothing.
 * Installs from the registry, as `npm ci` does; without a registry, the archives' dependencies are copied from the
 * repository.
 */
/* global document, getComputedStyle -- what runs in a page */
import { spawnSync } from 'node:child_process'
import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from '../../server/bin/bootstrap.mjs'
import { chromiumFlags, findChromium } from '../gate/chromium.mjs'
import { serveFolder } from '../gate/static-server.mjs'

const packages = ['theme-tokens', 'contract', 'design-system']
const brand = 'kite'
const otherBrand = 'orpheum'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Runs a program. @returns {string} its output @throws {Error} with its whole output if it failed */
function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}

/** @returns {string[]} the archives */
const packAll = (folder) =>
  packages.map((name) => {
    const [{ filename }] = JSON.parse(
      run('npm', ['pack', '--json', '--pack-destination', folder, join(root, name, 'dist')], root),
    )
    return join(folder, filename)
  })

/** Writes the code of a package's README as modules of the application, whose types are then checked. */
function writeExamples(home, name) {
  const text = readFileSync(join(root, name, 'README.md'), 'utf8')
  const examples = [...text.matchAll(/^```tsx?\n([^]*?)^```$/gm)]
  assert.ok(examples.length > 0, `${name}/README.md shows no use`)
  for (const [index, [, code]] of examples.entries())
    writeFileSync(join(home, `readme-${name}-${index}.tsx`), code)
}

/** Creates an application with only the archives and their peer dependencies, in the repository's versions. */
function createApp(home, archives) {
  const versions = Object.assign(
    {},
    ...['package.json', 'design-system/package.json'].map(
      (file) => readJson(join(root, file)).devDependencies,
    ),
  )
  const exactly = (...names) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  cpSync(join(import.meta.dirname, 'app'), home, { recursive: true })
  cpSync(join(root, 'brands', brand, 'assets'), join(home, 'public', 'brand'), { recursive: true })
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(packages.map((name, index) => [`@foyer/${name}`, `file:${archives[index]}`])),
      ...exactly('react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'),
    },
    devDependencies: exactly('@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'),
  }
  const types = {
    compilerOptions: {
      target: 'ES2023',
      module: 'NodeNext',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      types: ['node'],
      outDir: 'server',
    },
    include: ['*.tsx'],
  }
  for (const name of packages) writeExamples(home, name)
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(types))
  try {
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0'], home)
  } catch (error) {
    if (hasRegistry()) throw error
    console.log('  no registry: dependencies are copied from the repository')
    installFromRepository(home, archives)
  }
}

/** Whether npm reaches its registry: without one, npm's message about a failed installation is misleading. */
function hasRegistry() {
  const { status } = spawnSync('npm', ['view', 'react', 'version', '--prefer-online', '--fetch-retries=0'], {
    shell: process.platform === 'win32',
  })
  return status === 0
}

/**
 * Creates the same `node_modules` as `npm install`, from the archives and the repository's own packages.
 * @throws {Error} naming a dependency that the repository does not have
 */
function installFromRepository(home, archives) {
  const modules = join(home, 'node_modules')
  rmSync(modules, { recursive: true, force: true })
  for (const [index, archive] of archives.entries()) {
    const folder = join(modules, '@foyer', packages[index])
    mkdirSync(folder, { recursive: true })
    run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], home)
  }
  const copyDependencies = (manifest) => {
    const optional = { ...manifest.optionalDependencies, ...manifest.peerDependencies }
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...optional })) {
      const target = join(modules, name)
      const source = join(root, 'node_modules', name)
      if (!existsSync(target)) {
        if (!existsSync(source)) {
          if (name in optional) continue
          throw new Error(`The repository does not have ${name}`)
        }
        cpSync(source, target, { recursive: true })
      } else if (!name.startsWith('@foyer/')) continue
      copyDependencies({ ...readJson(join(target, 'package.json')), devDependencies: {} })
    }
  }
  copyDependencies(readJson(join(home, 'package.json')))
}

const inApp = (home, program, ...args) =>
  run(process.execPath, [join('node_modules', program), ...args], home)

/** The color of a custom property on the page. */
const readColor = (page, property) =>
  page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, property)

/** Every component by role and name. */
const parts = [
  ['navigation', 'Where you are'],
  ['heading', 'The Salt Road'],
  ['link', /19:30/],
  ['navigation', 'Your order'],
  ['tab', 'Story'],
  ['button', 'Refunds'],
  ['textbox', 'Name'],
  ['radiogroup', 'Tickets'],
  ['checkbox', 'Remember me'],
  ['button', /Pressed/],
]

/** Checks the page that Node rendered in a browser. */
async function visit(home) {
  const files = await serveFolder(join(home, 'dist'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const spoken = []
  try {
    const withoutScript = await browser.newPage({ javaScriptEnabled: false })
    await withoutScript.goto(files.address)
    for (const [role, name] of parts)
      assert.ok(
        await withoutScript.getByRole(role, { name }).first().isVisible(),
        `no ${role} ${name} without script`,
      )
    assert.ok(await withoutScript.getByText('12A').isVisible(), 'no rating without script')

    const page = await browser.newPage()
    page.on('console', (message) => spoken.push(message.text()))
    page.on('pageerror', (error) => spoken.push(String(error)))
    await page.goto(files.address, { waitUntil: 'networkidle' })
    for (const [role, name] of parts)
      assert.ok(await page.getByRole(role, { name }).first().isVisible(), `no ${role} ${name}`)
    await page.getByRole('button', { name: 'Pressed 0 times' }).click()
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor()
    await page.getByRole('tab', { name: 'Cast' }).click()
    await page.getByText('Mara Quill').waitFor()

    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [own, ownPrimary] = [await background(), await readColor(page, '--foyer-primary')]
    assert.equal(
      own,
      await readColor(page, '--foyer-background'),
      'the page has not the background of its theme',
    )
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('brand', { detail })), {
      ...readJson(join(root, 'brands', otherBrand, 'theme.json')),
      assets: readJson(join(root, 'brands', brand, 'theme.json')).assets,
    })
    await page.waitForFunction((before) => getComputedStyle(document.body).backgroundColor !== before, own)
    assert.equal(await background(), await readColor(page, '--foyer-background'))
    assert.notEqual(
      await readColor(page, '--foyer-primary'),
      ownPrimary,
      'another brand has the same primary color',
    )
  } finally {
    await browser.close()
    files.close()
  }
  assert.deepEqual(spoken, [], 'the console is not silent')
}

/** @returns {Promise<string[]>} findings of publint */
async function lintPackage(name) {
  const pkgDir = join(root, name, 'dist')
  const { messages } = await publint({ pkgDir, level: 'suggestion', strict: true, pack: 'npm' })
  return messages.map(
    (message) => `${name}: ${formatMessage(message, readJson(join(pkgDir, 'package.json')))}`,
  )
}

async function step(name, work) {
  const started = performance.now()
  const result = await work()
  console.log(`  ${name}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-packages-'))
const home = join(folder, 'app')
try {
  await step('build', () => run('npm', ['run', '--silent', 'packages:build'], root))
  const archives = await step('pack', () => packAll(folder))
  await step('install', () => createApp(home, archives))
  await step('types', () => inApp(home, 'typescript/bin/tsc'))
  await step('page', () => {
    inApp(home, 'vite/bin/vite.js', 'build', '--logLevel', 'error')
    run(
      process.execPath,
      [
        join('server', 'render-page.js'),
        join(root, 'brands', brand, 'theme.json'),
        join('dist', 'index.html'),
      ],
      home,
    )
  })
  await step('browser', () => visit(home))
  await step('publint', async () =>
    assert.deepEqual((await Promise.all(packages.map(lintPackage))).flat(), []),
  )
  await step('are the types wrong', () => {
    for (const archive of archives)
      run(
        process.execPath,
        [
          join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
          archive,
          '--profile',
          'esm-only',
          '--format',
          'ascii',
          '--no-emoji',
        ],
        root,
      )
  })
} finally {
  if (process.env.FOYER_KEEP === undefined) rmSync(folder, { recursive: true, force: true })
}
console.log(`${packages.length} packages can be used by others`)
