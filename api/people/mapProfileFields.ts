import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activeMemberIds } from '@laurel/projections/people/members/activeMemberIds.ts'
import type { Intent } from '../access/intent.ts'
import { applyMapping } from './profileFields/applyMapping.ts'

/**
 * Sets which profile fields name the manager, the start date and the birthday, and applies the mapping to the values
 * that are known of every active member. Rejects with TEAM_UNKNOWN and PROFILE_FIELD_UNFIT.
 */
export const mapProfileFields = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  intent: Intent,
  mapping: ProfileFieldMapping,
): Promise<Outcome> => {
  const outcome = await ledger.handle({ ...intent, type: 'mapProfileFields', data: { mapping } })
  if (outcome.kind === 'rejected') return outcome
  const [team, memberIds] = await Promise.all([
    ledger.team(intent.teamId),
    activeMemberIds(database, intent.teamId),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  // The latest mapping, which may be newer than the one of a repeated request.
  const applied = await applyMapping({ ledger, database }, intent, team.profileFieldMapping, memberIds)
  return { ...outcome, position: Math.max(outcome.position, applied) }
}
