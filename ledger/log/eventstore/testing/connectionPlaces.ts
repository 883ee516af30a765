type WaitingCall = {
  getPeer(): string
  on(name: 'cancelled', listener: () => void): unknown
}

/** The engine's web server serves so many calls at a time on one connection; the others wait for a place. */
const callsMax = 100

/** Gives the calls of a connection their places in turn. A client that leaves calls open has none left. */
export const createConnectionPlaces = () => {
  const taken = new Map<string, number>()
  const queues = new Map<string, (() => void)[]>()

  const leave = (peer: string): void => {
    const next = queues.get(peer)?.shift()
    if (next) {
      next()
      return
    }
    const left = (taken.get(peer) ?? 0) - 1
    if (left > 0) taken.set(peer, left)
    else taken.delete(peer)
    queues.delete(peer)
  }

  return {
    /** Serves a call when there is a place for it; one that is cancelled before is never served. */
    whenFree: (call: WaitingCall, serve: () => void): void => {
      const peer = call.getPeer()
      const begin = () => {
        call.on('cancelled', () => leave(peer))
        serve()
      }
      const count = taken.get(peer) ?? 0
      if (count < callsMax) {
        taken.set(peer, count + 1)
        begin()
        return
      }
      const queue = queues.get(peer) ?? []
      queues.set(peer, queue)
      queue.push(begin)
      call.on('cancelled', () => {
        const index = queue.indexOf(begin)
        if (index >= 0) queue.splice(index, 1)
      })
    },
  }
}
