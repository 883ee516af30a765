import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId, SegmentId } from '@laurel/ledger/kernel/ids.ts'
import type { SegmentSettings } from '@laurel/ledger/segments/events.ts'
import {
  type Adjustments,
  adjustmentMin,
  type ConditionGroup,
  noAdjustments,
  type SegmentSync,
} from '@laurel/ledger/segments/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { knownMemberIds } from '@laurel/projections/people/members/knownMemberIds.ts'
import type { Intent } from '../../access/intent.ts'
import { setSegmentMembers } from './changeSegmentMembers.ts'
import {
  type SegmentDependencies,
  type SegmentOutcome,
  type SegmentProblem,
  segmentUnknown,
  someoneUnknown,
} from './segmentOutcome.ts'
import { syncSegment } from './syncSegment.ts'

/** The settings that a request names. Adjustments below −100 % count as −100 %. */
export type SegmentChanges = {
  readonly name?: string | undefined
  readonly syncKind?: SegmentSync['kind'] | undefined
  readonly groups?: readonly ConditionGroup[] | undefined
  readonly managerIds?: readonly MemberId[] | undefined
  readonly adjustments: { readonly [Name in keyof Adjustments]?: number | undefined }
}

/**
 * Adds a segment, with members if they are chosen by hand. Rejects with MEMBER_UNKNOWN and SEGMENT_FIELD_REPEATED;
 * missing conditions and unknown fields are problems.
 */
export const createSegment = async (
  dependencies: SegmentDependencies,
  intent: Intent,
  wanted: SegmentChanges & { readonly name: string; readonly memberIds: readonly MemberId[] },
): Promise<SegmentOutcome> => {
  const segmentId = derivedId('segment', intent.id)
  const isManual = wanted.syncKind !== 'fields'
  if (isManual && !(await areKnown(dependencies, intent, wanted.memberIds))) return someoneUnknown
  const blank: SegmentSettings = {
    name: wanted.name,
    sync: { kind: 'manual' },
    managerIds: [],
    adjustments: noAdjustments,
  }
  const saved = await save(dependencies, intent, segmentId, blank, wanted)
  if (saved.kind !== 'accepted' || !isManual) return saved
  return setSegmentMembers(dependencies, intent, saved, wanted.memberIds)
}

/**
 * Changes the settings of a segment; settings that are not named stay. Rejects with SEGMENT_UNKNOWN, MEMBER_UNKNOWN for a
 * new manager from elsewhere, and SEGMENT_FIELD_REPEATED; missing conditions and unknown fields are problems.
 */
export const changeSegment = async (
  dependencies: SegmentDependencies,
  intent: Intent,
  segmentId: SegmentId,
  changes: SegmentChanges,
): Promise<SegmentOutcome> => {
  const segment = await dependencies.ledger.segment(intent.teamId, segmentId)
  if (segment.kind !== 'known') return segmentUnknown
  return save(dependencies, intent, segmentId, segment.settings, changes)
}

const save = async (
  dependencies: SegmentDependencies,
  intent: Intent,
  segmentId: SegmentId,
  before: SegmentSettings,
  changes: SegmentChanges,
): Promise<SegmentOutcome> => {
  const { ledger } = dependencies
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  const sync = syncOf(team, before.sync, changes)
  if (typeof sync === 'string') return { kind: 'problem', problem: sync }
  const managerIds = [...(changes.managerIds ?? before.managerIds)]
  const added = managerIds.filter(id => !before.managerIds.includes(id))
  if (!(await areKnown(dependencies, intent, added))) return someoneUnknown
  const settings: SegmentSettings = {
    name: changes.name ?? before.name,
    sync,
    managerIds,
    adjustments: adjustmentsOf(before.adjustments, changes.adjustments),
  }
  const outcome = await ledger.handle({ ...intent, type: 'defineSegment', data: { segmentId, ...settings } })
  if (outcome.kind === 'rejected') return outcome
  const { isRepeated } = outcome
  const synced = await syncSegment(dependencies, team, { segmentId, sync }, intent.occurredAt)
  return { kind: 'accepted', segmentId, position: Math.max(outcome.position, synced), isRepeated }
}

/** A condition that was saved before may stay when its field is deleted: the field may come back. */
const syncOf = (
  { profileFields }: Pick<KnownTeam, 'profileFields'>,
  before: SegmentSync,
  { syncKind = before.kind, groups }: SegmentChanges,
): SegmentSync | SegmentProblem => {
  if (syncKind === 'manual') return { kind: 'manual' }
  const former = before.kind === 'fields' ? before.groups : []
  const wanted = groups ?? former
  if (wanted.length === 0) return 'CONDITIONS_REQUIRED'
  const known = new Set([
    ...profileFields.map(({ id }) => id),
    ...former.flat().map(({ fieldId }) => fieldId),
  ])
  if (!wanted.flat().every(({ fieldId }) => known.has(fieldId))) return 'FIELD_UNKNOWN'
  return { kind: 'fields', groups: wanted.map(group => [...group]) }
}

const adjustmentsOf = (before: Adjustments, wanted: SegmentChanges['adjustments']): Adjustments => {
  const next = (name: keyof Adjustments): number => Math.max(wanted[name] ?? before[name], adjustmentMin)
  return {
    memberShoutout: next('memberShoutout'),
    memberAward: next('memberAward'),
    managerShoutout: next('managerShoutout'),
    managerAward: next('managerAward'),
  }
}

const areKnown = async (
  { database }: SegmentDependencies,
  { teamId }: Intent,
  memberIds: readonly MemberId[],
): Promise<boolean> => {
  if (memberIds.length === 0) return true
  const known = await knownMemberIds(database, teamId, memberIds)
  return memberIds.every(id => known.has(id))
}
