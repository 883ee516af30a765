import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { readProfileFields as readMapped } from '@laurel/ledger/members/profile/readProfileFields.ts'
import { profileFieldsMax } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { positionOf } from '../../slack/sync/adoptTeam.ts'
import { noteRead, profilesDue } from '../../slack/sync/syncedPeople.ts'
import { isOwnField } from '../sources/planning/mapping.ts'
import { type SourcedValues, sourcedValues, withSourced } from '../sources/provenance.ts'
import { readProfile, readProfileFields } from './readProfiles.ts'
import { profileValuesOf, type SlackProfile } from './slackProfile.ts'

export type ProfileSource = {
  readonly ledger: Ledger
  readonly client: WebClient
  readonly teamId: TeamId
  readonly occurredAt: Instant
  /** Has what HR systems set. Left out, the workspace alone describes people. */
  readonly database?: Queryable
}

export type ProfileSync = ProfileSource & {
  /** Throws while the process that runs the sync is stopping. */
  readonly goOn?: () => void
  /** The wait after a rate limit of Slack without a Retry-After. */
  readonly breatherMilliseconds?: number
}

const system = { kind: 'system', id: 'slack' } as const

/** Syncs the definitions of the fields with the workspace, in one call. */
export const syncProfileFields = async ({
  ledger,
  client,
  teamId,
  occurredAt,
}: ProfileSource): Promise<number> => {
  const fields = await readProfileFields(client)
  const team = await ledger.team(teamId)
  // A workspace without fields may have them again tomorrow, so the known values stay.
  if (fields === undefined || fields.length === 0 || team.kind === 'unknown') return -1
  // Fields that the team has for its HR systems are none of the workspace.
  const own = team.profileFields.filter(({ id }) => isOwnField(id))
  const data = { fields: [...fields.slice(0, profileFieldsMax - own.length), ...own] }
  const id = derivedId('slack.syncProfileFields', teamId, occurredAt, JSON.stringify(data.fields))
  return positionOf(
    await ledger.handle({
      type: 'syncProfileFields',
      id,
      teamId,
      actor: system,
      occurredAt,
      data,
    }),
  )
}

/**
 * Syncs the field values of people with the workspace. Slack answers them for one person at a time, so this takes a call
 * per person, and none where the workspace has no fields. An unchanged profile records no event.
 */
export const syncProfiles = async (sync: ProfileSync, slackUserIds: readonly string[]): Promise<number> => {
  let position = await syncProfileFields(sync)
  const team = await sync.ledger.team(sync.teamId)
  if (team.kind === 'unknown' || team.profileFields.length === 0) return position
  for (const slackUserId of slackUserIds) {
    sync.goOn?.()
    position = Math.max(position, await syncProfileOf(sync, team, slackUserId))
  }
  return position
}

export type NightlyProfileSync = ProfileSync & {
  readonly database: Queryable
  /** When the sync was requested, which is the same at each of its attempts. */
  readonly requestedAt: Instant
  readonly now: () => Instant
}

/** The profiles that are noted as read at once. A sync that is killed reads no more than these again. */
const notedAtOnce = 25

/**
 * Syncs the field values of people who changed, and of a share of the others, so that each profile is read at least once
 * in `nightsPerRound` nights. New fields, or another mapping, make all profiles due.
 */
export const syncDueProfiles = async (
  sync: NightlyProfileSync,
  slackUserIds: readonly string[],
): Promise<void> => {
  const { ledger, database, teamId, requestedAt, now, goOn } = sync
  await syncProfileFields(sync)
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown' || team.profileFields.length === 0) return
  const fields = JSON.stringify([team.profileFields, team.profileFieldMapping])
  const fieldsVersion = derivedId('slack.fieldsVersion', teamId, fields)
  const round = { teamId, fieldsVersion, peopleCount: slackUserIds.length, requestedAt }
  for (let start = 0; start < slackUserIds.length; start += notedAtOnce) {
    const due = await profilesDue(database, round, slackUserIds.slice(start, start + notedAtOnce))
    for (const { slackUserId } of due) {
      goOn?.()
      await syncProfileOf(sync, team, slackUserId)
    }
    if (due.length > 0) await noteRead(database, teamId, due, now())
  }
}

/** Syncs the field values of one person after an event. */
export const syncOneProfile = async (sync: ProfileSync, slackUserId: string): Promise<number> => {
  const team = await sync.ledger.team(sync.teamId)
  if (team.kind === 'unknown' || team.profileFields.length === 0) return -1
  return syncProfileOf(sync, team, slackUserId)
}

const syncProfileOf = async (sync: ProfileSync, team: KnownTeam, slackUserId: string): Promise<number> => {
  const { ledger, teamId, occurredAt } = sync
  const profile = await patiently(sync, () => readProfile(sync.client, slackUserId))
  if (profile === undefined) return -1
  const memberId = memberIdOf(teamId, slackUserId)
  const sourced = sync.database && (await sourcedValues(sync.database, teamId, [memberId])).get(memberId)
  return positionOf(
    await ledger.handle(syncMemberFieldsCommand(team, { memberId, profile, sourced, occurredAt })),
  )
}

type ReadProfile = {
  readonly memberId: MemberId
  readonly profile: SlackProfile
  readonly sourced: SourcedValues | undefined
  readonly occurredAt: Instant
}

const syncMemberFieldsCommand = (
  { teamId, profileFields, profileFieldMapping }: KnownTeam,
  { memberId, profile, sourced, occurredAt }: ReadProfile,
) => {
  const fields = profileValuesOf(teamId, profile, profileFields)
  const data = withSourced({ memberId, fields, ...readMapped(fields, profileFieldMapping) }, sourced)
  return {
    type: 'syncMemberFields',
    id: derivedId('slack.syncMemberFields', memberId, occurredAt, JSON.stringify(data)),
    teamId,
    actor: system,
    occurredAt,
    data,
  } as const
}

const breathersMax = 5

/** Slack limits profiles with an error that its client does not recognise and so does not wait for. */
const patiently = async <Answer>(
  { goOn, breatherMilliseconds = 30_000 }: ProfileSync,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  for (let breathers = 0; ; breathers += 1) {
    try {
      return await call()
    } catch (error) {
      const isTooOften = error instanceof WebAPIPlatformError && error.data.error === 'ratelimited'
      if (!isTooOften || breathers === breathersMax) throw error
      await pause(breatherMilliseconds)
      goOn?.()
    }
  }
}
