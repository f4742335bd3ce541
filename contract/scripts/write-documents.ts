/**
 * Writes the documents that are made from the contract: `contract/openapi.json`, the schemas of a brand's files and
 * `docs/errors.md`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileSchemas } from '../src/channel/file-schemas.ts'
import { errorsDocument } from '../src/errors/document.ts'
import { openApi } from '../src/openapi/document.ts'

const root = join(import.meta.dirname, '..', '..')
writeFileSync(join(root, 'contract', 'openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`)
writeFileSync(join(root, 'docs', 'errors.md'), errorsDocument())
for (const [name, schema] of Object.entries(fileSchemas())) {
  writeFileSync(join(root, 'contract', name), `${JSON.stringify(schema, null, 2)}\n`)
}
