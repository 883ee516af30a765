/** How many requests, and how many bytes of their bodies, may be under way at once. */
export type RoomLimits = { readonly requests: number; readonly bytes: number }

/** Requests that share a limit. */
export class Room {
  readonly #limits: RoomLimits
  readonly #onUse: (isUsed: boolean) => void
  #requests = 0
  #bytes = 0

  /** `onUse` hears when the first request comes and when the last one leaves. */
  constructor(limits: RoomLimits, onUse: (isUsed: boolean) => void = () => undefined) {
    this.#limits = limits
    this.#onUse = onUse
  }

  get isFull(): boolean {
    return this.#requests >= this.#limits.requests
  }

  takes(bytes: number): boolean {
    return this.#bytes + bytes <= this.#limits.bytes
  }

  add(requests: number, bytes: number): void {
    const wasUsed = this.#requests > 0
    this.#requests += requests
    this.#bytes += bytes
    const isUsed = this.#requests > 0
    if (isUsed !== wasUsed) this.#onUse(isUsed)
  }
}

/** A request under way, with the rooms that count it. */
export class Stay {
  #rooms: readonly Room[]
  #bytes = 0
  #hasEnded = false

  /** The rooms must not be full. */
  constructor(rooms: readonly Room[]) {
    this.#rooms = rooms
    for (const room of rooms) room.add(1, 0)
  }

  /** Counts bytes that arrived. False where a room does not take them. */
  receive(bytes: number): boolean {
    if (!this.#rooms.every(room => room.takes(bytes))) return false
    this.#bytes += bytes
    for (const room of this.#rooms) room.add(0, bytes)
    return true
  }

  /** Continues in other rooms. No effect after the end. */
  moveTo(rooms: readonly Room[]): void {
    if (this.#hasEnded) return
    for (const room of this.#rooms) room.add(-1, -this.#bytes)
    for (const room of rooms) room.add(1, this.#bytes)
    this.#rooms = rooms
  }

  end(): void {
    this.moveTo([])
    this.#hasEnded = true
  }
}
