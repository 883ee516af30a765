import type { KeyObject } from 'node:crypto'
import { awardDecider } from '../awards/stream.ts'
import { type AwardEvent, awardEvents } from '../awards/events.ts'
import { celebrationDecider } from '../celebrations/stream.ts'
import { type CelebrationEvent, celebrationEvents } from '../celebrations/events.ts'
import { channelDecider } from '../channels/stream.ts'
import { type ChannelEvent, channelEvents } from '../channels/events.ts'
import { parkingDecider } from '../deadLetters/stream.ts'
import { type ParkingEvent, parkingEvents } from '../deadLetters/events.ts'
import { impossible } from '../kernel/assertNever.ts'
import type { EventLog } from '../log/port.ts'
import { memberDecider } from '../members/stream.ts'
import { type MemberEvent, memberEvents } from '../members/events.ts'
import { catalogDecider } from '../rewards/catalog/stream.ts'
import { type CatalogEvent, catalogEvents } from '../rewards/catalog/events.ts'
import { claimDecider } from '../rewards/claims/stream.ts'
import { type ClaimEvent, claimEvents } from '../rewards/claims/events.ts'
import { fundDecider } from '../rewards/funds/stream.ts'
import { type FundEvent, fundEvents } from '../rewards/funds/events.ts'
import { redemptionDecider } from '../rewards/redemptions/stream.ts'
import { type RedemptionEvent, redemptionEvents } from '../rewards/redemptions/events.ts'
import { teamDecider } from '../teams/stream.ts'
import { type TeamEvent, teamEvents } from '../teams/events.ts'
import { createMemoryBudget } from './cacheBudget.ts'
import { createStreamDesk } from './commandHandler.ts'
import { createCommandHash } from './commandHash.ts'
import type { CommandStreams } from './commandStreams/commandStreams.ts'
import type { LedgerCommand } from './commands.ts'
import { createEntrance } from './entrance.ts'
import { eventCodec } from './eventCodec.ts'
import { findEvent } from './findEvent.ts'
import type { Ledger } from './ledger.ts'
import type { Outcome } from './outcome.ts'
import {
  awardStream,
  catalogStream,
  celebrationStream,
  channelStream,
  claimStream,
  fundStream,
  memberStream,
  parkingStream,
  redemptionStream,
  teamStream,
} from './streams.ts'

export type LedgerOptions = {
  readonly log: Pick<EventLog, 'append' | 'readStream' | 'readAll' | 'uniqueIds'>
  /** Keys the hashes of commands. Every ledger over the same log needs the same one, or takes repeats for conflicts. */
  readonly hashKey?: KeyObject
  /** Required for members' commands on a log whose event ids are unique per stream only. */
  readonly commandStreams?: CommandStreams
  /** What folded streams may take in memory; those used longest ago are folded again when they are needed. */
  readonly memoryBytesMax?: number
}

/** Leaves a process of 512 MiB room for all else it does. */
const defaultMemoryBytesMax = 256 * 1024 * 1024

