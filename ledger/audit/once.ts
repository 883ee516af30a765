import { derivedId } from '../values/derivedId.ts'
import type { CommandId } from '../values/ids.ts'
import type { Check } from './check.ts'

/** Every command is in the log once: its events stand together in one stream, under ids that derive from it. */
export const createOnceCheck = (): Check => {
  const recorded = new Set<CommandId>()
  const newest = new Map<string, { commandId: CommandId; count: number }>()
  return {
    promise: 'once',
    observe: ({ stream, id, type, metadata: { commandId } }) => {
      const before = newest.get(stream)
      const count = before?.commandId === commandId ? before.count + 1 : 1
      newest.set(stream, { commandId, count })
      const isAgain = count === 1 && recorded.has(commandId)
      recorded.add(commandId)
      const findings: string[] = []
      if (isAgain) findings.push(`${type} ${id} records command ${commandId} a second time.`)
      if (id !== derivedId('event', stream, commandId, String(count - 1)))
        findings.push(`The id ${id} of ${type} does not derive from command ${commandId} and its place.`)
      return findings
    },
  }
}
