import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { MemberId } from '../kernel/ids.ts'
import { Locale } from '../kernel/locale.ts'
import { forgottenText, personal } from '../kernel/personal.ts'
import { Place } from '../kernel/place.ts'
import { requiredText } from '../kernel/text.ts'
import { AllowanceChanged, AllowanceReset } from './allowances/allowanceEvents.ts'
import {
  AwardApproved,
  AwardClawedBack,
  AwardCredited,
  AwardDeclined,
  AwardGiven,
  AwardGranted,
  AwardProposed,
  AwardRecalled,
  AwardReinstated,
  GiftCredited,
  PrizeGranted,
} from './awards/awardEvents.ts'
import { AdjustmentDeclined, AdjustmentProposed, PointsAdjusted } from './points/adjustmentEvents.ts'
import { PointsExpired } from './points/expiryEvents.ts'
import { RedemptionDebited, RedemptionRefunded } from './points/redemptionEvents.ts'
import { MemberDetails } from './profile/details.ts'
import { MemberDatesSynced, MemberFieldsSynced, MemberLocaleSynced } from './profile/profileFieldEvents.ts'
import {
  ShoutoutClawedBack,
  ShoutoutCredited,
  ShoutoutGiven,
  ShoutoutRecalled,
  ShoutoutReinstated,
} from './shoutouts/shoutoutEvents.ts'

export { AllowanceKind } from './allowances/allowanceEvents.ts'

/** The name of a forgotten person. */
export const formerMember = 'Former member'

/** The profile of a person in the workspace. */
export const MemberProfile = z.strictObject({
  name: personal(requiredText(200), formerMember),
  email: personal(z.email().lowercase().nullable(), null),
  pictureUrl: personal(z.url().nullable(), null),
  timeZone: z.string().max(64).nullable(),
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const MemberAdded = defineEvent(
  'MemberAdded',
  1,
  z.strictObject({
    memberId: MemberId,
    /** The person's key where they come from: a Slack user id, or the key of an import. */
    externalKey: personal(requiredText(200), forgottenText),
    profile: MemberProfile,
    isAdmin: z.boolean(),
    isOwner: z.boolean(),
  }),
)

export const MemberProfileChanged = defineEvent(
  'MemberProfileChanged',
  1,
  z.strictObject({ memberId: MemberId, profile: MemberProfile }),
)

export const MemberDeactivated = defineEvent('MemberDeactivated', 1, z.strictObject({ memberId: MemberId }))
export const MemberReactivated = defineEvent('MemberReactivated', 1, z.strictObject({ memberId: MemberId }))

export const MemberAdminChanged = defineEvent(
  'MemberAdminChanged',
  1,
  z.strictObject({ memberId: MemberId, isAdmin: z.boolean() }),
)

export const MemberDetailsSet = defineEvent(
  'MemberDetailsSet',
  1,
  z.strictObject({ memberId: MemberId, details: MemberDetails }),
)

export const LocaleChosen = defineEvent(
  'LocaleChosen',
  1,
  z.strictObject({
    memberId: MemberId,
    locale: personal(Locale.nullable(), null),
    /** The location that the member chose instead of the one that the address suggests. */
    place: personal(Place.nullable(), null),
  }),
)

/** The person was forgotten: the key of their personal data is destroyed. Their points stay in the books. */
export const MemberErased = defineEvent('MemberErased', 1, z.strictObject({ memberId: MemberId }))

export const memberEvents = [
  MemberAdded,
  MemberProfileChanged,
  MemberDeactivated,
  MemberReactivated,
  MemberAdminChanged,
  MemberDetailsSet,
  MemberFieldsSynced,
  MemberDatesSynced,
  MemberLocaleSynced,
  LocaleChosen,
  MemberErased,
  AllowanceReset,
  AllowanceChanged,
  ShoutoutGiven,
  ShoutoutRecalled,
  ShoutoutReinstated,
  ShoutoutCredited,
  ShoutoutClawedBack,
  AwardGiven,
  AwardRecalled,
  AwardReinstated,
  AwardProposed,
  AwardApproved,
  AwardDeclined,
  AwardCredited,
  AwardClawedBack,
  AwardGranted,
  PrizeGranted,
  GiftCredited,
  PointsAdjusted,
  AdjustmentProposed,
  AdjustmentDeclined,
  RedemptionDebited,
  RedemptionRefunded,
  PointsExpired,
] as const

export type MemberEvent = EventOf<(typeof memberEvents)[number]>
