/**
 * `npm run media:trailers [slug …]`: films the trailers from the drawings. Needs ffmpeg on the path; the finished files
 * are committed, so nobody else does. The same drawings give the same bytes with the same ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { trailerPlans } from './plans.ts'
import { frame, renderFrames } from './render-frames.ts'
import type { TrailerPlan } from './shot.ts'

const sharedDirectory = fileURLToPath(new URL('../../../../brands/shared/', import.meta.url))
const artDirectory = path.join(sharedDirectory, 'art')
const target = path.join(artDirectory, 'trailers')

/** A trailer weighs at most this much. */
const maximumBytes = 400 * 1024

/** Constant quality, best first; the first that fits is kept. */
const qualities = [26, 29, 32, 35]

const exact = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]
const picture = ['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-threads', '1']
const voice = ['-c:a', 'aac', '-ac', '1', '-ar', '44100', '-b:a', '48k']

function ffmpeg(...options: string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${options.join(' ')}`)
  })
  return { input: child.stdin, done }
}

async function run(...options: string[]): Promise<void> {
  const { input, done } = ffmpeg(...options)
  input.end()
  await done
}

const soundOf = ({ sound }: TrailerPlan, seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `aevalsrc='${sound}':s=44100:d=${seconds},afade=t=in:d=0.3,afade=t=out:st=${seconds - 1}:d=1`,
]

/** Two sizes in fragments of two seconds. Fixed rates, because a playlist states them. */
async function stream(silent: string, plan: TrailerPlan, seconds: number): Promise<void> {
  const folder = path.join(target, plan.slug)
  mkdirSync(folder, { recursive: true })
  const rate = (of: string, kilobits: number) => [
    `-b:v:${of}`,
    `${kilobits}k`,
    `-maxrate:v:${of}`,
    `${kilobits}k`,
    `-bufsize:v:${of}`,
    `${kilobits * 2}k`,
  ]
  await run(
    ...['-i', silent, ...soundOf(plan, seconds)],
    ...['-filter_complex', '[0:v]split=2[large][half];[half]scale=640:360[small]'],
    ...['-map', '[large]', '-map', '1:a', '-map', '[small]', '-map', '1:a'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      ...picture,
      '-g',
      '48',
      '-keyint_min',
      '48',
      '-sc_threshold',
      '0',
    ],
    ...[...rate('0', 260), ...rate('1', 110), ...voice, ...exact],
    ...[
      '-f',
      'hls',
      '-hls_time',
      '2',
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
      '-hls_flags',
      'independent_segments',
    ],
    ...['-var_stream_map', 'v:0,a:0,name:720p v:1,a:1,name:360p', '-master_pl_name', 'master.m3u8'],
    ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', path.join(folder, '%v-%d.m4s')],
    path.join(folder, '%v.m3u8'),
  )
}

async function film(plan: TrailerPlan): Promise<void> {
  const data = JSON.parse(readFileSync(path.join(sharedDirectory, 'films', `${plan.slug}.json`), 'utf8')) as {
    hero: { ground: string }
  }
  const work = mkdtempSync(path.join(tmpdir(), 'foyer-trailer-'))
  const silent = path.join(work, 'frames.mkv')
  const { input, done } = ffmpeg(
    ...[
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${frame.width}x${frame.height}`,
      '-r',
      String(frame.rate),
      '-i',
      '-',
    ],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p', silent],
  )
  let index = 0
  for await (const pixels of renderFrames(artDirectory, plan, data.hero.ground)) {
    if (!input.write(pixels)) await once(input, 'drain')
    if (index === Math.round(plan.posterAt * frame.rate)) {
      await sharp(pixels, { raw: { width: frame.width, height: frame.height, channels: 3 } })
        .webp({ quality: 80 })
        .toFile(path.join(target, `${plan.slug}.webp`))
    }
    index += 1
  }
  input.end()
  await done
  const seconds = Math.round((index / frame.rate) * 100) / 100

  const finished = path.join(target, `${plan.slug}.mp4`)
  for (const quality of qualities) {
    await run(
      ...[
        '-i',
        silent,
        ...soundOf(plan, seconds),
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-c:v',
        'libx264',
        '-preset',
        'medium',
      ],
      ...[
        '-tune',
        'animation',
        '-crf',
        String(quality),
        ...picture,
        ...voice,
        ...exact,
        '-movflags',
        '+faststart',
        finished,
      ],
    )
    if (statSync(finished).size <= maximumBytes) break
  }
  if (plan.streaming) await stream(silent, plan, seconds)
  rmSync(work, { recursive: true })
  process.stdout.write(`${plan.slug}.mp4 ${seconds} s ${Math.round(statSync(finished).size / 1024)} KB\n`)
}

mkdirSync(target, { recursive: true })
const wanted = process.argv.slice(2)
for (const plan of trailerPlans) if (wanted.length === 0 || wanted.includes(plan.slug)) await film(plan)
