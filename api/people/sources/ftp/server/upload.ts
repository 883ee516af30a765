/** Bytes that the uploads of a customer may hold at once. */
export type UploadRoom = { take: (bytes: number) => boolean; give: (bytes: number) => void }

/** The room of all uploads of a server. A customer gets a part of it, so that none can fill it for the others. */
export const createUploadRooms = (bytesMax: number, bytesEachMax: number) => {
  let free = bytesMax
  const held = new Map<string, number>()
  return {
    of: (owner: string): UploadRoom => ({
      take: bytes => {
        const own = (held.get(owner) ?? 0) + bytes
        if (bytes > free || own > bytesEachMax) return false
        free -= bytes
        held.set(owner, own)
        return true
      },
      give: bytes => {
        free += bytes
        const own = (held.get(owner) ?? 0) - bytes
        if (own > 0) held.set(owner, own)
        else held.delete(owner)
      },
    }),
  }
}

export type Written = 'written' | 'tooLarge' | 'noRoom'

/** A file while it arrives, in memory: what is personal never lies on the disk in the clear. */
export class Upload {
  readonly name: string
  readonly #room: UploadRoom
  readonly #bytesMax: number
  #bytes = Buffer.alloc(0)
  #size = 0
  #isWhole = true

  constructor(name: string, room: UploadRoom, bytesMax: number) {
    this.name = name
    this.#room = room
    this.#bytesMax = bytesMax
  }

  get size(): number {
    return this.#size
  }

  /** False once a part was refused: what is left is not the file. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Clients may send parts in any order. */
  write(offset: number, data: Buffer): Written {
    const end = offset + data.length
    const refused = end > this.#bytesMax ? 'tooLarge' : this.#grow(end) ? undefined : 'noRoom'
    if (refused) {
      this.#isWhole = false
      return refused
    }
    data.copy(this.#bytes, offset)
    this.#size = Math.max(this.#size, end)
    return 'written'
  }

  content(): Buffer {
    return this.#bytes.subarray(0, this.#size)
  }

  end(): void {
    this.#room.give(this.#bytes.length)
    this.#bytes = Buffer.alloc(0)
    this.#size = 0
  }

  /** Answers whether there is room. */
  #grow(end: number): boolean {
    if (end <= this.#bytes.length) return true
    const length = Math.min(Math.max(end, this.#bytes.length * 2, 65_536), this.#bytesMax)
    if (!this.#room.take(length)) return false
    const grown = Buffer.alloc(length)
    this.#bytes.copy(grown)
    this.#room.give(this.#bytes.length)
    this.#bytes = grown
    return true
  }
}
