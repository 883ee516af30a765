import type { EventLog } from '../log/port.ts'
import { derivedId } from '../values/derivedId.ts'
import type { CommandId } from '../values/ids.ts'
import { type Check, type Finding, findingAt } from './check.ts'
import { createRepeats, type RepeatsOptions } from './repeats.ts'

const promise = 'once'

/**
 * Every command is in the log once: its events stand together in one stream, under ids that derive from it. Whether
 * another stream has it, too, shows at the end, because nobody can remember the commands of a long log.
 */
export const createOnceCheck = (options?: RepeatsOptions) => {
  const repeats = createRepeats(options)
  const newest = new Map<string, { commandId: CommandId; count: number }>()

  const countOf = (stream: string, commandId: CommandId): number => {
    const run = newest.get(stream)
    if (!run) {
      newest.set(stream, { commandId, count: 1 })
      return 1
    }
    run.count = run.commandId === commandId ? run.count + 1 : 1
    run.commandId = commandId
    return run.count
  }

  const check: Check = {
    promise,
    observe: ({ stream, id, type, position, metadata: { commandId } }) => {
      const count = countOf(stream, commandId)
      if (count === 1) repeats.note(commandId, position)
      const place = String(count - 1)
      // Ids once derived from the stream as well, which let a command into two.
      return id === derivedId('event', commandId, place) ||
        id === derivedId('event', stream, commandId, place)
        ? []
        : [`The id ${id} of ${type} does not derive from command ${commandId} and its place.`]
    },
  }
  return {
    ...check,
    /** Names the events that record a command once more, reading again what looked alike. */
    end: async (log: Pick<EventLog, 'readAll'>): Promise<readonly Finding[]> => {
      const wanted = new Set(repeats.suspects())
      const recorded = new Set<CommandId>()
      const findings: Finding[] = []
      if (wanted.size === 0) return findings
      for await (const batch of log.readAll()) {
        for (const event of batch) {
          if (!wanted.delete(event.position)) continue
          const { commandId } = event.metadata
          if (recorded.has(commandId)) findings.push(findingAt(event, promise, messageOf(event, commandId)))
          recorded.add(commandId)
        }
        if (wanted.size === 0) break
      }
      return findings
    },
    close: repeats.close,
  }
}

const messageOf = ({ type, id }: { readonly type: string; readonly id: string }, commandId: CommandId) =>
  `${type} ${id} records command ${commandId} a second time.`
