import { z } from 'zod'
import { PositivePoints } from '../values/points.ts'
import { boundedText, requiredText } from '../values/text.ts'

/** A reaction in the chat that gives its points to the author of a message. */
export const ReactionShoutout = z.strictObject({
  /** The emoji's name in the workspace, without colons. */
  emoji: z.string().regex(/^[a-z0-9_+'-]{1,100}$/),
  points: PositivePoints,
})
export type ReactionShoutout = z.infer<typeof ReactionShoutout>

/** What an administrator decides for the whole team, beside allowances and values. */
export const TeamSettings = z.strictObject({
  showsGetStarted: z.boolean(),
  /** Shoutouts work in every channel of the workspace, under the settings of the team's one channel. */
  usesAllChannels: z.boolean(),
  /** Whoever has no birthday on record is asked for it in the chat. */
  asksForBirthdays: z.boolean(),
  pointsName: requiredText(40),
  catalogName: requiredText(60),
  /** `#rrggbb`; null leaves the product's own. */
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  logoUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  remindsOfUnspentAllowance: z.boolean(),
  nudgesQuietChannels: z.boolean(),
  tellsOfNewAllowance: z.boolean(),
  remindsOfRedeemablePoints: z.boolean(),
  showsBetaFeatures: z.boolean(),
  reactionShoutout: ReactionShoutout.nullable(),
  charityWhitelist: z.array(boundedText(100)).max(500),
  featuredCharities: z.array(boundedText(100)).max(100),
})
export type TeamSettings = z.infer<typeof TeamSettings>

export const initialSettings = (pointsName: string): TeamSettings => ({
  showsGetStarted: true,
  usesAllChannels: false,
  asksForBirthdays: false,
  pointsName,
  catalogName: 'Company Store',
  primaryColor: null,
  logoUrl: null,
  remindsOfUnspentAllowance: false,
  nudgesQuietChannels: false,
  tellsOfNewAllowance: false,
  remindsOfRedeemablePoints: false,
  showsBetaFeatures: false,
  reactionShoutout: null,
  charityWhitelist: [],
  featuredCharities: [],
})
