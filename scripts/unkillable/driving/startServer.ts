import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import { until } from '../../crash/until.ts'
import { freePorts } from '../../journeys/freePorts.ts'
import { serverEnvironment, serverNodeOptions } from '../../serve/nodeOptions.ts'

export type Server = {
  readonly origin: string
  readonly sandboxOrigin: string
  readonly pid: number | undefined
  /** Kills the process. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type StartServer = {
  readonly home: string
  /** Empty for the embedded database of the home. */
  readonly databaseUrl: string
  /** Left out, the log is in the database. */
  readonly eventStoreUrl?: string
}

const main = fileURLToPath(new URL('../../serve/main.ts', import.meta.url))

/** The whole of Laurel in a process of its own, with the sandbox workspace and a team on its first day. */
export const startServer = async ({ home, databaseUrl, eventStoreUrl }: StartServer): Promise<Server> => {
  const { port, sandboxPort } = await freePorts()
  const origin = `http://127.0.0.1:${port}`
  const output = openSync(outputOf(home), 'a')
  const child = spawn(process.execPath, [...serverNodeOptions, main], {
    env: {
      ...process.env,
      ...serverEnvironment,
      ...storeEnvironment({ home, databaseUrl, eventStoreUrl }),
      LAUREL_DEMO: 'off',
      LAUREL_ORIGIN: origin,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return
    child.kill(signal)
    await once(child, 'exit')
  }
  await until('the server is healthy', async () => {
    if (hasEnded(child)) throw new Error(`The server ended by itself. It said:\n${saidBy(home)}`)
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    return answer?.ok ? true : undefined
  })
  return {
    origin,
    sandboxOrigin: `http://127.0.0.1:${sandboxPort}`,
    pid: child.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

const outputOf = (home: string): string => join(home, 'server.output')

/** What a server said so far; nothing before it starts. */
export const saidBy = (home: string): string =>
  existsSync(outputOf(home)) ? readFileSync(outputOf(home), 'utf8') : ''

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
