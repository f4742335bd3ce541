/**
 * `npm run media:masters`: renders every drawing to the raster picture from which the server cuts its pictures. Run it
 * after changing a drawing, and commit the result. Only changed drawings are rendered again.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifestFile, readManifest, type MasterManifest } from '../../src/media/manifest.ts'
import type { FocalPoint } from '../../src/media/focal-point.ts'
import { listMasterRecipes, type MasterRecipe } from './recipes.ts'
import { renderMaster } from './render-master.ts'

const sharedDirectory = fileURLToPath(new URL('../../../brands/shared/', import.meta.url))
const artDirectory = path.join(sharedDirectory, 'art')
const mastersDirectory = path.join(artDirectory, 'masters')
/** The film data contain the focal points; another folder can be given as the first argument. */
const filmsDirectory = process.argv[2] ?? path.join(sharedDirectory, 'films')

/** Increment it when the rendering itself changes, so that every master is rendered again. */
const recipeVersion = 1

const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

function getFocalPoint(slug: string): FocalPoint {
  const film = JSON.parse(readFileSync(path.join(filmsDirectory, `${slug}.json`), 'utf8')) as {
    focalPoint: { backdrop: FocalPoint }
  }
  return film.focalPoint.backdrop
}

async function make(recipe: MasterRecipe, before: MasterManifest): Promise<MasterManifest[string]> {
  const svg = readFileSync(path.join(artDirectory, recipe.source), 'utf8')
  const source = digest(svg, JSON.stringify({ ...recipe, recipeVersion }))
  const known = before[recipe.name]
  if (known?.source === source && existsSync(path.join(mastersDirectory, known.file))) return known

  const startedAt = performance.now()
  const { bytes, extension, width, height } = await renderMaster(svg, recipe)
  const file = `${recipe.name.replaceAll('/', '.')}.${extension}`
  writeFileSync(path.join(mastersDirectory, file), bytes)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${file} ${width}×${height} ${Math.round(bytes.length / 1024)} KB ${seconds} s\n`)
  return { file, width, height, version: digest(bytes), source, transparent: recipe.transparent }
}

mkdirSync(mastersDirectory, { recursive: true })
const before = existsSync(path.join(mastersDirectory, manifestFile)) ? readManifest(mastersDirectory) : {}
const manifest: MasterManifest = {}
for (const recipe of listMasterRecipes(artDirectory, getFocalPoint)) {
  manifest[recipe.name] = await make(recipe, before)
  writeFileSync(
    path.join(mastersDirectory, manifestFile),
    `${JSON.stringify({ ...before, ...manifest }, null, 2)}\n`,
  )
}
writeFileSync(path.join(mastersDirectory, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)

const wanted = new Set([manifestFile, ...Object.values(manifest).map((master) => master.file)])
for (const file of readdirSync(mastersDirectory)) {
  if (!wanted.has(file)) rmSync(path.join(mastersDirectory, file))
}
