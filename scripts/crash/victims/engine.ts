import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOfEventStore } from '@laurel/ledger/log/eventstore/claimEventStore.ts'
import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { until } from '../until.ts'
import { hasEnded, lastWordsIn } from './process.ts'

export type EngineVictim = {
  readonly url: string
  /** Kills the engine and starts it again at the same address with the same data. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type EnginePlace = {
  readonly home: string
  readonly port: number
  /**
   * Runs an engine in the foreground; `{port}` and `{data}` are replaced by its port and its folder. Left out, the
   * engine is the project's own server that speaks EventStoreDB's protocol.
   */
  readonly command?: string | undefined
}

/** The engine of the log, with its data in a data folder, on a fixed port. */
export const startEngineVictim = async ({ home, port, command }: EnginePlace): Promise<EngineVictim> => {
  const data = join(home, 'engine')
  mkdirSync(data)
  return command === undefined
    ? await startWireVictim(port, join(data, 'log'))
    : await startCommandVictim(command.replaceAll('{port}', String(port)).replaceAll('{data}', data), {
        url: `esdb://127.0.0.1:${port}?tls=false`,
        output: join(home, 'engine.output'),
      })
}

const startWireVictim = async (port: number, data: string): Promise<EngineVictim> => {
  const { url, restart, stop } = await startWireServer({ port, data })
  return { url, kill: restart, stop }
}

const startCommandVictim = async (
  command: string,
  { url, output }: { readonly url: string; readonly output: string },
): Promise<EngineVictim> => {
  const start = async (): Promise<ChildProcess> => {
    const file = openSync(output, 'a')
    // The shell is replaced by the command, so that a signal reaches the engine itself.
    const child = spawn(`exec ${command}`, {
      shell: true,
      // The engine takes every variable that begins with EVENTSTORE_ for an option and refuses those it does not know.
      env: { ...process.env, EVENTSTORE_URL: undefined },
      stdio: ['ignore', file, file],
    })
    closeSync(file)
    await until('the engine answers', async () => {
      if (hasEnded(child)) throw new Error(`The engine ended by itself. It said:\n${lastWordsIn(output)}`)
      return await answers(url)
    })
    return child
  }
  let child = await start()
  const end = async (): Promise<void> => {
    if (hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  const kill = async (): Promise<void> => {
    await end()
    child = await start()
  }
  return { url, kill, stop: end }
}

const answers = async (url: string): Promise<true | undefined> => {
  try {
    await ownerOfEventStore(url)
    return true
  } catch (error) {
    if (error instanceof LogUnavailable) return undefined
    throw error
  }
}
