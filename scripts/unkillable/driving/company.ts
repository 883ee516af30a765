import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { accepted, createTestTeam, type TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { until } from '../../crash/until.ts'

export type Company = {
  readonly stores: Stores
  readonly ledger: Ledger
  readonly team: TestTeam
  readonly database: Pool
  /** The encryption key that all instances share. */
  readonly secret: string
  /** A data folder for one instance, with the secrets that all of them share. */
  readonly home: (name: string) => string
  readonly close: () => Promise<void>
}

/** A team on a database that has seen no server yet: Olga leads it, Ann and Ben work in it. */
export const foundCompany = async (databaseUrl: string, eventStoreUrl?: string): Promise<Company> => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-unkillable-'))
  const first = join(folder, 'first')
  mkdirSync(first)
  const stores = await openStores({ home: first, databaseUrl, eventStoreUrl })
  const ledger = createLedger(stores)
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben'],
    allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 100_000, awardPoints: 0 },
  })
  accepted(await team.add('Olga', { isAdmin: true }))
  const database = new Pool({ connectionString: databaseUrl, max: 2 })
  database.on('error', () => {})
  return {
    stores,
    ledger,
    team,
    database,
    secret: loadSecrets(first).encryptionKey,
    home: name => {
      const home = join(folder, name)
      mkdirSync(home, { recursive: true })
      if (home !== first) cpSync(join(first, 'secrets.json'), join(home, 'secrets.json'))
      return home
    },
    close: async () => {
      await database.end()
      await stores.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds points to a member's balance through one instance; the same key is the same command. */
export const adjust = (
  client: Client,
  { team }: Company,
  name: string,
  points: number,
  idempotencyKey: string,
) =>
  client.call(
    adjustMemberPoints,
    { params: { id: team.memberId(name) }, body: { points, reason: idempotencyKey } },
    { idempotencyKey },
  )

/** Waits until every promise is kept, and answers what the audit finds wrong and what a member holds then. */
export const verdictAtRest = async ({ stores, team }: Company, name: string) => {
  const { findings, books } = await until('every promise is kept', async () => {
    const verification = await verifyLedger(stores.encryptedLog, { postgresUrl: stores.postgresUrl })
    return verification.underWay.length === 0 ? verification : undefined
  })
  return { findings, redeemable: books.balanceOf(team.teamId, 'redeemable', team.memberId(name)) }
}

/** Whether a rebuild gives the rows that serve, for every read model. */
export const areReadModelsIdentical = async ({ stores }: Company): Promise<boolean> => {
  const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
  try {
    await projections.waitForPosition(await stores.log.head(), 20_000)
    const reports = await projections.rebuild(undefined, { isCompared: true })
    return reports.every(report => report.isIdentical === true)
  } finally {
    await projections.stop()
  }
}
