import { parseSettings, SettingsError } from './settings.ts'

const parse = (environment: Record<string, string>) => parseSettings(environment, '/srv/foyer').mail

function listProblems(environment: Record<string, string>): string {
  try {
    parse(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.join('\n')
  }
  return ''
}

const whole = {
  FOYER_SMTP_URL: 'smtp://shop:s3cret@mail.example:587',
  FOYER_MAIL_FROM: 'tickets@cinema.example',
  FOYER_PUBLIC_ORIGIN: 'https://shop.example',
}

describe('mail settings', () => {
  it("name the SMTP server and the sender's address", () => {
    const from = 'tickets@cinema.example'
    expect(parse(whole)).toEqual({ kind: 'smtp', server: { url: whole.FOYER_SMTP_URL }, from })
    expect(parse({ ...whole, FOYER_SMTP_URL: '', FOYER_SMTP_URL_FILE: 'smtp.txt' })).toEqual({
      kind: 'smtp',
      server: { urlFile: '/srv/foyer/smtp.txt' },
      from,
    })
  })

  it.each([
    ['no environment', {}, 'mailbox'],
    ['a test', { NODE_ENV: 'test' }, 'mailbox'],
    ['development', { NODE_ENV: 'development' }, 'mailbox'],
    ['production', { NODE_ENV: 'production' }, 'outbox'],
    ['a public origin', { FOYER_PUBLIC_ORIGIN: 'https://shop.example' }, 'outbox'],
  ])('with %s and without a server, have the right default', (_name, environment, kind) => {
    expect(parse(environment)).toEqual({ kind })
  })

  it.each([
    [{ ...whole, NODE_ENV: 'test' }, /NODE_ENV=test/],
    [{ ...whole, FOYER_MAIL_FROM: '' }, /FOYER_MAIL_FROM/],
    [{ ...whole, FOYER_MAIL_FROM: 'Halcyon <tickets@cinema.example>' }, /FOYER_MAIL_FROM/],
    [{ ...whole, FOYER_MAIL_FROM: 'a@cinema.example, b@cinema.example' }, /FOYER_MAIL_FROM/],
    [{ ...whole, FOYER_PUBLIC_ORIGIN: '' }, /FOYER_PUBLIC_ORIGIN/],
    [{ ...whole, FOYER_SMTP_URL_FILE: 'smtp.txt' }, /both set/],
    [{ ...whole, FOYER_SMTP_URL: 'mail.example s3cret' }, /FOYER_SMTP_URL should be/],
    [{ ...whole, FOYER_SMTP_URL: 'smtp://shop:s3cret@mail.example?proxy=x' }, /FOYER_SMTP_URL should be/],
  ])('are refused if invalid, without quoting the password', (environment, expected) => {
    expect(listProblems(environment)).toMatch(expected)
    expect(listProblems(environment)).not.toContain('s3cret')
  })
})
