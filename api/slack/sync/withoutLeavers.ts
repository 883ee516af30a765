import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { SyncMember } from '@laurel/ledger/members/profile/syncMember.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { leftBySource } from '../../people/sources/provenance.ts'

/** The commands of a sync, of which none brings back a person who left as the HR system says. */
export const withoutLeavers = async (
  database: Queryable,
  teamId: TeamId,
  commands: readonly SyncMember[],
): Promise<readonly SyncMember[]> => {
  const active = commands.flatMap(({ data }) => (data.isActive ? [data.memberId] : []))
  const left = active.length === 0 ? new Set() : await leftBySource(database, teamId, active)
  return commands.map(command =>
    left.has(command.data.memberId)
      ? {
          ...command,
          id: derivedId('slack.syncMember of a leaver', command.id),
          data: { ...command.data, isActive: false },
        }
      : command,
  )
}
