import type { TeamMetadata, TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { type TeamSettings, TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { completedSetupSteps, type SetupFacts } from './completedSetupSteps.ts'

/** The names of the settings in the specification and in the ledger. */
const settingNames = {
  show_get_started: 'showsGetStarted',
  use_all_channels: 'usesAllChannels',
  ask_birthdays: 'asksForBirthdays',
  points_name: 'pointsName',
  points_name_singular: 'pointsNameSingular',
  custom_catalog_name: 'catalogName',
  base_currency: 'baseCurrency',
  primary_color: 'primaryColor',
  logo: 'logoUrl',
  eom_point_reminder: 'remindsOfUnspentAllowance',
  inactivity_nudge: 'nudgesQuietChannels',
  point_reload_nudge: 'tellsOfNewAllowance',
  redeemable_points_nudge: 'remindsOfRedeemablePoints',
  show_beta_features: 'showsBetaFeatures',
  show_fairness: 'showsFairness',
  reaction_shoutout: 'reactionShoutout',
  charity_whitelist: 'charityWhitelist',
  featured_charities: 'featuredCharities',
} as const satisfies Record<
  Exclude<keyof TeamMetadataChanges, 'require_values' | 'allowance_interval'>,
  keyof TeamSettings
>

/** The settings of a team under the keys of the specification, with the completed steps of setup. */
export const teamMetadataOf = (team: TeamRow, beside: SetupFacts): TeamMetadata => ({
  show_get_started: team.settings.showsGetStarted,
  require_values: team.isValueRequired,
  use_all_channels: team.settings.usesAllChannels,
  ask_birthdays: team.settings.asksForBirthdays,
  custom_catalog_name: team.settings.catalogName,
  primary_color: team.settings.primaryColor,
  logo: team.settings.logoUrl,
  eom_point_reminder: team.settings.remindsOfUnspentAllowance,
  inactivity_nudge: team.settings.nudgesQuietChannels,
  point_reload_nudge: team.settings.tellsOfNewAllowance,
  redeemable_points_nudge: team.settings.remindsOfRedeemablePoints,
  show_beta_features: team.settings.showsBetaFeatures,
  show_fairness: team.settings.showsFairness,
  reaction_shoutout: team.settings.reactionShoutout,
  charity_whitelist: team.settings.charityWhitelist,
  featured_charities: team.settings.featuredCharities,
  ...completedSetupSteps(team, beside),
})

const nameOfKey: ReadonlyMap<string, string> = new Map(Object.entries(settingNames))

/** The changes in the ledger's terms, without those that other events record: required values and the interval. */
export const settingChangesOf = (changes: TeamMetadataChanges): TeamSettingsChanges =>
  TeamSettingsChanges.parse(
    Object.fromEntries(
      Object.entries(changes).flatMap(([key, value]) => {
        const name = nameOfKey.get(key)
        return name === undefined || value === undefined ? [] : [[name, value]]
      }),
    ),
  )
