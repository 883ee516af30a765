import { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { ReactionShoutout } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import { z } from 'zod'
import { ImageAddress } from '../rewards/itemImages.ts'
import { currencyCodes } from './currencies.ts'

const names = (countMax: number) => z.array(boundedText(100)).max(countMax)

/** What an administrator may set by key; the ones that tell of setup are the server's own. */
export const TeamMetadataChanges = z
  .strictObject({
    show_get_started: z.boolean(),
    require_values: z.boolean(),
    use_all_channels: z.boolean(),
    ask_birthdays: z.boolean(),
    points_name: requiredText(40),
    /** The name of one point; null derives it from `points_name`, as another `points_name` does. */
    points_name_singular: requiredText(40).nullable(),
    custom_catalog_name: requiredText(60),
    /** The currency in which money is shown. */
    base_currency: z.enum(currencyCodes),
    /** How often allowances start again. */
    allowance_interval: AllowanceInterval,
    primary_color: z
      .string()
      .regex(/^#?[0-9a-f]{6}$/i, 'Write the colour as #rrggbb.')
      .max(7)
      .toLowerCase()
      .overwrite(colour => colour.replace('#', ''))
      .nullable(),
    /** The address that an upload answered, or of a picture elsewhere. */
    logo: z.union([ImageAddress, z.url({ protocol: /^https$/ }).max(500)]).nullable(),
    eom_point_reminder: z.boolean(),
    inactivity_nudge: z.boolean(),
    point_reload_nudge: z.boolean(),
    redeemable_points_nudge: z.boolean(),
    show_beta_features: z.boolean(),
    /** Whether the report on fairness may be read. */
    show_fairness: z.boolean(),
    /** The emoji that gives points as a reaction, and how many; null switches it off. */
    reaction_shoutout: ReactionShoutout.nullable(),
    charity_whitelist: names(500),
    featured_charities: names(100),
  })
  .partial()
export type TeamMetadataChanges = z.infer<typeof TeamMetadataChanges>

export const TeamMetadata = TeamMetadataChanges.required()
  .omit({ points_name: true, points_name_singular: true, base_currency: true, allowance_interval: true })
  .extend({
    setup_first_group: z.boolean(),
    added_tag_values: z.boolean(),
    setup_rewards: z.boolean(),
    introduction: z.boolean(),
    have_payment_method: z.boolean(),
  })
export type TeamMetadata = z.infer<typeof TeamMetadata>

/** The steps of getting started, in their order. */
export const setupSteps = [
  'setup_first_group',
  'added_tag_values',
  'setup_rewards',
  'introduction',
  'have_payment_method',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** A team without changed settings. */
export const initialMetadata: TeamMetadata = {
  show_get_started: true,
  require_values: false,
  use_all_channels: false,
  ask_birthdays: false,
  custom_catalog_name: 'Company Store',
  primary_color: null,
  logo: null,
  eom_point_reminder: true,
  inactivity_nudge: true,
  point_reload_nudge: true,
  redeemable_points_nudge: true,
  show_beta_features: false,
  show_fairness: false,
  reaction_shoutout: null,
  charity_whitelist: [],
  featured_charities: [],
  setup_first_group: false,
  added_tag_values: false,
  setup_rewards: false,
  introduction: false,
  have_payment_method: false,
}
