import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { type Check, type Finding, findingAt } from './check.ts'
import { createDuplicateFinder, type DuplicateFinderOptions } from './duplicateFinder.ts'

const invariant = 'once'

/**
 * Checks that every command is in the log once: its events follow each other in one stream, with ids that derive from the
 * command. A second stream shows only at the end, because memory does not hold the commands of a long log.
 */
export const createOnceCheck = (options?: DuplicateFinderOptions) => {
  const duplicates = createDuplicateFinder(options)
  let [lastStream, lastCommandId, count] = ['', '', 0]

  const check: Check = {
    invariant,
    observe: ({ stream, id, type, position, metadata: { commandId } }) => {
      count = commandId === lastCommandId && stream === lastStream ? count + 1 : 1
      lastStream = stream
      lastCommandId = commandId
      if (count === 1) duplicates.note(commandId, position)
      const place = String(count - 1)
      return id === derivedId('event', commandId, place)
        ? []
        : [`The id ${id} of ${type} does not derive from command ${commandId} and its place.`]
    },
  }
  return {
    ...check,
    /** Finds the events that record a command a second time. Reads the suspects again. */
    end: async (log: Pick<EventLog, 'readAll'>): Promise<readonly Finding[]> => {
      const wanted = new Set(duplicates.suspects())
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
    close: duplicates.close,
  }
}

const messageOf = ({ type, id }: { readonly type: string; readonly id: string }, commandId: CommandId) =>
  `${type} ${id} records command ${commandId} a second time.`
