import { randomUUID } from 'node:crypto'
import type { SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type SegmentSync, segmentChangesMax } from '@laurel/ledger/segments/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { segmentMismatches } from '@laurel/projections/people/segments/segmentChanges.ts'
import { peopleFieldsOf } from './peopleFields.ts'
import type { SegmentDependencies } from './segmentOutcome.ts'

/**
 * Updates the members of a segment to those who meet its conditions. Answers the last position, -1 where nothing changed.
 * The commands have ids of their own: a repeat is harmless, since the rule ignores changes that are in effect.
 */
export const syncSegment = async (
  { ledger, database }: SegmentDependencies,
  team: Pick<KnownTeam, 'teamId' | 'profileFields'>,
  { segmentId, sync }: { readonly segmentId: SegmentId; readonly sync: SegmentSync },
  occurredAt: Instant,
): Promise<number> => {
  if (sync.kind === 'manual') return -1
  const conditions = { groups: sync.groups, peopleFields: peopleFieldsOf(team) }
  const { joined, left } = await segmentMismatches(database, team.teamId, segmentId, conditions)
  let position = -1
  for (let first = 0; first < Math.max(joined.length, left.length); first += segmentChangesMax) {
    const range = [first, first + segmentChangesMax] as const
    const outcome = await ledger.handle({
      type: 'syncSegmentMembers',
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'segments' },
      occurredAt,
      data: { segmentId, sync, joined: joined.slice(...range), left: left.slice(...range) },
    })
    if (outcome.kind === 'accepted') position = Math.max(position, outcome.position)
  }
  return position
}
