import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import type { Pool } from 'pg'
import type { Company } from './company.ts'
import type { Side } from './measureReads.ts'
import type { Dates } from './readCase.ts'
import { readCases } from './readCases.ts'
import { screenCases } from './screens/screenCases.ts'

const day = 24 * 60 * 60 * 1_000
const dayBefore = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10)

/** Signs the administrators and leads of companies in. */
export const signInCompanies = async (
  database: Pool,
  home: string,
  companies: readonly Company[],
): Promise<readonly Side[]> => {
  const dates: Dates = {
    start: dayBefore(120),
    end: dayBefore(90),
    asOf: `${dayBefore(365)}T12:00:00.000Z`,
  }
  return Promise.all(
    companies.map(async company => {
      const administrators = await signIn(database, home, company, company.administratorIds)
      const leads = await signIn(database, home, company, company.leadIds)
      return {
        cases: readCases(company, dates),
        screens: screenCases({ start: dayBefore(22), end: dayBefore(0) }),
        tokensOf: as => [...(as === 'lead' ? leads : administrators).values()],
      }
    }),
  )
}

/** Signs members in; returns their tokens. */
export const signIn = async (
  database: Pool,
  home: string,
  { teamId }: Company,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const access = createAccess(database, { secrets: () => [loadSecrets(home).encryptionKey] })
  const signedIn = memberIds.map(
    async memberId => [memberId, (await startSession(access, { teamId, memberId })).token] as const,
  )
  return new Map(await Promise.all(signedIn))
}
