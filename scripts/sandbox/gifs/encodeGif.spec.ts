import { expect, test } from 'vitest'
import { drawings } from './drawings.ts'
import { encodeGif } from './encodeGif.ts'

/** A decoder of GIFs, independent of the encoder. */
const framesOf = (gif: Buffer): number[][] => {
  const frames: number[][] = []
  let at = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)
  const pieces = (): Buffer => {
    const read: Buffer[] = []
    for (let size = gif.readUInt8(at); size > 0; size = gif.readUInt8(at)) {
      read.push(gif.subarray(at + 1, at + 1 + size))
      at += size + 1
    }
    at += 1
    return Buffer.concat(read)
  }
  for (let mark = gif.readUInt8(at); mark !== 0x3b; mark = gif.readUInt8(at)) {
    at += mark === 0x21 ? 2 : 10
    if (mark === 0x21) {
      pieces()
      continue
    }
    const bits = gif.readUInt8(at)
    at += 1
    frames.push(uncompressed(pieces(), bits))
  }
  return frames
}

const uncompressed = (data: Buffer, bits: number): number[] => {
  const clear = 2 ** bits
  const points: number[] = []
  let table: number[][] = []
  let width = bits + 1
  let before: number[] | undefined
  for (let at = 0; ; ) {
    let code = 0
    for (let bit = 0; bit < width; bit += 1, at += 1)
      code |= ((data.readUInt8(at >> 3) >> (at & 7)) & 1) << bit
    if (code === clear + 1) return points
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, point) => [point])
      width = bits + 1
      before = undefined
      continue
    }
    const entry: number[] | undefined = table[code] ?? (before && [...before, before[0] ?? 0])
    if (!entry) throw new Error('The code is not in the table.')
    points.push(...entry)
    if (before && table.length < 4096) table.push([...before, entry[0] ?? 0])
    if (table.length === 2 ** width && width < 12) width += 1
    before = entry
  }
}

test.each(drawings)('$name is a GIF that moves, and reads back point by point', ({ animation }) => {
  const gif = encodeGif(animation)
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a')
  const frames = framesOf(gif)
  expect(frames).toHaveLength(animation.frames.length)
  expect(
    frames.every((frame, index) => Buffer.from(frame).equals(animation.frames[index] ?? Buffer.of())),
  ).toBe(true)
  expect(frames.some(frame => !Buffer.from(frame).equals(Buffer.from(frames[0] ?? [])))).toBe(true)
  expect(gif.length).toBeLessThan(200_000)
})

test('a random picture fills the code table, which then starts over', () => {
  let seed = 7
  const noise = Uint8Array.from({ length: 40_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return (seed >> 16) % 16
  })
  const animation = { width: 200, height: 200, colours: [], frames: [noise], hundredthsPerFrame: 5 }
  expect(Buffer.from(framesOf(encodeGif(animation))[0] ?? []).equals(noise)).toBe(true)
})
