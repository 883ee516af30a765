import type { UuidWords } from './uuidWords.ts'

/** Writes bytes in network order, as PostgreSQL reads them, into a buffer that grows. */
export type ByteWriter = {
  int16(value: number): void
  int32(value: number): void
  raw(more: Uint8Array): void
  /** The following methods write the length of a value in bytes, then the value. */
  int64(value: number | bigint): void
  flag(value: boolean): void
  uuid(words: UuidWords): void
  text(text: string): void
  readonly length: number
  /** Drops everything after a length. */
  goBack(length: number): void
  /** Returns the bytes written and starts a new buffer. */
  take(): Buffer
  /** Returns the bytes written and starts again in the same buffer, unless that had to grow. */
  takeCopy(): Buffer
  /** Takes back a buffer of `take` that is no longer read, and reuses it. */
  readonly giveBack: (taken: Buffer) => void
}

/** No value except text is longer, including its length. */
const roomMin = 64
const bytesPerCharacterMax = 3
/** Up to this length a loop is faster than a call into the runtime. */
const shortTextMax = 80
const twoTo32 = 2 ** 32
const sparesMax = 8

export const createByteWriter = (initialSize: number): ByteWriter => {
  let bytes = Buffer.allocUnsafeSlow(initialSize)
  let view = new DataView(bytes.buffer)
  let at = 0
  const spare: Buffer<ArrayBuffer>[] = []

  const makeRoom = (count: number): void => {
    if (at + count <= bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, at + count))
    bytes.copy(larger, 0, 0, at)
    bytes = larger
    view = new DataView(bytes.buffer)
  }

  /** Writes ASCII text; answers false at the first other character. */
  const ascii = (text: string): boolean => {
    let position = at
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      if (code > 0x7f) return false
      bytes[position++] = code
    }
    at = position
    return true
  }

  const take = (): Buffer => {
    const taken = bytes.subarray(0, at)
    bytes = spare.pop() ?? Buffer.allocUnsafeSlow(initialSize)
    view = new DataView(bytes.buffer)
    at = 0
    return taken
  }

  return {
    int16: value => {
      makeRoom(roomMin)
      view.setInt16(at, value)
      at += 2
    },
    int32: value => {
      makeRoom(roomMin)
      view.setInt32(at, value)
      at += 4
    },
    raw: more => {
      makeRoom(more.length)
      bytes.set(more, at)
      at += more.length
    },
    int64: value => {
      makeRoom(roomMin)
      view.setInt32(at, 8)
      if (typeof value === 'bigint') view.setBigInt64(at + 4, value)
      else {
        if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number.`)
        const high = Math.floor(value / twoTo32)
        view.setInt32(at + 4, high)
        view.setUint32(at + 8, value - high * twoTo32)
      }
      at += 12
    },
    flag: value => {
      makeRoom(roomMin)
      view.setInt32(at, 1)
      view.setUint8(at + 4, value ? 1 : 0)
      at += 5
    },
    uuid: words => {
      makeRoom(roomMin)
      view.setInt32(at, 16)
      view.setInt32(at + 4, words[0])
      view.setInt32(at + 8, words[1])
      view.setInt32(at + 12, words[2])
      view.setInt32(at + 16, words[3])
      at += 20
    },
    text: text => {
      makeRoom(roomMin + text.length * bytesPerCharacterMax)
      const start = at
      at += 4
      if (text.length > shortTextMax || !ascii(text)) at += bytes.write(text, at)
      view.setInt32(start, at - start - 4)
    },
    get length() {
      return at
    },
    goBack: length => {
      at = length
    },
    take,
    takeCopy: () => {
      if (bytes.length > initialSize) return take()
      const copy = Buffer.from(bytes.subarray(0, at))
      at = 0
      return copy
    },
    giveBack: taken => {
      // A buffer that had to grow fits one batch, not most.
      const { buffer } = taken
      const isUsual = buffer instanceof ArrayBuffer && buffer.byteLength === initialSize
      if (isUsual && spare.length < sparesMax) spare.push(Buffer.from(buffer))
    },
  }
}
