/** An event as it comes and goes over the wire. */
export type WireEvent = {
  readonly stream: string
  readonly id: string
  readonly type: string
  readonly revision: number
  readonly position: number
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}
export type ProposedWireEvent = Pick<WireEvent, 'id' | 'type' | 'data' | 'metadata'>

export type WireAppended =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong'; readonly current: number }

const positionStep = 100

/** What the stand-in keeps: streams with expected revisions and repeated ids, positions with gaps as a server has. */
export const createWireStore = () => {
  const all: WireEvent[] = []
  const byStream = new Map<string, WireEvent[]>()
  const watchers = new Set<() => void>()

  const streamOf = (stream: string): readonly WireEvent[] => byStream.get(stream) ?? []

  const record = (event: WireEvent) => {
    all.push(event)
    byStream.set(event.stream, [...streamOf(event.stream), event])
  }

  const append = (
    stream: string,
    proposed: readonly ProposedWireEvent[],
    expected: number | 'any',
  ): WireAppended => {
    const events = streamOf(stream)
    const current = events.length - 1
    const place = expected === 'any' ? current : expected
    if (place !== current) {
      const standing = events.slice(place + 1, place + 1 + proposed.length)
      const isRepeated =
        standing.length === proposed.length &&
        standing.every((event, index) => event.id === proposed[index]?.id)
      const newest = standing.at(-1)
      return isRepeated && newest
        ? { kind: 'appended', revision: newest.revision, position: newest.position }
        : { kind: 'wrong', current }
    }
    for (const [index, event] of proposed.entries())
      record({ ...event, stream, revision: current + 1 + index, position: all.length * positionStep })
    for (const watch of watchers) watch()
    return {
      kind: 'appended',
      revision: current + proposed.length,
      position: (all.length - 1) * positionStep,
    }
  }

  return {
    append,
    streamOf,
    /** From a position on, including it. */
    from: (position: number): readonly WireEvent[] => all.slice(Math.ceil(position / positionStep)),
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export type WireStore = ReturnType<typeof createWireStore>
