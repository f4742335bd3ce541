import {
  easeIn,
  easeInOut,
  easeOut,
  fadeIn,
  createTitleCard,
  wholePicture,
  type Shot,
  type TrailerPlan,
} from './shot.ts'

/** A repeatable pseudo-random number from 0 to 1, so that every run draws the same drops. */
const scatter = (index: number, salt: number) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453
  return wave - Math.floor(wave)
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Every second frame of 24 is held. */
const onTwos = (seconds: number) => Math.floor(seconds * 12) / 12

const rain = ({ seconds }: { seconds: number }) =>
  `<g stroke="#bcd6dc" stroke-width="1.6" opacity=".34">${times(70, (i) => {
    const x = scatter(i, 1) * 1750
    const y = ((scatter(i, 2) + seconds * (1.1 + scatter(i, 3) * 0.5)) % 1) * 1000 - 60
    return `<path d="M${x} ${y}l-9 46"/>`
  })}</g>`

/** A window, then a sign: both flicker on like old tubes. */
const flicker = ({ seconds }: { seconds: number }) => {
  if (seconds > 0.95) return 0
  const on = [0.14, 0.22, 0.42, 0.47, 0.62, 0.8].filter((at) => at < seconds).length
  return on % 2 === 1 ? 0.1 : 0.96
}

const ninthFloor: TrailerPlan = {
  slug: 'ninth-floor',
  quality: 31,
  posterAt: 4.2,
  streaming: true,
  sound:
    '0.16*sin(2*PI*55*t)*(0.7+0.3*sin(2*PI*0.4*t))+0.05*sin(2*PI*82.5*t)+0.05*(random(0)*2-1)*(0.6+0.4*sin(2*PI*0.2*t))',
  shots: [
    {
      seconds: 2.4,
      picture: 'backdrop',
      from: { x: 560, y: 470, width: 1080 },
      to: { x: 760, y: 450, width: 1240 },
      overlay: rain,
      veil: fadeIn(0.6),
    },
    {
      seconds: 2.6,
      picture: 'backdrop',
      from: { x: 1370, y: 700, width: 560 },
      to: { x: 1376, y: 414, width: 330 },
      ease: easeInOut,
      overlay: rain,
    },
    createTitleCard(2.8, flicker),
  ],
}

const dive: Shot['overlay'] = ({ progress }) =>
  `<g stroke="#e9fbff" stroke-width="3" stroke-linecap="round" opacity="${0.5 * progress}">${times(
    26,
    (i) => {
      const x = 1080 + scatter(i, 4) * 430
      const y = 120 + scatter(i, 5) * 620 - progress * 420
      return `<path d="M${x} ${y}l${-22 * progress} ${70 * progress}"/>`
    },
  )}</g>`

const splash: Shot['overlay'] = ({ seconds }) =>
  `<g fill="none" stroke="#f4fbf6">${times(4, (i) => {
    const age = seconds * 1.1 - i * 0.34
    if (age <= 0) return ''
    return `<ellipse cx="1192" cy="${668 + i * 2}" rx="${age * 190}" ry="${age * 22}" stroke-width="3" opacity="${Math.max(0, 0.8 - age * 0.5)}"/>`
  })}</g><g fill="#f4fbf6">${times(34, (i) => {
    const angle = -Math.PI * (0.12 + 0.76 * scatter(i, 6))
    const speed = 180 + 320 * scatter(i, 7)
    const x = 1192 + Math.cos(angle) * speed * seconds
    const y = 664 + Math.sin(angle) * speed * seconds + 330 * seconds * seconds
    return y > 672 ? '' : `<circle cx="${x}" cy="${y}" r="${2 + 4 * scatter(i, 8)}"/>`
  })}</g>`

