import { join } from 'node:path'
import { readBrand } from '../brand/brand.ts'
import { createCaptchaService } from './captcha-service.ts'

const brandsFolder = join(__dirname, '..', '..', '..', 'brands')
const verifier = 'https://captcha.example/siteverify'

describe('the captcha service of a channel', () => {
  it('is there where its pages show a site key and the server has the secret', async () => {
    const { channel } = await readBrand(brandsFolder, 'halcyon')
    const { services } = channel.shared.initial
    const without = { captcha: { secret: null, verifier } }
    const having = { captcha: { secret: 'a secret', verifier } }
    expect(createCaptchaService(having, { channel })).toBeNull()
    services.captcha = { type: 'GoogleRecaptchaV2', siteKey: 'a-site-key' }
    expect(createCaptchaService(without, { channel })).toBeNull()
    expect(createCaptchaService(having, { channel })).not.toBeNull()
  })
})
