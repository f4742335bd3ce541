import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { frame } from './render-frames.ts'
import type { TrailerPlan } from './shot.ts'

/** Options as typed on a command line; none may contain a space. */
const splitLine = (line: string) => line.split(' ')

/** No dates, no program names, so that the same pictures give the same file. */
const exact = splitLine('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact')
const picture = splitLine(
  '-c:v libx264 -preset medium -tune animation -pix_fmt yuv420p -profile:v high -threads 1',
)
const voice = splitLine('-c:a aac -ac 1 -ar 44100 -b:a 40k')

/** Runs ffmpeg with an open input; `done` rejects if it fails. */
function ffmpeg(options: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${options.join(' ')}`)
  })
  return { input: child.stdin, done }
}

const createSound = (sound: string, seconds: number) => [
  ...splitLine('-f lavfi -i'),
  `aevalsrc='${sound}':s=44100:d=${seconds},afade=t=in:d=0.3,afade=t=out:st=${seconds - 1}:d=1`,
]

/** Encodes raw RGB frames to an MP4 that can play before it is loaded completely. */
export async function encodeTrailer(
  frames: AsyncIterable<Buffer>,
  plan: TrailerPlan,
  seconds: number,
  target: string,
): Promise<void> {
  const { input, done } = ffmpeg([
    ...splitLine(`-f rawvideo -pix_fmt rgb24 -s ${frame.width}x${frame.height} -r ${frame.rate} -i -`),
    ...createSound(plan.sound, seconds),
    ...splitLine('-map 0:v -map 1:a'),
    ...picture,
    ...splitLine(`-crf ${plan.quality}`),
    ...voice,
    ...exact,
    ...splitLine('-movflags +faststart'),
    target,
  ])
  for await (const pixels of frames) if (!input.write(pixels)) await once(input, 'drain')
  input.end()
  await done
}

const rate = (of: number, kilobits: number) =>
  splitLine(`-b:v:${of} ${kilobits}k -maxrate:v:${of} ${kilobits}k -bufsize:v:${of} ${kilobits * 2}k`)

/**
 * Encodes the finished trailer in two sizes and fragments of two seconds. Fixed bit rates, because a playlist states
 * them.
 */
export async function encodeStream(trailer: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { input, done } = ffmpeg([
    ...['-i', trailer, '-filter_complex', '[0:v]split=2[large][half];[half]scale=640:360[small]'],
    ...splitLine('-map [large] -map 0:a -map [small] -map 0:a'),
    ...picture,
    ...splitLine('-g 48 -keyint_min 48 -sc_threshold 0'),
    ...rate(0, 260),
    ...rate(1, 110),
    ...voice,
    ...exact,
    ...splitLine(
      '-f hls -hls_time 2 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags independent_segments',
    ),
    ...['-var_stream_map', 'v:0,a:0,name:720p v:1,a:1,name:360p', '-master_pl_name', 'master.m3u8'],
    ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', path.join(folder, '%v-%d.m4s')],
    path.join(folder, '%v.m3u8'),
  ])
  input.end()
  await done
}
