import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectControl, type WireControl } from './connectControl.ts'
import type { CallFailure, CallKind, Counters, Fault, ForeignEvent } from './wireControl.ts'

export type WireServerOptions = {
  readonly port?: number
  /** The file that keeps the log. Without one the log lives in memory, unless the server is durable. */
  readonly data?: string
  /** Keeps the log in a file of its own, which `stop` removes: a killed server may be started again. */
  readonly isDurable?: boolean
}

/** Foreign content for `record`, each time as one append. */
export type ForeignContent = { readonly stream: string; readonly events: readonly ForeignEvent[] }

export type WireServer = {
  /** The address for clients; a restarted server keeps it. */
  readonly url: string
  readonly pid: () => number
  /** What goes wrong with the next calls; faults of one kind of call wait in turn. */
  readonly fail: (...faults: readonly Fault[]) => Promise<void>
  readonly forgetFaults: () => Promise<void>
  /** Ends the open calls of a kind now. */
  readonly interrupt: (calls: CallKind, failure: CallFailure) => Promise<void>
  readonly cutConnections: () => Promise<void>
  readonly record: (content: ForeignContent, times?: number) => Promise<void>
  readonly counters: () => Promise<Counters>
  /** Waits for counts, of open calls for example; rejects when they do not come in time. */
  readonly until: (isReached: (counters: Counters) => boolean) => Promise<Counters>
  /** Suspends the process: connections stay open, and nothing is answered. */
  readonly pause: () => void
  readonly resume: () => void
  readonly freeze: (milliseconds: number) => Promise<void>
  /** Ends the process as a crash does. The contents of memory are lost. */
  readonly kill: () => Promise<void>
  /** Starts again on the same port, with the log in the file. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const program = fileURLToPath(new URL('wireProgram.ts', import.meta.url))

/** Starts a server that speaks EventStoreDB's gRPC protocol, in a process of its own. */
export const startWireServer = async (options: WireServerOptions = {}): Promise<WireServer> => {
  const folder = options.isDurable ? await mkdtemp(join(tmpdir(), 'wire-')) : undefined
  const data = options.data ?? (folder && join(folder, 'log'))
  let running = await launch(options.port ?? 0, data)
  const { port } = running.control

  const kill = async (): Promise<void> => {
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => void running.child.kill(name)

  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    pid: () => running.child.pid ?? Number.NaN,
    fail: async (...faults) => void (await running.control.do({ kind: 'fail', faults: [...faults] })),
    forgetFaults: async () => void (await running.control.do({ kind: 'forgetFaults' })),
    interrupt: async (calls, failure) =>
      void (await running.control.do({ kind: 'interrupt', calls, failure })),
    cutConnections: async () => void (await running.control.do({ kind: 'cutConnections' })),
    record: async ({ stream, events }, times = 1) =>
      void (await running.control.do({ kind: 'record', stream, events: [...events], times })),
    counters: () => running.control.do({ kind: 'count' }),
    until: isReached => running.control.until(isReached),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    freeze: async milliseconds => {
      signal('SIGSTOP')
      await pause(milliseconds)
      signal('SIGCONT')
    },
    kill,
    restart: async () => {
      await kill()
      running = await launch(port, data)
    },
    stop: async () => {
      await kill()
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

type Running = { readonly child: ChildProcess; readonly control: WireControl }

const children = new Set<ChildProcess>()

// A suspended process would outlive its starter: it cannot notice that the channel is closed.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

const launch = async (port: number, data: string | undefined): Promise<Running> => {
  const child = fork(program, [`--port=${port}`, ...(data ? [`--data=${data}`] : [])], { execArgv: [] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return { child, control: await connectControl(child) }
}
