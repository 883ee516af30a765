import { type CommandOf, defineStream } from '../handling/defineStream.ts'
import { resetAllowance } from './allowances/resetAllowance.ts'
import { approveAward } from './awards/approveAward.ts'
import { clawBackAward } from './awards/clawBackAward.ts'
import { creditAward } from './awards/creditAward.ts'
import { creditGift } from './awards/creditGift.ts'
import { declineAward } from './awards/declineAward.ts'
import { giveAward } from './awards/giveAward.ts'
import { grantAward } from './awards/grantAward.ts'
import { grantPrize } from './awards/grantPrize.ts'
import { recallAward } from './awards/recallAward.ts'
import { reinstateAward } from './awards/reinstateAward.ts'
import { memberEvents } from './events.ts'
import { evolve } from './evolve.ts'
import { adjustPoints } from './points/adjustPoints.ts'
import { approveAdjustment } from './points/approveAdjustment.ts'
import { debitRedemption } from './points/debitRedemption.ts'
import { declineAdjustment } from './points/declineAdjustment.ts'
import { expirePoints } from './points/expirePoints.ts'
import { refundRedemption } from './points/refundRedemption.ts'
import { changeMemberAdmin } from './profile/changeMemberAdmin.ts'
import { changeMemberDetails } from './profile/changeMemberDetails.ts'
import { chooseLocale } from './profile/chooseLocale.ts'
import { eraseMember } from './profile/eraseMember.ts'
import { syncMember } from './profile/syncMember.ts'
import { syncMemberFields } from './profile/syncMemberFields.ts'
import { clawBackShoutout } from './shoutouts/clawBackShoutout.ts'
import { creditShoutout } from './shoutouts/creditShoutout.ts'
import { giveShoutout } from './shoutouts/giveShoutout.ts'
import { recallShoutout } from './shoutouts/recallShoutout.ts'
import { reinstateShoutout } from './shoutouts/reinstateShoutout.ts'
import { initialState } from './state.ts'

export const memberStream = defineStream({
  name: 'member',
  key: ({ data }) => {
    if ('memberId' in data) return [data.memberId]
    return ['recipientId' in data ? data.recipientId : data.giverId]
  },
  isLong: true,
  initialState,
  evolve,
  events: memberEvents,
  rules: {
    syncMember,
    syncMemberFields,
    changeMemberAdmin,
    changeMemberDetails,
    chooseLocale,
    eraseMember,
    resetAllowance,
    giveShoutout,
    creditShoutout,
    recallShoutout,
    reinstateShoutout,
    clawBackShoutout,
    giveAward,
    approveAward,
    declineAward,
    recallAward,
    reinstateAward,
    creditAward,
    clawBackAward,
    grantAward,
    grantPrize,
    creditGift,
    adjustPoints,
    approveAdjustment,
    declineAdjustment,
    debitRedemption,
    refundRedemption,
    expirePoints,
  },
})

export type MemberCommand = CommandOf<typeof memberStream>
