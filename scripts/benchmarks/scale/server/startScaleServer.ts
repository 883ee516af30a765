import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import { serverEnvironment, serverNodeOptions } from '../../../serve/nodeOptions.ts'
import type { Place } from '../prepareCompanies.ts'
import type { Workspaces } from '../workspaces/startWorkspaces.ts'
import { JobEnded, type RunJob } from './protocol.ts'

export type ScaleServer = {
  readonly origin: string
  readonly pid: number
  /** Answers what the work failed of, if it did. */
  readonly run: (job: RunJob) => Promise<string | null>
  readonly stop: () => Promise<void>
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const pauseMilliseconds = 50

/**
 * Starts Laurel in a process of its own, connected to the workspaces of the sandbox. Resolves once it serves; the process
 * is known before.
 */
export const startScaleServer = async (
  { home, databaseUrl }: Place,
  { origin, port, app, url }: Workspaces,
  onProcess: (pid: number) => void = () => {},
): Promise<ScaleServer> => {
  const outputFile = join(home, 'server.output')
  const output = openSync(outputFile, 'a')
  const child = fork(main, {
    execPath: process.execPath,
    execArgv: [...serverNodeOptions],
    env: {
      ...process.env,
      ...serverEnvironment,
      ...storeEnvironment({ home, databaseUrl, eventStoreUrl: undefined }),
      LAUREL_ORIGIN: origin,
      PORT: String(port),
      SLACK_URL: url,
      SLACK_CLIENT_ID: app.clientId,
      SLACK_CLIENT_SECRET: app.clientSecret,
      SLACK_SIGNING_SECRET: app.signingSecret,
      GIF_PROVIDER: 'off',
    },
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  onProcess(child.pid ?? 0)
  // A start on read models that are far behind takes minutes, so that there is no limit of time.
  while (!(await serves(origin))) {
    if (hasEnded(child))
      throw new Error(`The server ended by itself. It said:\n${readFileSync(outputFile, 'utf8')}`)
    await pause(pauseMilliseconds)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    run: async job => {
      const answer = once(child, 'message')
      child.send(job)
      const [ended] = await answer
      return JobEnded.parse(ended).problem
    },
    stop: async () => {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const serves = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/health`).catch(() => undefined)) !== undefined

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
