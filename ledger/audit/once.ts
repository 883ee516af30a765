import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { type Check, type Finding, findingAt } from './check.ts'
import { createRepeats, type RepeatsOptions } from './repeats.ts'

const invariant = 'once'

/**
 * Every command is in the log once: its events stand one after the other in one stream, as an append puts them there,
 * under ids that derive from it. Whether it is in another stream, too, shows at the end, because memory does not hold the
 * commands of a long log.
 */
export const createOnceCheck = (options?: RepeatsOptions) => {
  const repeats = createRepeats(options)
  let [lastStream, lastCommandId, count] = ['', '', 0]

  const check: Check = {
    invariant,
    observe: ({ stream, id, type, position, metadata: { commandId } }) => {
      count = commandId === lastCommandId && stream === lastStream ? count + 1 : 1
      lastStream = stream
      lastCommandId = commandId
      if (count === 1) repeats.note(commandId, position)
      const place = String(count - 1)
      return id === derivedId('event', commandId, place)
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
          if (recorded.has(commandId)) findings.push(findingAt(event, invariant, messageOf(event, commandId)))
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
