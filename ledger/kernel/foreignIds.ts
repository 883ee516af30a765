import { derivedId } from './derivedId.ts'
import type { ChannelId, MemberId, TeamId } from './ids.ts'

/**
 * The ids of things that were born elsewhere, as pure functions of their keys there, so that a sync or an import
 * that runs twice meets what it made the first time.
 */
export const teamIdOf = (externalKey: string): TeamId => derivedId('team', externalKey)

export const memberIdOf = (teamId: TeamId, externalKey: string): MemberId =>
  derivedId('member', teamId, externalKey)

export const channelIdOf = (teamId: TeamId, externalKey: string): ChannelId =>
  derivedId('channel', teamId, externalKey)
