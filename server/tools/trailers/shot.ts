/** Trailers are drawn in the units of the backdrops: 1600 wide, 900 high. */
export const pictureUnits = { width: 1600, height: 900 } as const

/** Where the camera looks: the middle of the frame and its width in picture units; the height follows at 16:9. */
export interface View {
  x: number
  y: number
  width: number
}

/** Moment within a shot. `seconds` since its start, `progress` from 0 to 1. */
export interface Moment {
  seconds: number
  progress: number
}

/** One camera move over one drawing. */
export interface Shot {
  seconds: number
  /** End of the drawing's file name; `title` is the lettering on the film's own ground. */
  picture: 'backdrop' | 'backdrop-day' | 'title'
  from: View
  to: View
  /** Easing of the move; default linear. */
  ease?: (progress: number) => number
  /** A moving part of the scene, as SVG in picture units. */
  overlay?: (moment: Moment) => string
  /** Moves the camera in addition to its path: a jolt, a beat. Picture units, and a factor of the width. */
  jolt?: (moment: Moment) => { x: number; y: number; zoom: number }
  /** How far the frame is covered by the film's ground, 0 to 1. */
  veil?: (moment: Moment) => number
  /** Another drawing that fades in; 0 shows none of it, 1 only it. */
  second?: { picture: Shot['picture']; share: (moment: Moment) => number }
}

/** A film's trailer: its shots and sound. */
export interface TrailerPlan {
  slug: string
  shots: Shot[]
  /** Sound as an ffmpeg expression of the time `t` in seconds, one channel, −1 to 1. */
  sound: string
  /** Second of the frame that is shown before the trailer plays. */
  posterAt: number
  /** x264's constant rate factor: the lowest with which the file stays under 400 KB. */
  quality: number
  /** Whether it is also encoded for streaming, in two sizes. */
  streaming?: boolean
}

export const easeInOut = (progress: number) => progress * progress * (3 - 2 * progress)
export const easeOut = (progress: number) => 1 - (1 - progress) ** 3
export const easeIn = (progress: number) => progress ** 3

/** The whole picture. */
export const wholePicture: View = { x: 800, y: 450, width: 1600 }

/** Fades from the ground to the picture within a number of seconds. */
export const fadeIn =
  (within: number) =>
  ({ seconds }: Moment) =>
    Math.max(0, 1 - seconds / within)

/** The title on its ground at the end of every trailer. A larger shown width makes the title smaller. */
export function createTitleCard(seconds: number, veil: Shot['veil'] = fadeIn(0.5)): Shot {
  return {
    seconds,
    picture: 'title',
    from: { ...wholePicture, width: 1500 },
    to: wholePicture,
    ease: easeOut,
    veil,
  }
}
