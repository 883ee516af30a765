import { LRUCache } from 'lru-cache'
import { genesisHash } from '../chain.ts'
import { noStream, type RecordedEvent } from '../port.ts'
import type { ServerReader } from './reading.ts'

/** The end of a stream; the next event is sealed on it. */
export type StreamHead = Pick<RecordedEvent, 'revision' | 'hash' | 'recordedAt'>

const emptyStream: StreamHead = { revision: noStream, hash: genesisHash, recordedAt: '' }

const headsMax = 100_000

/** The heads of streams that this process appended to; another process may have moved them since. */
export const createStreamHeads = (reader: Pick<ServerReader, 'newestOf'>) => {
  const heads = new LRUCache<string, StreamHead>({ max: headsMax })
  return {
    known: (stream: string): StreamHead | undefined => heads.get(stream),
    read: async (stream: string): Promise<StreamHead> => {
      const [head = emptyStream] = await reader.newestOf(stream, 1)
      heads.set(stream, head)
      return head
    },
    set: (stream: string, head: StreamHead): void => {
      heads.set(stream, head)
    },
    forget: (stream: string): void => {
      heads.delete(stream)
    },
  }
}

export type StreamHeads = ReturnType<typeof createStreamHeads>
