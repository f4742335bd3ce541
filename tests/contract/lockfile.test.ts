import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Entry {
  dev?: boolean
  optional?: boolean
  integrity?: string
  link?: boolean
}

const { packages } = JSON.parse(readFileSync(resolve(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

test('every package that a server runs has the hash of its archive', () => {
  const inUse = installed.filter(([, { dev }]) => !dev)
  expect(inUse.length).toBeGreaterThan(100)
  expect(inUse.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

test('only binaries of tools for other platforms have no hash', () => {
  const unhashed = installed.filter(([, { integrity }]) => !integrity)
  expect(unhashed.filter(([, { dev, optional }]) => !(dev && optional)).map(([path]) => path)).toEqual([])
  const platforms = /(?:darwin|win32|freebsd|android|openharmony|arm-\w+eabihf|ppc64|riscv64|s390x|loong64)/
  expect(unhashed.map(([path]) => path).filter((path) => !platforms.test(path))).toEqual([])
})
