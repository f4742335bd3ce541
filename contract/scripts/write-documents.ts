/**
 * Writes the documents that are made from the contract: `contract/openapi.json`, the schemas of a brand's files and
 * `docs/errors.md`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFileSchemas } from '../src/channel/file-schemas.ts'
import { createErrorsDocument } from '../src/errors/document.ts'
import { createOpenApi } from '../src/openapi/document.ts'

const root = join(import.meta.dirname, '..', '..')
writeFileSync(join(root, 'contract', 'openapi.json'), `${JSON.stringify(createOpenApi(), null, 2)}\n`)
writeFileSync(join(root, 'docs', 'errors.md'), createErrorsDocument())
for (const [name, schema] of Object.entries(createFileSchemas())) {
  writeFileSync(join(root, 'contract', name), `${JSON.stringify(schema, null, 2)}\n`)
}
