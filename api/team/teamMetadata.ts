import type { TeamMetadata, TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { type TeamSettings, TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'

/** The names of the settings in the specification and in the ledger. */
const settingNames = {
  show_get_started: 'showsGetStarted',
  use_all_channels: 'usesAllChannels',
  ask_birthdays: 'asksForBirthdays',
  points_name: 'pointsName',
  custom_catalog_name: 'catalogName',
  primary_color: 'primaryColor',
  logo: 'logoUrl',
  eom_point_reminder: 'remindsOfUnspentAllowance',
  inactivity_nudge: 'nudgesQuietChannels',
  point_reload_nudge: 'tellsOfNewAllowance',
  redeemable_points_nudge: 'remindsOfRedeemablePoints',
  show_beta_features: 'showsBetaFeatures',
  reaction_shoutout: 'reactionShoutout',
  charity_whitelist: 'charityWhitelist',
  featured_charities: 'featuredCharities',
} as const satisfies Record<Exclude<keyof TeamMetadataChanges, 'require_values'>, keyof TeamSettings>

/** The settings of a team under the keys of the specification, with the completed steps of setup. */
export const teamMetadataOf = (
  { settings, values, isValueRequired, introducedAt }: TeamRow,
  { channels, hasRewards }: { readonly channels: readonly unknown[]; readonly hasRewards: boolean },
): TeamMetadata => ({
  show_get_started: settings.showsGetStarted,
  require_values: isValueRequired,
  use_all_channels: settings.usesAllChannels,
  ask_birthdays: settings.asksForBirthdays,
  custom_catalog_name: settings.catalogName,
  primary_color: settings.primaryColor,
  logo: settings.logoUrl,
  eom_point_reminder: settings.remindsOfUnspentAllowance,
  inactivity_nudge: settings.nudgesQuietChannels,
  point_reload_nudge: settings.tellsOfNewAllowance,
  redeemable_points_nudge: settings.remindsOfRedeemablePoints,
  show_beta_features: settings.showsBetaFeatures,
  reaction_shoutout: settings.reactionShoutout,
  charity_whitelist: settings.charityWhitelist,
  featured_charities: settings.featuredCharities,
  setup_first_group: channels.length > 0,
  added_tag_values: values.length > 0,
  setup_rewards: hasRewards,
  introduction: introducedAt !== null,
  have_payment_method: false,
})

const nameOfKey: ReadonlyMap<string, string> = new Map(Object.entries(settingNames))

/** The changes in the ledger's terms, without `require_values`, which belongs to the company values. */
export const settingChangesOf = (changes: TeamMetadataChanges): TeamSettingsChanges =>
  TeamSettingsChanges.parse(
    Object.fromEntries(
      Object.entries(changes).flatMap(([key, value]) => {
        const name = nameOfKey.get(key)
        return name === undefined || value === undefined ? [] : [[name, value]]
      }),
    ),
  )
