/**
 * `npm run media:trailers [slug …]`: renders the trailers from the drawings. Needs ffmpeg on the path; the finished files
 * are committed, so that nothing else needs it. The same drawings give the same bytes with the same ffmpeg.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { encodeStream, encodeTrailer } from './encode.ts'
import { trailerPlans } from './plans.ts'
import { frame, countFrames, renderFrames } from './render-frames.ts'
import type { TrailerPlan } from './shot.ts'

const sharedDirectory = fileURLToPath(new URL('../../../brands/shared/', import.meta.url))
const artDirectory = path.join(sharedDirectory, 'art')
const target = path.join(artDirectory, 'trailers')

/** Largest size of a trailer, bytes. */
const maximumBytes = 400_000

/** Passes the frames on and writes one of them as the trailer's poster. */
async function* keepingPoster(frames: AsyncIterable<Buffer>, { slug, posterAt }: TrailerPlan) {
  let index = 0
  for await (const pixels of frames) {
    if (index === Math.round(posterAt * frame.rate)) {
      const image = sharp(pixels, { raw: { width: frame.width, height: frame.height, channels: 3 } })
      await image.webp({ quality: 80 }).toFile(path.join(target, `${slug}.webp`))
    }
    yield pixels
    index += 1
  }
}

async function film(plan: TrailerPlan): Promise<void> {
  const { hero } = JSON.parse(
    readFileSync(path.join(sharedDirectory, 'films', `${plan.slug}.json`), 'utf8'),
  ) as {
    hero: { ground: string }
  }
  const seconds = plan.shots.reduce((sum, shot) => sum + countFrames(shot), 0) / frame.rate
  const finished = path.join(target, `${plan.slug}.mp4`)
  const frames = keepingPoster(renderFrames(artDirectory, plan, hero.ground), plan)
  await encodeTrailer(frames, plan, seconds, finished)
  const { size } = statSync(finished)
  if (size > maximumBytes) {
    throw new Error(
      `${plan.slug}.mp4 has ${size} bytes, more than ${maximumBytes}: raise the plan's quality number.`,
    )
  }
  if (plan.streaming) await encodeStream(finished, path.join(target, plan.slug))
  process.stdout.write(`${plan.slug}.mp4 ${seconds.toFixed(2)} s ${Math.round(size / 1024)} KB\n`)
}

mkdirSync(target, { recursive: true })
const wanted = process.argv.slice(2)
for (const plan of trailerPlans) if (wanted.length === 0 || wanted.includes(plan.slug)) await film(plan)
