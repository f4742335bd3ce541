import { isPagePath } from '@foyer/contract/render/page-path'
import { getSlashRedirect } from './page-address.ts'

describe('a page address', () => {
  it.each([
    ['/', null],
    ['/films/', null],
    ['/films', '/films/'],
    ['/films?a=1&b=?x', '/films/?a=1&b=?x'],
    ['/films/?a=/b', null],
    ['/films/the-hollow/HO00000101', '/films/the-hollow/HO00000101/'],
    ['//evil.example', null],
    ['//evil.example/films', '/evil.example/films/'],
    ['//films/', '/films/'],
    ['/\\evil/x', '/evil/x/'],
  ])('%s is redirected to %s', (url, target) => {
    expect(getSlashRedirect(url)).toBe(target)
  })

  it.each([
    '/api/x',
    '/API/x',
    '/umbraco/x',
    '/media/x',
    '/ocapi/v1/films',
    '/robots.txt',
    '/a/b.png',
    '/monitoring/',
    '/theme-editor/',
  ])('%s is none', (path) => {
    expect(isPagePath(path)).toBe(false)
    expect(getSlashRedirect(path)).toBeNull()
  })
})