const kingfisher: TrailerPlan = {
  slug: 'kingfisher',
  quality: 27,
  posterAt: 2.1,
  sound:
    '0.07*sin(2*PI*196*t)*(0.6+0.4*sin(2*PI*0.25*t))+0.05*sin(2*PI*293.7*t)+0.4*(random(0)*2-1)*exp(-5*abs(t-4.05))*gt(t,4.05)+0.02*(random(1)*2-1)',
  shots: [
    {
      seconds: 2.6,
      picture: 'backdrop',
      from: wholePicture,
      to: { x: 840, y: 470, width: 1420 },
      ease: easeInOut,
      veil: fadeIn(0.7),
    },
    {
      seconds: 1.45,
      picture: 'backdrop',
      from: { x: 1330, y: 170, width: 420 },
      to: { x: 1215, y: 590, width: 470 },
      ease: easeIn,
      overlay: dive,
    },
    {
      seconds: 1.9,
      picture: 'backdrop',
      from: { x: 1192, y: 610, width: 620 },
      to: { x: 1192, y: 600, width: 760 },
      ease: easeOut,
      overlay: splash,
    },
    createTitleCard(2.4),
  ],
}

const beatSeconds = 0.5
/** Three held poses per beat instead of a smooth zoom: it looks printed, and held frames compress well. */
const beat: Shot['jolt'] = ({ seconds }) => {
  const phase = (seconds % beatSeconds) / beatSeconds
  return { x: 0, y: 0, zoom: phase < 0.25 ? 0.93 : phase < 0.5 ? 0.97 : 1 }
}

const rings: Shot['overlay'] = ({ seconds }) =>
  `<g fill="none" stroke="#e5301d">${times(3, (i) => {
    const age = (onTwos(seconds) % beatSeconds) + i * beatSeconds
    return `<circle cx="1342" cy="610" r="${170 + age * 900}" stroke-width="${Math.max(2, 26 - age * 17)}" opacity="${Math.max(0, 0.9 - age * 0.65)}"/>`
  })}</g>`

const still = (x: number, y: number, width: number) => ({ from: { x, y, width }, to: { x, y, width } })

const louder: TrailerPlan = {
  slug: 'louder',
  quality: 28,
  posterAt: 5.3,
  sound:
    '0.75*sin(2*PI*52*mod(t,0.5)+7*(1-exp(-28*mod(t,0.5))))*exp(-7*mod(t,0.5))+0.16*(random(0)*2-1)*exp(-26*mod(t+0.25,0.5))+0.1*gt(t,4)*sgn(sin(2*PI*82.4*t))*exp(-3*mod(t,1))',
  shots: [
    { seconds: 1, picture: 'backdrop', ...still(1340, 66, 420), jolt: beat },
    { seconds: 1, picture: 'backdrop', ...still(1342, 610, 760), jolt: beat },
    { seconds: 1, picture: 'backdrop', ...still(1040, 560, 560), jolt: beat },
    { seconds: 1, picture: 'backdrop', ...still(1342, 610, 420), jolt: beat },
    {
      seconds: 2,
      picture: 'backdrop',
      ...still(800, 450, 1600),
      jolt: beat,
      overlay: rings,
    },
    { ...createTitleCard(2, () => 0), ...still(800, 450, 1600), jolt: beat },
  ],
}

const saltRoad: TrailerPlan = {
  slug: 'the-salt-road',
  quality: 26,
  posterAt: 5.4,
  sound:
    '0.12*sin(2*PI*73.4*t)+0.08*sin(2*PI*110*t)*(0.5+0.5*sin(2*PI*0.15*t))+0.05*sin(2*PI*146.8*t)*(0.5-0.5*cos(2*PI*t/8))+0.015*(random(0)*2-1)',
  shots: [
    {
      seconds: 2.2,
      picture: 'backdrop-day',
      from: { x: 620, y: 480, width: 900 },
      to: { x: 760, y: 470, width: 900 },
      veil: fadeIn(0.7),
    },
    {
      seconds: 3.6,
      picture: 'backdrop-day',
      from: { x: 1180, y: 470, width: 560 },
      to: { x: 1090, y: 450, width: 900 },
      ease: easeInOut,
      second: { picture: 'backdrop', share: ({ progress }) => easeInOut(Math.min(1, progress * 1.3)) },
    },
    createTitleCard(2.6, fadeIn(0.9)),
  ],
}

