import { derivedId } from './derivedId.ts'
import type { ChannelId, MemberId, TeamId } from './ids.ts'

/**
 * Ids of objects from other systems, as pure functions of their keys there, so that a repeated sync or import finds the
 * objects of the first run.
 */
export const teamIdOf = (externalKey: string): TeamId => derivedId('team', externalKey)

export const memberIdOf = (teamId: TeamId, externalKey: string): MemberId =>
  derivedId('member', teamId, externalKey)

export const channelIdOf = (teamId: TeamId, externalKey: string): ChannelId =>
  derivedId('channel', teamId, externalKey)
