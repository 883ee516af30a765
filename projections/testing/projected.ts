import { afterAll } from 'vitest'
import { createProjections } from '../engine/createProjections.ts'
import type { Company } from './company.ts'
import { openTestDatabase } from './openTestDatabase.ts'

/** A database of its own for a spec file, with the read models of a company in it. */
export const projectCompany = async (company: Company) => {
  const { url, database } = await openTestDatabase()
  const projections = createProjections({ log: company.log, databaseUrl: url })
  await projections.start()
  const isReached = await projections.waitForPosition(await company.log.head(), 10_000)
  if (!isReached) throw new Error(`The read models lag: ${JSON.stringify(await projections.lag())}`)
  afterAll(() => projections.stop())
  return { url, database, projections }
}
