import { randomUUID } from 'node:crypto'
import type { Listening } from './listenForCalls.ts'
import { type Command, type ForeignEvent, type FromProgram, ToProgram } from './wireControl.ts'
import type { Wire } from './wireService.ts'

/** Serves the requests of the process that started this one, sends it the counts, and ends with it. */
export const runControl = ({
  log,
  plan,
  calls,
  listening,
}: Wire & { readonly listening: Listening }): void => {
  const send = (message: FromProgram) => process.send?.(message)

  const run = (command: Command): void => {
    if (command.kind === 'fail') plan.add(command.faults)
    else if (command.kind === 'forgetFaults') plan.clear()
    else if (command.kind === 'interrupt') calls.interrupt(command.calls, command.failure)
    else if (command.kind === 'cutConnections') listening.cutAll()
    else if (command.kind === 'record') record(command)
    // Counts come with every answer.
    else command.kind satisfies 'count'
  }

  const record = ({ stream, events, times }: Extract<Command, { kind: 'record' }>): void => {
    for (let time = 0; time < times; time += 1) log.append(stream, events.map(proposedOf))
  }

  process.on('message', message => {
    const { id, command } = ToProgram.parse(message)
    try {
      run(command)
      send({ kind: 'done', id, counters: calls.counters() })
    } catch (error) {
      send({ kind: 'failed', id, message: String(error) })
    }
  })
  process.on('disconnect', () => process.exit(0))

  let isAnnounced = true
  calls.onChange(() => {
    if (!isAnnounced) return
    isAnnounced = false
    setImmediate(() => {
      isAnnounced = true
      send({ kind: 'counted', counters: calls.counters() })
    })
  })
  send({ kind: 'listening', port: listening.port })
}

const proposedOf = ({ type, isJson, data, metadata }: ForeignEvent) => ({
  id: randomUUID(),
  type,
  isJson,
  data: Buffer.from(data),
  metadata: Buffer.from(metadata),
})
