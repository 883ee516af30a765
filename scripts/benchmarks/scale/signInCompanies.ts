import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { Pool } from 'pg'
import { demoOwner } from '../../demo/people.ts'
import { demoWorkspace } from '../../demo/workspace.ts'
import type { Company } from './company.ts'
import type { Side } from './measureReads.ts'
import type { Place } from './prepareCompanies.ts'
import { type Dates, readCases } from './readCases.ts'

const day = 24 * 60 * 60 * 1_000
const dayBefore = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10)

export type SignedIn = {
  readonly sides: readonly Side[]
  /** A token of the owner of the sandbox workspace. */
  readonly workspaceToken: string
}

/** Signs in the administrators and leads of companies, and the owner of the sandbox workspace. */
export const signInCompanies = async (
  { home, databaseUrl }: Place,
  companies: readonly Company[],
): Promise<SignedIn> => {
  const database = new Pool({ connectionString: databaseUrl, max: 2 })
  database.on('error', () => {})
  const access = createAccess(database, { secrets: () => [loadSecrets(home).encryptionKey] })
  const dates: Dates = {
    start: dayBefore(120),
    end: dayBefore(90),
    asOf: `${dayBefore(365)}T12:00:00.000Z`,
  }
  const tokenOf = async (teamId: string, memberId: string): Promise<string> =>
    (await startSession(access, { teamId, memberId })).token
  const sideOf = async (company: Company): Promise<Side> => {
    const { teamId, administratorIds, leadIds } = company
    const administrators = await Promise.all(administratorIds.map(id => tokenOf(teamId, id)))
    const leads = await Promise.all(leadIds.map(id => tokenOf(teamId, id)))
    return {
      cases: readCases(company, dates),
      tokensOf: as => (as === 'lead' ? leads : administrators),
    }
  }
  try {
    const workspaceTeamId = teamIdOf(demoWorkspace.team.id)
    return {
      sides: await Promise.all(companies.map(sideOf)),
      workspaceToken: await tokenOf(workspaceTeamId, memberIdOf(workspaceTeamId, demoOwner.slackId)),
    }
  } finally {
    await database.end()
  }
}
