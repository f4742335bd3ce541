import { loadDateLanguage } from './date-language.ts'
import { formatInstant } from './time.ts'

jest.mock('dayjs/locale/cy.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

describe('the names of days and months', () => {
  it('come with the language', async () => {
    await loadDateLanguage('fr-CA')
    expect(formatInstant('2026-11-21', 'dddd D MMMM', 'fr-CA')).toBe('samedi 21 novembre')
  })

  it('come with a language whose tag is in capitals, and in the writing of another', async () => {
    await loadDateLanguage('DE-at')
    expect(formatInstant('2026-11-21', 'dddd D MMMM', 'DE-at')).toBe('Samstag 21 November')
    await loadDateLanguage('he')
    expect(formatInstant('2026-11-21', 'MMMM', 'he')).toBe('נובמבר')
  })

  it('are English where they cannot be fetched, and the page lives on', async () => {
    await expect(loadDateLanguage('cy')).resolves.toBeUndefined()
    expect(formatInstant('2026-11-21', 'dddd D MMMM', 'cy')).toBe('Saturday 21 November')
  })

  it('are English for a language that has none', async () => {
    await expect(loadDateLanguage('tlh')).resolves.toBeUndefined()
    expect(formatInstant('2026-11-21', 'dddd', 'tlh')).toBe('Saturday')
  })
})