const speedLines: Shot['overlay'] = ({ seconds }) =>
  `<g stroke-linecap="round" transform="rotate(-13 800 450)">${times(14, (i) => {
    const x = 1900 - ((scatter(i, 9) + onTwos(seconds) * (1.6 + scatter(i, 10))) % 1) * 2300
    const y = -60 + scatter(i, 11) * 1050
    return `<path d="M${x} ${y}h${140 + 240 * scatter(i, 12)}" stroke="${i % 3 === 0 ? '#ffffff' : '#6f9fc0'}" stroke-width="${3 + 4 * scatter(i, 13)}" opacity=".55"/>`
  })}</g>`

const road: Shot['jolt'] = ({ seconds }) => ({
  x: 3 * Math.sin(onTwos(seconds) * 61),
  y: 4 * Math.sin(onTwos(seconds) * 47),
  zoom: 1,
})

const grandPrix: TrailerPlan = {
  slug: 'grand-prix-66',
  quality: 33,
  posterAt: 4.4,
  sound:
    '0.2*(mod(t*(70+46*mod(t,1.75)),1)-0.5)*(0.7+0.3*sin(2*PI*23*t))+0.14*(mod(t*(140+92*mod(t,1.75)),1)-0.5)+0.03*(random(0)*2-1)',
  shots: [
    {
      seconds: 1.3,
      picture: 'backdrop',
      ...still(740, 675, 420),
      jolt: road,
      overlay: speedLines,
      veil: fadeIn(0.25),
    },
    {
      seconds: 1.2,
      picture: 'backdrop',
      ...still(1020, 495, 350),
      jolt: road,
      overlay: speedLines,
    },
    {
      seconds: 1.2,
      picture: 'backdrop',
      ...still(1380, 495, 440),
      jolt: road,
      overlay: speedLines,
    },
    {
      seconds: 2,
      picture: 'backdrop',
      from: { x: 1040, y: 520, width: 860 },
      to: wholePicture,
      ease: easeOut,
      jolt: road,
      overlay: speedLines,
    },
    createTitleCard(2.3, fadeIn(0.25)),
  ],
}

const lantern = { x: 1296, y: 402 }

/** The lamp turns: its beam narrows, crosses the sea and comes back. */
const beam: Shot['overlay'] = ({ seconds }) => {
  const turn = seconds * 1.5
  const reach = 1700 * Math.cos(turn)
  const spread = 60 + 90 * Math.abs(Math.cos(turn))
  const strength = 0.16 + 0.3 * Math.abs(Math.sin(turn))
  return `<path d="M${lantern.x} ${lantern.y}L${lantern.x - reach} ${lantern.y - 130 - spread}L${lantern.x - reach} ${lantern.y - 130 + spread}Z" fill="#fdf1bd" opacity="${strength}"/><circle cx="${lantern.x}" cy="${lantern.y}" r="${26 + 40 * Math.abs(Math.sin(turn))}" fill="#fdf1bd" opacity=".35"/>`
}

const lighthouse: TrailerPlan = {
  slug: 'the-last-lighthouse-keeper-of-skarn',
  quality: 28,
  posterAt: 3.2,
  sound:
    '0.13*sin(2*PI*58.3*t)*(0.6+0.4*sin(2*PI*0.24*t))+0.28*sin(2*PI*98*t)*exp(-1.6*abs(t-2.4))*gt(t,2.4)+0.06*(random(0)*2-1)*(0.5+0.5*sin(2*PI*0.18*t))',
  shots: [
    {
      seconds: 2.4,
      picture: 'backdrop',
      from: { x: 520, y: 640, width: 760 },
      to: { x: 760, y: 600, width: 860 },
      ease: easeInOut,
      overlay: beam,
      veil: fadeIn(0.7),
    },
    {
      seconds: 2.9,
      picture: 'backdrop',
      from: { x: 1290, y: 620, width: 460 },
      to: { x: 1180, y: 400, width: 760 },
      ease: easeInOut,
      overlay: beam,
    },
    createTitleCard(2.6, fadeIn(0.8)),
  ],
}

/** The films that have a trailer. */
export const trailerPlans: readonly TrailerPlan[] = [
  ninthFloor,
  kingfisher,
  louder,
  saltRoad,
  grandPrix,
  lighthouse,
]
