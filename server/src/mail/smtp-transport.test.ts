import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { MailRefused, type MailMessage } from './message.ts'
import { parseSmtpUrl } from '../config/smtp-server.ts'
import { toMailOptions, createSmtpTransport } from './smtp-transport.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

const received: Received[] = []
let refuse: { readonly code: number; readonly at: 'recipient' | 'data' } | null = null
const refusal = (code: number) =>
  Object.assign(new Error('not ada@example.org, please'), { responseCode: code })
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onRcptTo: (_address, _session, done) => done(refuse?.at === 'recipient' ? refusal(refuse.code) : undefined),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refuse?.at === 'data') return done(refusal(refuse.code))
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})

let port = 0
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  port = (listening.address() as AddressInfo).port
})
beforeEach(() => {
  received.length = 0
  refuse = null
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const message: MailMessage = {
  id: '0193a5c2-7e11-7abc-9def-0123456789ab',
  kind: 'tickets',
  languageTag: 'fr',
  from: { name: 'Cinéma, "Halcyon"', address: 'tickets@halcyon.example' },
  recipient: 'ada@example.org',
  subject: 'Vos billets : « La Route du sel »',
  html: '<p>Vos billets <img src="cid:code@foyer" alt=""></p>',
  text: 'Vos billets',
  attachments: [
    { fileName: 'code.png', mediaType: 'image/png', contents: Buffer.from('png'), contentId: 'code@foyer' },
    {
      fileName: 'HX.ics',
      mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
      contents: Buffer.from('ics'),
    },
  ],
}
const transport = () => createSmtpTransport(parseSmtpUrl(`smtp://127.0.0.1:${port}`)!)
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, ' ')

describe('a mail that is handed to an SMTP server', () => {
  it('has text, HTML with its pictures and files, and is marked as automatic', async () => {
    await transport().send(message)
    const [mail] = received
    const text = unfolded(mail?.text ?? '')
    expect([mail?.from, mail?.to]).toEqual(['tickets@halcyon.example', ['ada@example.org']])
    expect(text).toMatch(/^To: ada@example\.org\r$/m)
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(text).toMatch(/^Content-Language: fr\r$/m)
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8/m)
    expect(text).toMatch(/^Content-I[dD]: <code@foyer>\r$/m)
    expect(text).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m)
  })

  it('has the Message-ID of its row, so that one sent twice is one', async () => {
    await transport().send(message)
    await transport().send(message)
    const ids = received.map(({ text }) => /^Message-I[dD]: (.*)\r$/m.exec(unfolded(text))?.[1])
    expect(ids).toEqual(Array(2).fill('<0193a5c2-7e11-7abc-9def-0123456789ab@halcyon.example>'))
  })

  it.each([
    'ada@example.org\r\nBcc: eve@evil.example',
    'ada@example.org, eve@evil.example',
    'ada@example.org\r\n\r\nHello',
    'eve@evil.example\u0000@example.org',
    'Ada <ada@example.org>, Eve <eve@evil.example>',
  ])('goes to nobody when the recipient is %j', async (recipient) => {
    const sending = transport().send({ ...message, recipient })
    await expect(sending).rejects.toMatchObject({ reason: 'EADDRESS', isPermanent: true })
    expect(received).toEqual([])
  })

  it('has no other recipient or further header, whatever its texts contain', async () => {
    const break_ = 'Film\r\nBcc: eve@evil.example\r\nX-Evil: 1'
    await transport().send({
      ...message,
      subject: break_,
      from: { ...message.from, name: `Cinema\r\nBcc: eve@evil.example, "x" <eve@evil.example>` },
      languageTag: 'en\r\nX-Evil: 2',
      attachments: [
        { fileName: 'a\r\nX-Evil: 3.ics', mediaType: 'text/calendar', contents: Buffer.from('') },
      ],
    })
    const [mail] = received
    expect(mail?.to).toEqual(['ada@example.org'])
    expect(mail?.text).not.toMatch(/^(Bcc|X-Evil):/im)
  })

  it('fetches neither files nor addresses', () => {
    expect(toMailOptions(message, message.recipient)).toMatchObject({
      disableFileAccess: true,
      disableUrlAccess: true,
      to: { name: '', address: 'ada@example.org' },
    })
  })

  it.each([
    ['recipient', 550, true],
    ['recipient', 450, false],
    ['data', 554, true],
    ['data', 451, false],
  ] as const)('refused at the %s with %d is permanent: %s', async (at, code, isPermanent) => {
    refuse = { at, code }
    const failure: unknown = await transport()
      .send(message)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailRefused)
    expect(failure).toMatchObject({ isPermanent, reason: expect.stringContaining(String(code)) as string })
    expect((failure as MailRefused).reason).not.toContain('ada')
  })

  it('can be retried if the server does not answer', async () => {
    const nobody = createSmtpTransport({
      host: '127.0.0.1',
      port: 1,
      isSecure: false,
      user: null,
      password: null,
    })
    await expect(nobody.send(message)).rejects.toMatchObject({ isPermanent: false })
  })
})

describe('the address of an SMTP server', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, user: null, password: null }],
    [
      'smtps://ada:p%40ss%3A@mail.example',
      { host: 'mail.example', port: 465, isSecure: true, user: 'ada', password: 'p@ss:' },
    ],
    ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false, user: null, password: null }],
  ])('%s is read', (text, expected) => {
    expect(parseSmtpUrl(text)).toEqual(expected)
  })

  it.each([
    '',
    'mail.example:587',
    'https://mail.example',
    'smtp://mail.example/path',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example#x',
    'smtp://a:%zz@mail.example',
  ])('%j is none', (text) => {
    expect(parseSmtpUrl(text)).toBeNull()
  })
})
