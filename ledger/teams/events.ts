import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { CommandId, TeamId } from '../kernel/ids.ts'
import { Instant } from '../kernel/instant.ts'
import { Month } from '../kernel/month.ts'
import { AllowanceInterval } from '../kernel/period.ts'
import { AllowancePoints } from '../kernel/points.ts'
import { boundedText, requiredText } from '../kernel/text.ts'
import { ProfileField, ProfileFieldMapping, profileFieldsMax } from '../members/profile/vocabulary.ts'
import { TeamSettings } from './settings.ts'
import { ClawBackPolicy } from './vocabulary.ts'

export const TeamCreated = defineEvent(
  'TeamCreated',
  1,
  z.strictObject({
    teamId: TeamId,
    name: requiredText(200),
    /** The team's key where it comes from: a Slack team id, or the name of an import. */
    externalKey: requiredText(200),
    timeZone: requiredText(64),
    pointsName: requiredText(40),
  }),
)

/** Until that instant the team may use everything, without a payment method. */
export const TrialStarted = defineEvent('TrialStarted', 1, z.strictObject({ until: Instant }))

/** What members may give in a period where no channel says otherwise. */
export const AllowancePolicy = z.strictObject({
  interval: AllowanceInterval,
  shoutoutPoints: AllowancePoints,
  awardPoints: AllowancePoints,
})
export type AllowancePolicy = z.infer<typeof AllowancePolicy>

export const AllowancePolicySet = defineEvent('AllowancePolicySet', 1, AllowancePolicy)

export const TaggableValuesSet = defineEvent(
  'TaggableValuesSet',
  1,
  z.strictObject({ values: z.array(requiredText(100)).max(100), isRequired: z.boolean() }),
)

/** Holds for recalls from here on; what was recalled before stays as it was settled. */
export const ClawBackPolicySet = defineEvent(
  'ClawBackPolicySet',
  1,
  z.strictObject({ clawBackPolicy: ClawBackPolicy }),
)

export const TeamSettingsChanged = defineEvent(
  'TeamSettingsChanged',
  1,
  z.strictObject({ settings: TeamSettings }),
)

/** The fields that the chat workspace has on everybody's profile. */
export const ProfileFieldsSynced = defineEvent(
  'ProfileFieldsSynced',
  1,
  z.strictObject({ fields: z.array(ProfileField).max(profileFieldsMax) }),
)

/** An administrator says what fields of the workspace mean here. */
export const ProfileFieldsMapped = defineEvent(
  'ProfileFieldsMapped',
  1,
  z.strictObject({ mapping: ProfileFieldMapping }),
)

/** Everybody is to be told, in a direct message each, that recognition begins. */
export const LaurelIntroduced = defineEvent(
  'LaurelIntroduced',
  1,
  z.strictObject({ introductionId: CommandId, message: boundedText(3000).nullable() }),
)

/** The books of a month as they were when it was closed: SHA-256 of its liability statement, in hex. */
export const MonthClosed = defineEvent(
  'MonthClosed',
  1,
  z.strictObject({
    month: Month,
    from: Instant,
    until: Instant,
    digest: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

export const teamEvents = [
  TeamCreated,
  TrialStarted,
  AllowancePolicySet,
  TaggableValuesSet,
  ClawBackPolicySet,
  TeamSettingsChanged,
  ProfileFieldsSynced,
  ProfileFieldsMapped,
  LaurelIntroduced,
  MonthClosed,
] as const

export type TeamEvent = EventOf<(typeof teamEvents)[number]>
