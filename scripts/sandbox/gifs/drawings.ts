import type { Animation } from './encodeGif.ts'

const width = 200
const height = 150
const framesCount = 16

const colours = [
  [243, 234, 211],
  [36, 88, 74],
  [216, 160, 60],
  [196, 84, 72],
  [79, 93, 143],
  [255, 255, 255],
  [122, 82, 48],
  [110, 160, 90],
] as const

/** Indexes of the colours above. */
const ink = { paper: 0, evergreen: 1, gold: 2, red: 3, blue: 4, white: 5, brown: 6, leaf: 7 } as const
type Ink = (typeof ink)[keyof typeof ink]

type Paper = {
  readonly dot: (x: number, y: number, radius: number, colour: Ink) => void
  readonly box: (x: number, y: number, wide: number, high: number, colour: Ink) => void
}

const paperOn = (points: Uint8Array): Paper => {
  const box: Paper['box'] = (x, y, wide, high, colour) => {
    const [left, right] = [Math.max(0, Math.round(x)), Math.min(width, Math.round(x + wide))]
    const [top, bottom] = [Math.max(0, Math.round(y)), Math.min(height, Math.round(y + high))]
    for (let row = top; row < bottom && left < right; row += 1)
      points.fill(colour, row * width + left, row * width + right)
  }
  const dot: Paper['dot'] = (x, y, radius, colour) => {
    for (let row = -Math.ceil(radius); row <= radius; row += 1) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - row ** 2))
      box(x - half, y + row, half * 2, 1, colour)
    }
  }
  return { dot, box }
}

/** Draws every frame; `turn` runs from 0 to 1 and repeats. */
const animate = (ground: Ink, draw: (paper: Paper, turn: number) => void): Animation => ({
  width,
  height,
  colours,
  hundredthsPerFrame: 8,
  frames: Array.from({ length: framesCount }, (_, index) => {
    const points = new Uint8Array(width * height).fill(ground)
    draw(paperOn(points), index / framesCount)
    return points
  }),
})

const round = (turn: number): number => turn * 2 * Math.PI

const confetti = animate(ink.evergreen, ({ box }, turn) => {
  const bright = [ink.gold, ink.red, ink.white, ink.leaf]
  for (let index = 0; index < 44; index += 1) {
    const x = (index * 47) % width
    const y = (((index * 61) % height) + turn * height) % height
    const wide = 3 + 5 * Math.abs(Math.sin(round(turn) + index))
    box(x + 4 * Math.sin(round(turn) + index), y, wide, 6, bright[index % bright.length] ?? ink.white)
  }
})

const heart = animate(ink.paper, ({ dot }, turn) => {
  const size = 1 + 0.16 * Math.max(0, Math.sin(round(turn * 2)))
  for (let side = -1; side <= 1; side += 2) dot(100 + side * 20 * size, 62, 24 * size, ink.red)
  for (let row = 0; row < 46 * size; row += 1)
    dot(100, 70 + row, Math.max(1, 38 * size - row * 0.82), ink.red)
})

const coffee = animate(ink.blue, ({ dot, box }, turn) => {
  dot(136, 92, 18, ink.white)
  dot(136, 92, 10, ink.blue)
  box(70, 70, 64, 52, ink.white)
  box(58, 124, 92, 6, ink.gold)
  box(76, 74, 52, 6, ink.brown)
  for (let index = 0; index < 12; index += 1) {
    const rise = (index / 12 + turn) % 1
    for (let wisp = 0; wisp < 3; wisp += 1)
      dot(84 + wisp * 18 + 5 * Math.sin(round(rise) + wisp), 64 - rise * 48, 3 * (1 - rise), ink.paper)
  }
})

const sun = animate(ink.leaf, ({ dot, box }, turn) => {
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = round(ray / 12 + turn / 12)
    for (let far = 40; far < 58; far += 3)
      dot(100 + far * Math.cos(angle), 68 + far * Math.sin(angle), 3, ink.gold)
  }
  dot(100, 68, 32, ink.gold)
  box(0, 118, width, 32, ink.evergreen)
})

const rocket = animate(ink.evergreen, ({ dot, box }, turn) => {
  for (let star = 0; star < 24; star += 1)
    dot((star * 53) % width, (star * 37 + turn * height) % height, 1.5, ink.paper)
  const sway = 3 * Math.sin(round(turn))
  dot(100 + sway, 44, 14, ink.red)
  box(86 + sway, 44, 28, 48, ink.white)
  dot(100 + sway, 62, 7, ink.blue)
  box(76 + sway, 78, 10, 18, ink.red)
  box(114 + sway, 78, 10, 18, ink.red)
  for (let flame = 0; flame < 4; flame += 1)
    dot(100 + sway, 96 + flame * 7, 9 - flame * 2 + 2 * Math.sin(round(turn * 3)), ink.gold)
})

/** The pictures that a search can find. */
export const drawings = [
  {
    id: '1001',
    name: 'confetti',
    title: 'Confetti falls',
    tags: 'party celebrate congrats hooray',
    animation: confetti,
  },
  { id: '1002', name: 'heart', title: 'A heart beats', tags: 'thanks thank you love kind', animation: heart },
  {
    id: '1003',
    name: 'coffee',
    title: 'A cup of coffee steams',
    tags: 'thanks break morning cheers',
    animation: coffee,
  },
  {
    id: '1004',
    name: 'sun',
    title: 'A sun shines over a hill',
    tags: 'happy morning bright party',
    animation: sun,
  },
  {
    id: '1005',
    name: 'rocket',
    title: 'A rocket flies past stars',
    tags: 'launch ship release hooray',
    animation: rocket,
  },
] as const
