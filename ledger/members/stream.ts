import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import { type ResetAllowance, resetAllowance } from './allowances/resetAllowance.ts'
import { type CreditAward, creditAward } from './awards/creditAward.ts'
import { type GiveAward, type GiveAwardRejection, giveAward } from './awards/giveAward.ts'
import { type GrantAward, grantAward, type OccasionCelebrated } from './awards/grantAward.ts'
import type { MemberEvent } from './events.ts'
import { evolve } from './evolve.ts'
import type { MemberInactive, MemberUnknown } from './memberUnknown.ts'
import { type AdjustPoints, type AdjustPointsRejection, adjustPoints } from './points/adjustPoints.ts'
import { type DebitRedemption, debitRedemption, type InsufficientPoints } from './points/debitRedemption.ts'
import { type RefundRedemption, refundRedemption } from './points/refundRedemption.ts'
import {
  type ChangeMemberAdmin,
  changeMemberAdmin,
  type OwnerStaysAdmin,
} from './profile/changeMemberAdmin.ts'
import { type ChangeMemberDetails, changeMemberDetails } from './profile/changeMemberDetails.ts'
import { type ChooseLocale, chooseLocale } from './profile/chooseLocale.ts'
import { type EraseMember, eraseMember } from './profile/eraseMember.ts'
import { type SyncMember, syncMember } from './profile/syncMember.ts'
import { type SyncMemberFields, syncMemberFields } from './profile/syncMemberFields.ts'
import { type ClawBackShoutout, clawBackShoutout } from './shoutouts/clawBackShoutout.ts'
import { type CreditShoutout, creditShoutout } from './shoutouts/creditShoutout.ts'
import { type GiveShoutout, type GiveShoutoutRejection, giveShoutout } from './shoutouts/giveShoutout.ts'
import {
  type RecallShoutout,
  type RecallShoutoutRejection,
  recallShoutout,
} from './shoutouts/recallShoutout.ts'
import {
  type ReinstateShoutout,
  type ReinstateShoutoutRejection,
  reinstateShoutout,
} from './shoutouts/reinstateShoutout.ts'
import { initialState, type MemberState } from './state.ts'

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