/** The write side over a log: every command finds its stream and its rules here. */
export const createLedger = ({
  log,
  hashKey,
  commandStreams,
  memoryBytesMax = defaultMemoryBytesMax,
}: LedgerOptions): Ledger => {
  const surroundings = {
    log,
    commandHash: createCommandHash(hashKey),
    budget: createMemoryBudget(memoryBytesMax),
  }
  const enter = createEntrance({ log, commandStreams })
  const teams = enter(createStreamDesk(surroundings, teamDecider, eventCodec<TeamEvent>(teamEvents)))
  const members = enter(createStreamDesk(surroundings, memberDecider, eventCodec<MemberEvent>(memberEvents)))
  const channels = enter(
    createStreamDesk(surroundings, channelDecider, eventCodec<ChannelEvent>(channelEvents)),
  )
  const catalogs = enter(
    createStreamDesk(surroundings, catalogDecider, eventCodec<CatalogEvent>(catalogEvents)),
  )
  const funds = enter(createStreamDesk(surroundings, fundDecider, eventCodec<FundEvent>(fundEvents)))
  const redemptions = enter(
    createStreamDesk(surroundings, redemptionDecider, eventCodec<RedemptionEvent>(redemptionEvents)),
  )
  const awards = enter(createStreamDesk(surroundings, awardDecider, eventCodec<AwardEvent>(awardEvents)))
  const celebrations = enter(
    createStreamDesk(surroundings, celebrationDecider, eventCodec<CelebrationEvent>(celebrationEvents)),
  )
  const claims = enter(createStreamDesk(surroundings, claimDecider, eventCodec<ClaimEvent>(claimEvents)))
  const parking = enter(
    createStreamDesk(surroundings, parkingDecider, eventCodec<ParkingEvent>(parkingEvents)),
  )

  const handle = (command: LedgerCommand): Promise<Outcome> => {
    switch (command.type) {
      case 'createTeam':
      case 'setAllowancePolicy':
      case 'setTaggableValues':
      case 'setClawBackPolicy':
      case 'changeTeamSettings':
      case 'syncProfileFields':
      case 'mapProfileFields':
      case 'introduceLaurel':
      case 'closeMonth':
        return teams.handle(teamStream(command.teamId), command)
      case 'syncMember':
      case 'syncMemberFields':
      case 'changeMemberAdmin':
      case 'changeMemberDetails':
      case 'chooseLocale':
      case 'eraseMember':
      case 'resetAllowance':
      case 'grantAward':
      case 'adjustPoints':
      case 'debitRedemption':
      case 'refundRedemption':
        return members.handle(memberStream(command.teamId, command.data.memberId), command)
      case 'giveShoutout':
      case 'recallShoutout':
      case 'giveAward':
      case 'reinstateShoutout':
        return members.handle(memberStream(command.teamId, command.data.giverId), command)
      case 'creditShoutout':
      case 'clawBackShoutout':
      case 'creditAward':
        return members.handle(memberStream(command.teamId, command.data.recipientId), command)
      case 'createChannel':
      case 'changeChannel':
      case 'syncChannelMembers':
      case 'deleteChannel':
        return channels.handle(channelStream(command.teamId, command.data.channelId), command)
      case 'defineReward':
      case 'archiveReward':
        return catalogs.handle(catalogStream(command.teamId), command)
      case 'topUpFund':
      case 'reserveFund':
      case 'releaseFund':
      case 'captureFund':
        return funds.handle(fundStream(command.teamId), command)
      case 'requestRedemption':
      case 'placeRedemption':
      case 'declineRedemption':
      case 'completeRedemption':
      case 'cancelRedemption':
        return redemptions.handle(redemptionStream(command.teamId, command.data.redemptionId), command)
      case 'defineAward':
      case 'archiveAward':
        return awards.handle(awardStream(command.teamId, command.data.awardId), command)
      case 'setCelebration':
      case 'disableCelebration':
        return celebrations.handle(celebrationStream(command.teamId, command.data.kind), command)
      case 'openClaim':
        return claims.handle(claimStream(command.teamId, command.data.claimId), command)
      case 'parkPromise':
      case 'retryPromise':
        return parking.handle(parkingStream(command.teamId), command)
      default:
        return impossible(command)
    }
  }

  return {
    handle,
    team: teamId => teams.look(teamStream(teamId)),
    channel: (teamId, channelId) => channels.look(channelStream(teamId, channelId)),
    member: (teamId, memberId) => members.look(memberStream(teamId, memberId)),
    catalog: teamId => catalogs.look(catalogStream(teamId)),
    award: (teamId, awardId) => awards.look(awardStream(teamId, awardId)),
    celebration: (teamId, kind) => celebrations.look(celebrationStream(teamId, kind)),
    redemption: (teamId, redemptionId) => redemptions.look(redemptionStream(teamId, redemptionId)),
    event: (id, place) => findEvent(log, id, place),
  }
}
