import type { TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { beforeEach } from 'vitest'
import { allowanceSourcesOf } from '../../../recognition/allowanceSourcesOf.ts'
import { resetAllowances } from '../../../recognition/resetAllowances.ts'
import { oweNudges } from '../oweNudges.ts'
import { startNudging } from './startNudging.ts'

/** All nudges that a team can switch off, switched off. */
export const switches = {
  remindsOfUnspentAllowance: false,
  nudgesQuietChannels: false,
  tellsOfNewAllowance: false,
  remindsOfRedeemablePoints: false,
  asksForBirthdays: false,
}

const forever = new AbortController().signal

/** A team with allowances whose nudges are switched on by each test, and noted and sent step by step. */
export const startChosenNudges = async () => {
  const nudging = await startNudging({ channelMembers: ['UANN'] })
  const { ledger, database, common, pass, now, catchUp, clear } = nudging
  const data = { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 } as const
  await ledger.handle({ ...common(), type: 'setAllowancePolicy', data })
  const set = async (changes: TeamSettingsChanges) => {
    accepted(await ledger.handle({ ...common(), type: 'changeTeamSettings', data: { changes } }))
  }
  beforeEach(async () => {
    await clear()
    await set(switches)
    await database.query('truncate slack.nudges')
  })
  return {
    ...nudging,
    set,
    /** Notes the nudges that are due. */
    nudge: async () => {
      await catchUp()
      await oweNudges(database, now(), forever)
    },
    /** Moves the clock to an instant, starts the period it is in, and updates the read models. */
    be: async (moment: string) => {
      pass(Date.parse(moment) - Date.parse(now()))
      await catchUp()
      const allowances = { ledger, database, allowanceSourcesOf: allowanceSourcesOf(database) }
      await resetAllowances(allowances, now(), forever)
    },
    told: () =>
      nudging.slack.calls
        .filter(({ method }) => method === 'chat.postMessage')
        .map(({ channel, text }) => [channel, text]),
  }
}
