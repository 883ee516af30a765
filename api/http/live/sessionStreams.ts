import type { Readable } from 'node:stream'
import { liveStreamsPerSessionMax } from '../limits.ts'
import { TooManyStreams } from '../problems/passingProblems.ts'

/** Counts the open live streams of every sign-in, so that no single one takes the room of all others. */
export const createSessionStreams = (max = liveStreamsPerSessionMax) => {
  const open = new Map<string, number>()
  return {
    /** Opens one more. Throws a problem when there are too many. */
    open: (sessionId: string, listen: () => Readable): Readable => {
      const count = open.get(sessionId) ?? 0
      if (count >= max) throw new TooManyStreams(max)
      open.set(sessionId, count + 1)
      const stream = listen()
      stream.once('close', () => {
        const left = (open.get(sessionId) ?? 1) - 1
        if (left > 0) open.set(sessionId, left)
        else open.delete(sessionId)
      })
      return stream
    },
  }
}
