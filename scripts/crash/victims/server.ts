import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SlackApp } from '@laurel/api/server/settings.ts'
import { storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import { stopMillisecondsMax } from '../limits.ts'
import { until } from '../until.ts'
import { hasEnded, lastWordsIn } from './process.ts'

export type ServerPlace = {
  readonly home: string
  readonly port: number
  /** Left out, the log is in the embedded database. */
  readonly eventStoreUrl: string | undefined
  /** The Slack app that the server is connected to; left out, one that nothing answers for. */
  readonly slack?: SlackApp
}

export type ServerVictim = {
  readonly origin: string
  /** Kills the process and starts it again. */
  readonly kill: () => Promise<void>
  /** Tells the process to stop, throws unless it ends cleanly in time, and starts it again. */
  readonly restart: () => Promise<void>
  /** Throws with the last output of a server that ended by itself, which is a defect. */
  readonly insistItRuns: () => void
  readonly stop: () => Promise<void>
}

const unansweredApp: SlackApp = {
  url: 'https://slack.com',
  clientId: 'crash',
  clientSecret: 'crash',
  signingSecret: 'crash',
}

const main = fileURLToPath(new URL('../../serve/main.ts', import.meta.url))

/** The whole of Laurel in a process of its own, as the start command runs it. */
export const startServerVictim = async (place: ServerPlace): Promise<ServerVictim> => {
  const output = outputOf(place)
  let child = await start(place)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const endCleanly = async (): Promise<void> => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopMillisecondsMax)
    await end('SIGTERM')
    clearTimeout(late)
    if (child.exitCode !== 0)
      throw ended(`in place of a clean stop within ${stopMillisecondsMax / 1_000} s`, child, output)
  }
  return {
    origin: originOf(place),
    kill: async () => {
      await end('SIGKILL')
      child = await start(place)
    },
    restart: async () => {
      await endCleanly()
      child = await start(place)
    },
    insistItRuns: () => {
      if (hasEnded(child)) throw ended('by itself', child, output)
    },
    stop: () => end('SIGTERM'),
  }
}

const start = async (place: ServerPlace): Promise<ChildProcess> => {
  const { home, port, eventStoreUrl, slack = unansweredApp } = place
  const origin = originOf(place)
  const output = openSync(outputOf(place), 'a')
  const child = spawn(process.execPath, [main], {
    // With a registered Slack app there is no sandbox workspace, whose demo team would take time to make.
    env: {
      ...process.env,
      ...storeEnvironment({ home, databaseUrl: undefined, eventStoreUrl }),
      LAUREL_ORIGIN: origin,
      PORT: String(port),
      SLACK_URL: slack.url,
      SLACK_CLIENT_ID: slack.clientId,
      SLACK_CLIENT_SECRET: slack.clientSecret,
      SLACK_SIGNING_SECRET: slack.signingSecret,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  await until('the server is healthy', async () => {
    if (hasEnded(child)) throw ended('by itself', child, outputOf(place))
    const answer = await fetch(`${origin}/health`).catch(() => undefined)
    return answer?.ok ? true : undefined
  })
  return child
}

const originOf = ({ port }: ServerPlace): string => `http://127.0.0.1:${port}`
const outputOf = ({ home }: ServerPlace): string => join(home, 'server.output')

const ended = (when: string, { exitCode, signalCode }: ChildProcess, output: string): Error =>
  new Error(`The server ended ${when} with ${exitCode ?? signalCode}. It said:\n${lastWordsIn(output)}`)
