import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LogPlace } from '@laurel/ledger/vault/openLog.ts'
import type { Following } from '../runner/follow.ts'
import type { Progress } from '../runner/following.ts'
import { type Asked, Told } from './messages.ts'

/**
 * Follows the log in a thread of its own, so that whoever makes requests never waits while many events are folded.
 * Resolves when the read models stand. What nobody foresaw in there ends the process, as it would without a thread.
 */
export const followInThread = async (place: LogPlace, progress: Progress): Promise<Following> => {
  const thread = new Worker(new URL('./followerThread.ts', import.meta.url), { workerData: place })
  const ask = (asked: Asked): void => thread.postMessage(asked)
  const started = Promise.withResolvers<void>()
  thread.once('error', started.reject)
  thread.on('message', message => {
    const told = Told.parse(message)
    switch (told.kind) {
      case 'started':
        return started.resolve()
      case 'reached':
        return progress.reached(told.position)
      case 'doubted':
        return progress.doubted()
      case 'failed':
        return progress.failed(told.message)
    }
  })
  await started.promise
  thread.off('error', started.reject)
  thread.once('error', error => {
    throw error
  })
  const ended = once(thread, 'exit')
  return {
    verify: () => ask('verify'),
    stop: async () => {
      ask('stop')
      await ended
    },
  }
}
