import { defineStream } from '../handling/defineStream.ts'
import { changeTeamSettings } from './changeTeamSettings.ts'
import { choosePlan } from './choosePlan.ts'
import { closeMonth } from './closeMonth.ts'
import { createTeam } from './createTeam.ts'
import { deactivateTeam } from './deactivateTeam.ts'
import { endPlan } from './endPlan.ts'
import { eraseTexts } from './eraseTexts.ts'
import { teamEvents } from './events.ts'
import { introduceLaurel } from './introduceLaurel.ts'
import { mapProfileFields } from './mapProfileFields.ts'
import { reactivateTeam } from './reactivateTeam.ts'
import { setAllowancePolicy } from './setAllowancePolicy.ts'
import { setChartOfAccounts } from './setChartOfAccounts.ts'
import { setClawBackPolicy } from './setClawBackPolicy.ts'
import { setFourEyes } from './setFourEyes.ts'
import { setPointsExpiry } from './setPointsExpiry.ts'
import { setRewardCatalogs } from './setRewardCatalogs.ts'
import { setRewardNotices } from './setRewardNotices.ts'
import { setRewardPolicy } from './setRewardPolicy.ts'
import { setTaggableValues } from './setTaggableValues.ts'
import { setTaxRules } from './setTaxRules.ts'
import { setTeamLocale } from './setTeamLocale.ts'
import { setTextRetention } from './setTextRetention.ts'
import { setTimeZone } from './setTimeZone.ts'
import { evolve, initialState } from './state.ts'
import { syncProfileFields } from './syncProfileFields.ts'

export const teamStream = defineStream({
  name: 'team',
  key: () => [],
  initialState,
  evolve,
  events: teamEvents,
  rules: {
    createTeam,
    setAllowancePolicy,
    setTimeZone,
    setTeamLocale,
    setTextRetention,
    eraseTexts,
    setPointsExpiry,
    setTaggableValues,
    setClawBackPolicy,
    setRewardPolicy,
    setFourEyes,
    setTaxRules,
    setChartOfAccounts,
    setRewardCatalogs,
    setRewardNotices,
    changeTeamSettings,
    deactivateTeam,
    reactivateTeam,
    choosePlan,
    endPlan,
    syncProfileFields,
    mapProfileFields,
    introduceLaurel,
    closeMonth,
  },
})
