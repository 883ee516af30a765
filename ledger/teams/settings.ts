import { z } from 'zod'
import { boundedText, requiredText } from '../kernel/text.ts'
import { ReactionShoutout } from '../members/shoutouts/vocabulary.ts'

const fields = {
  showsGetStarted: z.boolean(),
  /** Shoutouts work in every channel of the workspace, under the settings of the team's oldest channel. */
  usesAllChannels: z.boolean(),
  /** Whether the app asks members without a birthday for it in the chat. */
  asksForBirthdays: z.boolean(),
  pointsName: requiredText(40),
  /** The name of one point; null derives it from `pointsName`. */
  pointsNameSingular: requiredText(40).nullable(),
  catalogName: requiredText(60),
  /** The currency in which amounts of money are shown. Prices and the ledger stay in US dollars and points. */
  baseCurrency: z.string().regex(/^[A-Z]{3}$/),
  /** `rrggbb`; null leaves the product's own. */
  primaryColor: z
    .string()
    .regex(/^[0-9a-f]{6}$/)
    .nullable(),
  /** The address of an uploaded picture, or of one elsewhere. */
  logoUrl: z
    .union([z.string().regex(/^\/images\/[0-9a-f]{32}\.webp$/), z.url({ protocol: /^https$/ }).max(500)])
    .nullable(),
  remindsOfUnspentAllowance: z.boolean(),
  nudgesQuietChannels: z.boolean(),
  tellsOfNewAllowance: z.boolean(),
  remindsOfRedeemablePoints: z.boolean(),
  showsBetaFeatures: z.boolean(),
  /** Whether the report on fairness may be read. */
  showsFairness: z.boolean(),
  reactionShoutout: ReactionShoutout.nullable(),
  charityWhitelist: z.array(boundedText(100)).max(500),
  featuredCharities: z.array(boundedText(100)).max(100),
}

/** The settings of the whole team, besides allowances and values. */
export const TeamSettings = z.strictObject(fields)
export type TeamSettings = z.infer<typeof TeamSettings>

/** A change of settings; omitted settings stay. */
export const TeamSettingsChanges = z.strictObject({
  showsGetStarted: fields.showsGetStarted.exactOptional(),
  usesAllChannels: fields.usesAllChannels.exactOptional(),
  asksForBirthdays: fields.asksForBirthdays.exactOptional(),
  pointsName: fields.pointsName.exactOptional(),
  pointsNameSingular: fields.pointsNameSingular.exactOptional(),
  catalogName: fields.catalogName.exactOptional(),
  baseCurrency: fields.baseCurrency.exactOptional(),
  primaryColor: fields.primaryColor.exactOptional(),
  logoUrl: fields.logoUrl.exactOptional(),
  remindsOfUnspentAllowance: fields.remindsOfUnspentAllowance.exactOptional(),
  nudgesQuietChannels: fields.nudgesQuietChannels.exactOptional(),
  tellsOfNewAllowance: fields.tellsOfNewAllowance.exactOptional(),
  remindsOfRedeemablePoints: fields.remindsOfRedeemablePoints.exactOptional(),
  showsBetaFeatures: fields.showsBetaFeatures.exactOptional(),
  showsFairness: fields.showsFairness.exactOptional(),
  reactionShoutout: fields.reactionShoutout.exactOptional(),
  charityWhitelist: fields.charityWhitelist.exactOptional(),
  featuredCharities: fields.featuredCharities.exactOptional(),
})
export type TeamSettingsChanges = z.infer<typeof TeamSettingsChanges>

export const initialSettings = (pointsName: string): TeamSettings => ({
  showsGetStarted: true,
  usesAllChannels: false,
  asksForBirthdays: false,
  pointsName,
  pointsNameSingular: null,
  catalogName: 'Company Store',
  baseCurrency: 'USD',
  primaryColor: null,
  logoUrl: null,
  remindsOfUnspentAllowance: true,
  nudgesQuietChannels: true,
  tellsOfNewAllowance: true,
  remindsOfRedeemablePoints: true,
  showsBetaFeatures: false,
  showsFairness: false,
  reactionShoutout: null,
  charityWhitelist: [],
  featuredCharities: [],
})
