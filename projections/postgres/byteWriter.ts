/** Bytes in the order of the network, as Postgres reads them. It grows as it is written to. */
export type ByteWriter = {
  int16(value: number): void
  int32(value: number): void
  int64(value: number | bigint): void
  byte(value: number): void
  raw(more: Uint8Array): void
  /** The sixteen bytes of a uuid; they are kept, too. */
  uuid(text: string, kept: Uint8Array): void
  /** A text behind its length in bytes. */
  text(text: string): void
  readonly length: number
  /** Hands over what was written and begins anew. */
  take(): Buffer
}

/** No value but text is longer. */
const roomMin = 64
const bytesPerCharacterMax = 3
/** Up to so many characters a loop is faster than a call into the runtime. */
const shortTextMax = 80
const twoTo32 = 2 ** 32

export const createByteWriter = (initialSize: number): ByteWriter => {
  let bytes = Buffer.allocUnsafeSlow(initialSize)
  let view = new DataView(bytes.buffer)
  let at = 0

  const makeRoom = (count: number): void => {
    if (at + count <= bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, at + count))
    bytes.copy(larger, 0, 0, at)
    bytes = larger
    view = new DataView(bytes.buffer)
  }

  const int32 = (value: number): void => {
    makeRoom(roomMin)
    view.setInt32(at, value)
    at += 4
  }

  const raw = (more: Uint8Array): void => {
    makeRoom(more.length)
    bytes.set(more, at)
    at += more.length
  }

  /** Writes signs of seven bits; answers whether there were no others. */
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

  return {
    byte: value => {
      makeRoom(roomMin)
      bytes[at++] = value
    },
    int16: value => {
      makeRoom(roomMin)
      view.setInt16(at, value)
      at += 2
    },
    int32,
    int64: value => {
      makeRoom(roomMin)
      if (typeof value === 'bigint') view.setBigInt64(at, value)
      else {
        if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number.`)
        const high = Math.floor(value / twoTo32)
        view.setInt32(at, high)
        view.setUint32(at + 4, value - high * twoTo32)
      }
      at += 8
    },
    raw,
    uuid: (text, kept) => {
      if (text.length !== uuidLength) throw notUuid(text)
      let position = 0
      let faults = 0
      for (let index = 0; index < uuidLength; index += 2) {
        if (index === 8 || index === 13 || index === 18 || index === 23) index += 1
        const byte = digitAt(text, index) * 16 + digitAt(text, index + 1)
        faults |= byte
        kept[position++] = byte
      }
      if (faults > 0xff) throw notUuid(text)
      raw(kept)
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
    take: () => {
      const taken = bytes.subarray(0, at)
      bytes = Buffer.allocUnsafeSlow(initialSize)
      view = new DataView(bytes.buffer)
      at = 0
      return taken
    },
  }
}

const uuidLength = 36
/** Makes whatever it is added to larger than a byte. */
const noDigit = 0x100

const digits = new Uint16Array(0x80).fill(noDigit)
for (const [value, digit] of '0123456789abcdef'.split('').entries()) {
  digits[digit.charCodeAt(0)] = value
  digits[digit.toUpperCase().charCodeAt(0)] = value
}

const digitAt = (text: string, index: number): number => digits[text.charCodeAt(index)] ?? noDigit

const notUuid = (text: string): Error => new Error(`${text} is not a uuid.`)
