import { z } from 'zod'
import { DayOfYear } from '../../kernel/dayOfYear.ts'
import { personal } from '../../kernel/personal.ts'
import { AllowancePoints } from '../../kernel/points.ts'
import { boundedText } from '../../kernel/text.ts'

/** Whether a member may give points, receive them, both or neither. */
export const PointEligibility = z.enum(['GIVE_AND_RECEIVE', 'GIVE', 'RECEIVE', 'NONE'])
export type PointEligibility = z.infer<typeof PointEligibility>

/** The details that people operations keep of a member, besides the profile of the workspace. */
export const MemberDetails = z.strictObject({
  birthday: personal(DayOfYear.nullable(), null),
  /** Celebrated without telling anybody else. */
  isBirthdayPrivate: z.boolean(),
  /** The day the member joined the company. */
  joinedOn: personal(z.iso.date().nullable(), null),
  pointEligibility: PointEligibility,
  /** Overrides of the allowances of channels and team; 0 means no override. */
  shoutoutAllowanceOverride: AllowancePoints,
  awardAllowanceOverride: AllowancePoints,
  /** Said of the member in place of the usual welcome. */
  newHireMessage: personal(boundedText(3000), ''),
})
export type MemberDetails = z.infer<typeof MemberDetails>

export const noDetails: MemberDetails = {
  birthday: null,
  isBirthdayPrivate: false,
  joinedOn: null,
  pointEligibility: 'GIVE_AND_RECEIVE',
  shoutoutAllowanceOverride: 0,
  awardAllowanceOverride: 0,
  newHireMessage: '',
}

export const mayGive = ({ pointEligibility }: MemberDetails): boolean =>
  pointEligibility === 'GIVE_AND_RECEIVE' || pointEligibility === 'GIVE'

export const mayReceive = ({ pointEligibility }: MemberDetails): boolean =>
  pointEligibility === 'GIVE_AND_RECEIVE' || pointEligibility === 'RECEIVE'
