/** Writes `docs/order-refusals.md`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRefusalsDocument } from './document.ts'
import { refusals } from './refusals.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/order-refusals.md'), createRefusalsDocument(refusals))
