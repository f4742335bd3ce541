import { createPagePolicy, hashStyleAttributes } from './policy.ts'

const options = {
  nonce: 'N',
  html: '',
  isDevelopment: false,
  connectOrigins: [],
  mediaOrigins: [],
  frameOrigins: [],
  formOrigins: [],
  scriptAddresses: [],
}

describe("a page's policy", () => {
  it('is the strictest without configuration', () => {
    expect(createPagePolicy(options)).toBe(
      "default-src 'self'; script-src 'nonce-N' 'strict-dynamic'; script-src-attr 'none'; style-src 'self' 'nonce-N'; style-src-attr 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; frame-src 'none'; form-action 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ticket-keeper",
    )
  })

  it('allows configured origins, each in its directive', () => {
    const policy = createPagePolicy({
      ...options,
      connectOrigins: ['https://api.example'],
      mediaOrigins: ['https://cdn.example'],
      frameOrigins: ['https://pay.example', 'https://pay.example'],
      formOrigins: ['https://bank.example'],
    })
    expect(policy).toContain("connect-src 'self' https://api.example https://cdn.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
    expect(policy).toContain("media-src 'self' blob: https://cdn.example;")
    expect(policy).toContain('frame-src https://pay.example;')
    expect(policy).toContain("form-action 'self' https://bank.example;")
  })

  it('lists configured third-party scripts, and allows a Trusted Types policy for them beside ours', () => {
    const policy = createPagePolicy({
      ...options,
      scriptAddresses: ['https://stats.example/gtm.js', "https://a.example/b.js' 'unsafe-eval"],
    })
    expect(policy).toContain("script-src 'nonce-N' 'strict-dynamic' https://stats.example/gtm.js;")
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default ticket-keeper$/)
    expect(policy).not.toContain('unsafe-eval')
  })

  it('leaves out a source that would add directives', () => {
    const policy = createPagePolicy({
      ...options,
      frameOrigins: ["https://a.example; script-src 'unsafe-inline'"],
    })
    expect(policy).toContain("frame-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
  })

  it('hashes each style attribute as the browser reads it', () => {
    // The hash of `background:url("a&b")`.
    const sources = hashStyleAttributes('<i style="background:url(&quot;a&amp;b&quot;)"></i>')
    expect(sources).toMatch(/^'unsafe-hashes' 'sha256-[^']+'$/)
    expect(sources).not.toBe(hashStyleAttributes('<i style="background:url(a)"></i>'))
  })
})
