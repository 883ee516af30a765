import type { CommandId } from '../kernel/ids.ts'
import type { RecordedEvent } from '../log/port.ts'
import { type Finding, findingAt, type LogCheck } from './check.ts'

/** The streams that commands of members claimed before they were recorded, as the registry of commands has them. */
export type ClaimRegistry = {
  /** The streams of some commands; commands without a claim are left out. */
  find(commandIds: readonly CommandId[]): Promise<ReadonlyMap<CommandId, string>>
  count(): Promise<number>
}

const invariant = 'complete'

/**
 * Compares the commands of members in a log with the registry of commands, for logs in which every such command claims
 * its stream first. A claim outlives a rejection, so a command may be missing from the log, but not all of them.
 */
export const createClaimsCheck = (registry: ClaimRegistry): LogCheck => {
  let lastCommandId = ''
  let unchecked: RecordedEvent[] = []
  let recorded = 0

  return {
    invariant,
    observe: event => {
      const { commandId, actor } = event.metadata
      if (actor?.kind === 'member' && commandId !== lastCommandId) unchecked.push(event)
      lastCommandId = commandId
      return []
    },
    afterBatch: async () => {
      if (unchecked.length === 0) return []
      const events = unchecked
      unchecked = []
      const streams = await registry.find(events.map(({ metadata }) => metadata.commandId))
      recorded += events.length
      return events.flatMap(event => faultOf(event, streams.get(event.metadata.commandId)))
    },
    end: async () => {
      const claimed = recorded === 0 ? await registry.count() : 0
      if (claimed === 0) return []
      const message = `The registry of commands has ${claimed} commands of members, and the log records none of them: events are missing.`
      return [{ invariant, message, stream: '', revision: -1, position: -1 }]
    },
  }
}

const faultOf = (event: RecordedEvent, stream: string | undefined): readonly Finding[] => {
  if (stream === event.stream) return []
  const { commandId } = event.metadata
  const what = `${event.type} ${event.id} records command ${commandId}`
  const message =
    stream === undefined
      ? `${what}, which never claimed a stream: the event was put in, or the registry of commands lost claims.`
      : `${what} in ${event.stream}, although the command claimed ${stream}.`
  return [findingAt(event, invariant, message)]
}
