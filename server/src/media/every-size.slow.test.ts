import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaKinds } from '@foyer/contract/wire/enumerations'
import { renderDerivative } from './derivative.ts'
import type { Master } from './manifest.ts'
import type { MediaFormat } from './negotiate.ts'
import { loadPictureEngine } from './picture-engine.ts'
import { computeCutSize, widthLadder, type CutSize } from './sizes.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plain colors, so that hundreds of cuts take seconds; both large and small, so that every shape reaches an edge. */
const masters = [
  [1920, 1280],
  [1920, 640],
  [410, 150],
  [700, 1050],
].map(([width = 0, height = 0]): Master => {
  const name = `${width}x${height}`
  return { file: `${name}.png`, width, height, version: name, source: name, transparent: false }
})

/** Shapes, as width over height, from the tallest to the flattest that anybody may request. */
const shapes = [0.2, 2 / 3, 1, 4 / 3, 16 / 9, 2, 2.3, 12 / 5, 3, 9]

it('makes every permitted size of every kind, from any master, in every format', async () => {
  const sharp = await loadPictureEngine()
  const cuts = new Map<string, { master: Master; size: CutSize; format: MediaFormat }>()
  for (const master of masters) {
    const { width, height } = master
    await sharp({ create: { width, height, channels: 3, background: '#456' } })
      .png({ compressionLevel: 1 })
      .toFile(join(folder, master.file))
    for (const kind of mediaKinds)
      for (const requested of widthLadder)
        for (const shape of [null, ...shapes]) {
          const size = computeCutSize(
            kind,
            shape === null
              ? { width: requested }
              : { width: requested, height: Math.ceil(requested / shape) },
            master,
          )
          // Large ones in one format only: differences between formats do not depend on the size.
          const formats: MediaFormat[] =
            size.width * size.height > 200_000 ? ['jpeg'] : ['avif', 'webp', 'jpeg']
          for (const format of formats)
            cuts.set([master.file, size.width, size.height, format].join(), { master, size, format })
        }
  }
  const failed: string[] = []
  for (const { master, size, format } of cuts.values()) {
    try {
      const bytes = await renderDerivative(
        join(folder, master.file),
        master,
        size,
        { x: 0.5, y: 0.5 },
        format,
      )
      const { width, height } = await sharp(bytes).metadata()
      if (width !== size.width || height !== size.height) failed.push(`${format} ${width}x${height}`)
    } catch (error) {
      failed.push(`${format} ${size.width}x${size.height}: ${String(error)}`)
    }
  }
  expect(failed).toEqual([])
  expect(cuts.size).toBeGreaterThan(200)
}, 120_000)
