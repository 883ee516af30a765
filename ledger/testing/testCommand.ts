import type { Actor } from '../kernel/actor.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { teamIdOf } from '../kernel/foreignIds.ts'

export const team = teamIdOf('evergreen')

/** An id that a spec can read: the same name is the same thing. */
export const idOf = (name: string): string => derivedId('test', name)

export const noon = '2026-03-10T12:00:00.000Z'

const anAdmin: Actor = { kind: 'member', id: idOf('admin') }

/** Default values for a command in specs. */
export const byAdmin = (occurredAt = noon) => ({
  id: derivedId('test', 'command', occurredAt),
  teamId: team,
  actor: anAdmin,
  occurredAt,
})
