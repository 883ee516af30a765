import type { Decider, Decision } from '../decider/decider.ts'
import { impossible } from '../decider/impossible.ts'
import { type AdjustPoints, type AdjustPointsRejection, adjustPoints } from './adjustPoints.ts'
import { type ChangeMemberAdmin, changeMemberAdmin, type OwnerStaysAdmin } from './changeMemberAdmin.ts'
import { type ChangeMemberDetails, changeMemberDetails } from './changeMemberDetails.ts'
import { type ChooseLocale, chooseLocale } from './chooseLocale.ts'
import { type ClawBackShoutout, clawBackShoutout } from './clawBackShoutout.ts'
import { type CreditAward, creditAward } from './creditAward.ts'
import { type CreditShoutout, creditShoutout } from './creditShoutout.ts'
import { type DebitRedemption, debitRedemption, type InsufficientPoints } from './debitRedemption.ts'
import { type EraseMember, eraseMember } from './eraseMember.ts'
import type { MemberEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { type GiveAward, type GiveAwardRejection, giveAward } from './giveAward.ts'
import { type GiveShoutout, type GiveShoutoutRejection, giveShoutout } from './giveShoutout.ts'
import { type GrantAward, grantAward, type OccasionCelebrated } from './grantAward.ts'
import type { MemberInactive, MemberUnknown } from './memberUnknown.ts'
import { type RecallShoutout, type RecallShoutoutRejection, recallShoutout } from './recallShoutout.ts'
import { type RefundRedemption, refundRedemption } from './refundRedemption.ts'
import {
  type ReinstateShoutout,
  type ReinstateShoutoutRejection,
  reinstateShoutout,
} from './reinstateShoutout.ts'
import { type ResetAllowance, resetAllowance } from './resetAllowance.ts'
import { initialState, type MemberState } from './state.ts'
import { type SyncMember, syncMember } from './syncMember.ts'
import { type SyncMemberFields, syncMemberFields } from './syncMemberFields.ts'

export type MemberCommand =
  | SyncMember
  | SyncMemberFields
  | ChangeMemberAdmin
  | ChangeMemberDetails
  | ChooseLocale
  | EraseMember
  | ResetAllowance
  | GiveShoutout
  | CreditShoutout
  | RecallShoutout
  | ReinstateShoutout
  | ClawBackShoutout
  | GiveAward
  | CreditAward
  | GrantAward
  | AdjustPoints
  | DebitRedemption
  | RefundRedemption

export type MemberRejection =
  | MemberUnknown
  | MemberInactive
  | OwnerStaysAdmin
  | GiveShoutoutRejection
  | GiveAwardRejection
  | OccasionCelebrated
  | RecallShoutoutRejection
  | ReinstateShoutoutRejection
  | AdjustPointsRejection
  | InsufficientPoints

const decide = (state: MemberState, command: MemberCommand): Decision<MemberEvent, MemberRejection> => {
  switch (command.type) {
    case 'syncMember':
      return syncMember(state, command)
    case 'syncMemberFields':
      return syncMemberFields(state, command)
    case 'changeMemberAdmin':
      return changeMemberAdmin(state, command)
    case 'changeMemberDetails':
      return changeMemberDetails(state, command)
    case 'chooseLocale':
      return chooseLocale(state, command)
    case 'eraseMember':
      return eraseMember(state, command)
    case 'resetAllowance':
      return resetAllowance(state, command)
    case 'giveShoutout':
      return giveShoutout(state, command)
    case 'creditShoutout':
      return creditShoutout(state, command)
    case 'recallShoutout':
      return recallShoutout(state, command)
    case 'reinstateShoutout':
      return reinstateShoutout(state, command)
    case 'clawBackShoutout':
      return clawBackShoutout(state, command)
    case 'giveAward':
      return giveAward(state, command)
    case 'creditAward':
      return creditAward(state, command)
    case 'grantAward':
      return grantAward(state, command)
    case 'adjustPoints':
      return adjustPoints(state, command)
    case 'debitRedemption':
      return debitRedemption(state, command)
    case 'refundRedemption':
      return refundRedemption(state, command)
    default:
      return impossible(command)
  }
}

export const memberDecider: Decider<MemberState, MemberCommand, MemberEvent, MemberRejection> = {
  initialState,
  decide,
  evolve,
}
