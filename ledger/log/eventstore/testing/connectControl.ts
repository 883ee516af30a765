import type { ChildProcess } from 'node:child_process'
import { type Command, type Counters, FromProgram, type ToProgram } from './wireControl.ts'

const startMillisecondsMax = 20_000
const untilMillisecondsMax = 10_000

export type WireControl = {
  readonly port: number
  readonly do: (command: Command) => Promise<Counters>
  readonly until: (isReached: (counters: Counters) => boolean) => Promise<Counters>
}

type Waiting = { readonly resolve: (counters: Counters) => void; readonly reject: (error: Error) => void }
type Watching = Waiting & { readonly isReached: (counters: Counters) => boolean }

/** Talks with the program over the channel of its process; resolves when it listens. */
export const connectControl = async (child: ChildProcess): Promise<WireControl> => {
  const listening = Promise.withResolvers<number>()
  const waiting = new Map<number, Waiting>()
  const watching = new Set<Watching>()
  let lastId = 0
  let counted: Counters | undefined

  const answer = (id: number, settle: (caller: Waiting) => void): void => {
    const caller = waiting.get(id)
    waiting.delete(id)
    if (caller) settle(caller)
  }

  const take = (message: FromProgram): void => {
    if (message.kind === 'listening') listening.resolve(message.port)
    else if (message.kind === 'done') {
      notice(message.counters)
      answer(message.id, caller => caller.resolve(message.counters))
    } else if (message.kind === 'failed')
      answer(message.id, caller => caller.reject(new Error(message.message)))
    else notice(message.counters)
  }

  const notice = (counters: Counters): void => {
    counted = counters
    for (const { isReached, resolve } of watching) if (isReached(counters)) resolve(counters)
  }

  child.on('message', message => take(FromProgram.parse(message)))
  child.once('exit', (code, signal) => {
    const error = new Error(`The server for specs ended with ${code ?? signal}.`)
    listening.reject(error)
    for (const { reject } of [...waiting.values(), ...watching]) reject(error)
    waiting.clear()
  })

  const run = (command: Command): Promise<Counters> =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      child.send({ id: lastId, command } satisfies ToProgram, error => error && reject(error))
    })

  const until = async (isReached: (counters: Counters) => boolean): Promise<Counters> => {
    const { promise, resolve, reject } = Promise.withResolvers<Counters>()
    const watch = { isReached, resolve, reject }
    watching.add(watch)
    const giveUp = () => reject(new Error(`The counts did not come in time: ${JSON.stringify(counted)}`))
    const timer = setTimeout(giveUp, untilMillisecondsMax)
    run({ kind: 'count' }).catch(reject)
    return promise.finally(() => {
      clearTimeout(timer)
      watching.delete(watch)
    })
  }

  const late = setTimeout(
    () => listening.reject(new Error('The server for specs did not start in time.')),
    startMillisecondsMax,
  )
  const port = await listening.promise.finally(() => clearTimeout(late))
  return { port, do: run, until }
}
