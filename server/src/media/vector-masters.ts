import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Master } from './manifest.ts'

/** Pixels per unit of a drawing in its largest picture: a tile of 480 is cut from 960. */
const scale = 2
/** Pixels per inch at which a drawing's unit is one pixel. */
const unitDensity = 72

interface VectorMaster {
  /** Transparent, as cards have round corners and drawings take no grain. */
  readonly master: Master
  /** Absolute path of the drawing. */
  readonly file: string
}

/**
 * Creates a function that finds a brand's drawing by its name without the ending, `food/nachos`; undefined if there is
 * none. A drawing is read once. Names come from the brand's own files, never from a request.
 * @param folder the brand's drawings; without it there are none
 */
export function createVectorMasters(
  folder: string | undefined,
): (name: string) => Promise<VectorMaster | undefined> {
  const known = new Map<string, VectorMaster>()
  return async (name) => {
    if (folder === undefined) return undefined
    const earlier = known.get(name)
    if (earlier) return earlier
    const file = path.join(folder, `${name}.svg`)
    const drawing = await readDrawing(file)
    if (!drawing) return undefined
    const found = { file, master: measure(name, drawing) }
    known.set(name, found)
    return found
  }
}

async function readDrawing(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** @throws if the drawing has no width and height, so that nobody is shown a picture of another shape */
function measure(name: string, drawing: Buffer): Master {
  const head = drawing.subarray(0, 400).toString('utf8')
  const length = (attribute: string) =>
    Number(new RegExp(`<svg[^>]*\\s${attribute}="(\\d+(?:\\.\\d+)?)"`).exec(head)?.[1] ?? NaN)
  const [width, height] = [length('width'), length('height')]
  if (Number.isNaN(width) || Number.isNaN(height)) throw new Error(`${name}.svg has no width and height`)
  const version = createHash('sha256').update(drawing).digest('hex').slice(0, 16)
  return {
    file: `${name}.svg`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    version,
    source: version,
    transparent: true,
    density: unitDensity * scale,
  }
}
