import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '../until.ts'

export type ServerVictim = {
  readonly origin: string
  /** Ends the process without a word and starts it again. */
  readonly kill: () => Promise<void>
  /** Throws with what the server said last when it ended by itself, which it never may. */
  readonly insistItRuns: () => void
  readonly stop: () => Promise<void>
}

const main = fileURLToPath(new URL('../../serve/main.ts', import.meta.url))

/** The whole of Laurel in a process of its own, as the start command runs it. */
export const startServerVictim = async (home: string, port: number): Promise<ServerVictim> => {
  const origin = `http://127.0.0.1:${port}`
  let child = await start(home, port, origin)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    origin,
    kill: async () => {
      await end('SIGKILL')
      child = await start(home, port, origin)
    },
    insistItRuns: () => {
      if (hasEnded(child)) throw ended(home, child)
    },
    stop: () => end('SIGTERM'),
  }
}

const start = async (home: string, port: number, origin: string): Promise<ChildProcess> => {
  const output = openSync(outputOf(home), 'a')
  const child = spawn(process.execPath, [main], {
    // A registered Slack app takes the place of the sandbox workspace, whose demo team would only keep us waiting.
    env: {
      ...process.env,
      DATABASE_URL: '',
      EVENTSTORE_URL: '',
      LAUREL_HOME: home,
      LAUREL_ORIGIN: origin,
      // Most of a start is reading the program; what was read once is kept compiled.
      NODE_COMPILE_CACHE: join(home, 'compiled'),
      PORT: String(port),
      SLACK_CLIENT_ID: 'crash',
      SLACK_CLIENT_SECRET: 'crash',
      SLACK_SIGNING_SECRET: 'crash',
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  await until('the server is healthy', async () => {
    if (hasEnded(child)) throw ended(home, child)
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    return answer?.ok ? true : undefined
  })
  return child
}

const outputOf = (home: string): string => join(home, 'server.output')
const lastCharacters = 4_000

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

const ended = (home: string, { exitCode, signalCode }: ChildProcess): Error =>
  new Error(
    `The server ended by itself with ${exitCode ?? signalCode}. It said:\n` +
      readFileSync(outputOf(home), 'utf8').slice(-lastCharacters),
  )
