/** A small animation: a colour table and frames. */
export type Animation = {
  readonly width: number
  readonly height: number
  /** At most 16 colours as red, green and blue. */
  readonly colours: readonly (readonly [number, number, number])[]
  /** Each frame has a colour index for every point, row by row. */
  readonly frames: readonly Uint8Array[]
  readonly hundredthsPerFrame: number
}

const colourBits = 4

/** Encodes an animation as a GIF89a that loops forever. The library for it, gifenc, has no types and no releases since 2021. */
export const encodeGif = ({ width, height, colours, frames, hundredthsPerFrame }: Animation): Buffer => {
  const table = Array.from({ length: 2 ** colourBits }, (_, index) => [...(colours[index] ?? [0, 0, 0])])
  const short = (value: number): number[] => [value & 0xff, value >> 8]
  const size = [...short(width), ...short(height)]
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...size, 0x80 | ((colourBits - 1) << 4) | (colourBits - 1), 0, 0, ...table.flat()]),
    Buffer.from([0x21, 0xff, 0x0b]),
    Buffer.from('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
    ...frames.flatMap(frame => [
      Buffer.from([0x21, 0xf9, 4, 0x04, ...short(hundredthsPerFrame), 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, colourBits]),
      inPieces(compress(frame)),
    ]),
    Buffer.from([0x3b]),
  ])
}

/** GIF data comes in pieces of at most 255 bytes, each preceded by its length. */
const inPieces = (data: Buffer): Buffer => {
  const pieces: Buffer[] = []
  for (let at = 0; at < data.length; at += 255) {
    const piece = data.subarray(at, at + 255)
    pieces.push(Buffer.from([piece.length]), piece)
  }
  return Buffer.concat([...pieces, Buffer.from([0])])
}

const clear = 2 ** colourBits
const end = clear + 1
const codesMax = 4096

/** GIF's LZW: codes grow by a bit when the table outgrows them, and the table starts over when it is full. */
const compress = (points: Uint8Array): Buffer => {
  const bytes: number[] = []
  let held = 0
  let heldBits = 0
  let codeBits = colourBits + 1
  let table = new Map<number, number>()
  let next = end + 1
  const write = (code: number): void => {
    held |= code << heldBits
    heldBits += codeBits
    for (; heldBits >= 8; heldBits -= 8, held >>>= 8) bytes.push(held & 0xff)
  }
  write(clear)
  let prefix = points[0] ?? 0
  for (const point of points.subarray(1)) {
    const key = prefix * clear + point
    const known = table.get(key)
    if (known !== undefined) {
      prefix = known
      continue
    }
    write(prefix)
    prefix = point
    if (next === codesMax) {
      write(clear)
      table = new Map()
      next = end + 1
      codeBits = colourBits + 1
      continue
    }
    table.set(key, next)
    if (next === 2 ** codeBits) codeBits += 1
    next += 1
  }
  write(prefix)
  write(end)
  if (heldBits > 0) bytes.push(held & 0xff)
  return Buffer.from(bytes)
}
