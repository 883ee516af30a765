import { syncWorkspace } from '@laurel/api/slack/sync/syncWorkspace.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { WebClient } from '@slack/web-api'
import { subDays } from 'date-fns/subDays'
import type { Pool } from 'pg'
import { z } from 'zod'
import { celebrateDemo } from './celebrateDemo.ts'
import { chooseCountries } from './chooseCountries.ts'
import { planDemoCompetitions } from './demoCompetitions.ts'
import { giveDemoAwards, setUpAwards } from './giveDemoAwards.ts'
import { holdCampaigns } from './holdCampaigns.ts'
import { mapManagers } from './mapManagers.ts'
import { performHistory } from './performHistory.ts'
import { planAwards } from './planAwards.ts'
import { planHistory } from './planHistory.ts'
import { monthlyAllowance } from './planThanks.ts'
import { fillFund, setUpTeam } from './setUpTeam.ts'

export type DemoDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  /** Speaks with the sandbox workspace, which the team is read from as any other would be. */
  readonly client: WebClient
  readonly now: Date
  /** Receives progress messages. */
  readonly tell: (text: string) => void
}

const historyDays = 365
const seed = 20

const Row = z.object({ began_at: z.date(), is_complete: z.boolean() })

/** Adds the people and channels of the sandbox workspace, with a year of history or as on their first day. */
export const inviteDemoTeam = async (dependencies: DemoDependencies, hasHistory: boolean): Promise<void> => {
  if (hasHistory) return createDemoTeam(dependencies)
  const { ledger, now } = dependencies
  const teamId = await syncDemoWorkspace(dependencies, now)
  await setUpTeam(ledger, teamId, instantOf(now))
  await chooseCountries(ledger, teamId, instantOf(now))
  await fillFund(ledger, teamId, instantOf(now))
  await setUpAwards(ledger, teamId, instantOf(now))
}

/**
 * Creates the demo team with a year of history behind it, once for each database. After an interruption it goes on
 * with the same history, which adds nothing twice.
 */
export const createDemoTeam = async (dependencies: DemoDependencies): Promise<void> => {
  const { ledger, database, tell } = dependencies
  await prepareDemo(database)
  await database.query('insert into demo.history (began_at) values ($1) on conflict do nothing', [
    dependencies.now,
  ])
  const { rows } = await database.query('select began_at, is_complete from demo.history')
  const { began_at: now, is_complete: isComplete } = Row.parse(rows[0])
  if (isComplete) return

  const startsAt = subDays(now, historyDays)
  const teamId = await syncDemoWorkspace(dependencies, startsAt)
  await setUpTeam(ledger, teamId, instantOf(startsAt))
  await setUpAwards(ledger, teamId, instantOf(startsAt))
  await chooseCountries(ledger, teamId, instantOf(startsAt))
  const acts = planHistory(instantOf(startsAt), instantOf(now), seed)
  let told = 0
  await performHistory(ledger, teamId, acts, done => {
    const quarter = Math.floor((done / acts.length) * 4)
    if (quarter > told) tell(`${quarter * 3} of 12 months`)
    told = quarter
  })
  await giveDemoAwards(ledger, teamId, planAwards(instantOf(startsAt), instantOf(now), seed))
  await celebrateDemo(ledger, teamId, now)
  await planDemoCompetitions(ledger, teamId, instantOf(now))
  await holdCampaigns(ledger, teamId, now)
  await database.query('update demo.history set is_complete = true')
}

/** Where is kept since when the demo team has its history. */
export const prepareDemo = async (database: Pick<Pool, 'query'>): Promise<void> => {
  await database.query('create schema if not exists demo')
  await database.query(`create table if not exists demo.history (
    is_only boolean primary key default true check (is_only), began_at timestamptz not null,
    is_complete boolean not null default false)`)
}

const syncDemoWorkspace = async (
  { ledger, database, client }: DemoDependencies,
  startsAt: Date,
): Promise<TeamId> => {
  const { teamId, slackUserIds } = await syncWorkspace({
    ledger,
    database,
    client,
    clock: () => startsAt,
    newChannel: {
      shoutoutAllowance: monthlyAllowance,
      awardAllowance: 500,
      pointOptions: [5, 10, 20, 25, 50],
    },
    timeZone: 'Europe/Berlin',
    pointsName: 'sprigs',
  })
  await mapManagers({ ledger, client, teamId, occurredAt: instantOf(startsAt) }, slackUserIds)
  return teamId
}
