import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { createFileSchemas } from './file-schemas.ts'
import { changeAt, minimalChannel } from './testing/minimal.ts'

const root = join(__dirname, '..', '..', '..')
const read = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8')) as object

describe("the published schemas of a brand's files", () => {
  it.each(Object.entries(createFileSchemas()))(
    '%s is committed as the model makes it (npm run contract:openapi writes it)',
    (name, schema) => {
      expect(read('contract', name)).toEqual(schema)
    },
  )

  it('accept Halcyon and the least there can be, and refuse what the model refuses', () => {
    const schemas = createFileSchemas()
    const channel = Compile(schemas['channel-configuration.schema.json'] ?? {})
    const content = Compile(schemas['storefront-content.schema.json'] ?? {})
    expect(channel.Check(read('brands', 'halcyon', 'channel.json'))).toBe(true)
    expect(content.Check(read('brands', 'halcyon', 'storefront.json'))).toBe(true)
    expect(channel.Check(minimalChannel)).toBe(true)
    expect(channel.Check(changeAt(minimalChannel, 'tenantId', ''))).toBe(false)
    expect(channel.Check(changeAt(minimalChannel, 'tickets.bookingFee', {}))).toBe(false)
    expect(channel.Check(changeAt(minimalChannel, 'shared.localisation.languages', []))).toBe(false)
    expect(channel.Check(changeAt(minimalChannel, 'shared.localisation.currency.format', '%v'))).toBe(false)
    expect(channel.Check(changeAt(minimalChannel, 'loyalty.friendCodeDisplayFormat', '*'.repeat(19)))).toBe(
      false,
    )
    expect(channel.Check(changeAt(minimalChannel, 'loyalty.friendCodeDisplayFormat', '*'.repeat(20)))).toBe(
      true,
    )
  })
})
