import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { Intent } from '../access/intent.ts'
import { enqueue } from '../delivery/enqueue.ts'
import { applyMapping, type MappingDependencies } from './profileFields/applyMapping.ts'
import { newMappingJob } from './profileFields/mappingJob.ts'

/**
 * Sets which profile fields name the manager, the start date and the birthday, and applies the mapping to the values
 * that are known of active members: of the first ones at once, of all others by a job. Rejects with TEAM_UNKNOWN and
 * PROFILE_FIELD_UNFIT.
 */
export const mapProfileFields = async (
  dependencies: MappingDependencies,
  intent: Intent,
  mapping: ProfileFieldMapping,
): Promise<Outcome> => {
  const { ledger, database } = dependencies
  const outcome = await ledger.handle({ ...intent, type: 'mapProfileFields', data: { mapping } })
  if (outcome.kind === 'rejected') return outcome
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  // The latest mapping, which may be newer than the one of a repeated request.
  const { position, next } = await applyMapping(dependencies, intent, team.profileFieldMapping, null)
  if (next !== null) await enqueue(database, [newMappingJob(intent, next)])
  return { ...outcome, position: Math.max(outcome.position, position) }
}
