import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text } from '../../engine/tables/columns.ts'
import { CelebratedMember } from './celebratedMembers.ts'
import { type FallingDay, isOnDay } from './celebrationsAhead.ts'
import { isInChannels } from './peopleSet.ts'
import { members } from './tables.ts'

/** A day, and the day on which its celebrations are held. */
export type HeldDay = FallingDay & { readonly heldOn: string }

const NextCelebration = CelebratedMember.pick({ memberId: true, name: true, joinedOn: true }).extend({
  fallsOn: text,
  heldOn: text,
})
export type NextCelebration = z.output<typeof NextCelebration>

export type CelebrationViewer = {
  /** Left out, because they read the list. */
  readonly viewerId: MemberId
  /** The channels whose members are listed; undefined for the whole team. */
  readonly channelIds: readonly ChannelId[] | undefined
}

/** The first public celebrations of a kind on some days, in the order in which they are held, by name within one day. */
export const nextCelebrations = (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  days: readonly HeldDay[],
  { viewerId, channelIds, limit }: CelebrationViewer & { readonly limit: number },
): Promise<NextCelebration[]> => {
  const parameters = createParameters(teamId)
  const texts = (column: keyof HeldDay): string => `${parameters.bind(days.map(day => day[column]))}::text[]`
  return readRows(
    database,
    NextCelebration,
    `select m.member_id as "memberId", m.name, m.joined_on as "joinedOn",
       d.falls_on as "fallsOn", d.held_on as "heldOn"
     from unnest(${texts('heldOn')}, ${texts('fallsOn')}, ${texts('day')}) d(held_on, falls_on, day)
     join ${members.live} m on m.team_id = $1 and m.is_active and ${isOnDay[kind]}
     where m.member_id <> ${parameters.bind(viewerId)}
       ${channelIds ? `and ${isInChannels(channelIds, parameters)}` : ''}
     order by d.held_on, lower(m.name), m.member_id limit ${parameters.bind(limit)}`,
    parameters.values,
  )
}
