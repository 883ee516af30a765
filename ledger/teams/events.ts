import { z } from 'zod'
import { defineEvent, type EventOf } from '../decider/event.ts'
import { TeamId } from '../values/ids.ts'
import { AllowanceInterval } from '../values/period.ts'
import { AllowancePoints } from '../values/points.ts'
import { requiredText } from '../values/text.ts'

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

export const teamEvents = [TeamCreated, AllowancePolicySet, TaggableValuesSet] as const

export type TeamEvent = EventOf<(typeof teamEvents)[number]>
