import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestCampaigns } from '@laurel/ledger/testing/testCampaigns.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { monthHolder } from '@laurel/ledger/vault/holders.ts'
import { compareReadModels } from '@laurel/projections/engine/auditing/compareReadModels.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openStores } from '../../server/stores/openStores.ts'
import { eraseOldTexts } from './eraseOldTexts.ts'
import { countMessagesUntil, readFirstText } from './readOldTexts.ts'

const { url: databaseUrl } = await createTestDatabase()
const stores = await openStores({
  home: createTemporaryHome('old-texts-'),
  databaseUrl,
  eventStoreUrl: undefined,
})
const ledger = createLedger(stores)
const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
const database = new Pool({ connectionString: stores.databaseUrl, max: 2 })
await projections.start()
afterAll(async () => {
  await projections.stop()
  await database.end()
  await stores.close()
})

const now = '2026-06-15T12:00:00.000Z'

/** A team with words of March, and a reason of May. */
const teamWithWords = async (name: string) => {
  const team = await createTestTeam(ledger, { name, memberNames: ['Ann', 'Ben', 'Olga'] })
  const { teamId, memberId } = team
  const given = accepted(await team.give('Ann', ['Ben'], 10, { message: `Soup of ${name}` }))
  await settle(ledger, given.events)
  await team.adjust('Ben', 5, `Sofa of ${name}`)
  const campaigns = createTestCampaigns(ledger, team, channelIdOf(teamId, 'general'))
  await campaigns.open('Quarter')
  await campaigns.nominate('Quarter', 'Ann', 'Ben', `Quince of ${name}`)
  const command = (key: string, occurredAt: string) => ({
    id: team.shoutoutId(key),
    teamId,
    actor: { kind: 'member' as const, id: memberId('Olga') },
    occurredAt,
  })
  const keepFor = async (months: number | null) => {
    accepted(
      await ledger.handle({
        type: 'setTextRetention',
        ...command(`keep ${months}`, now),
        data: { months },
      }),
    )
    await shown()
  }
  return { ...team, keepFor }
}

const shown = async () => projections.waitForPosition(await stores.log.head(), 10_000)

const run = (eventsPerSlice?: number) =>
  eraseOldTexts(
    { vault: stores.vault, ledger, projections, database, ...(eventsPerSlice && { eventsPerSlice }) },
    now,
    new AbortController().signal,
  )

const words = async (teamId: string): Promise<string> => {
  let logged = ''
  for await (const batch of stores.log.readAll())
    logged += JSON.stringify(batch.filter(({ metadata }) => metadata.teamId === teamId))
  const { rows } = await database.query(`select message from ${activities.live} where team_id = $1`, [teamId])
  return logged + JSON.stringify(rows)
}

describe('texts that are older than their team keeps them', () => {
  it('are erased from the log and the rows, and points and people stay', async () => {
    const { teamId, memberId, keepFor } = await teamWithWords('evergreen')
    const other = await teamWithWords('juniper')
    await keepFor(1)
    expect(await countMessagesUntil(database, teamId, '2026-02', new Set())).toBe(0)
    expect(await countMessagesUntil(database, teamId, '2026-03', new Set())).toBe(1)
    expect(await countMessagesUntil(database, teamId, '2026-03', new Set(['2026-03']))).toBe(0)

    await run()

    expect(await words(teamId)).not.toMatch(/of evergreen/)
    expect(await words(teamId)).toMatch(/ann@/)
    expect(await words(other.teamId)).toMatch(/Soup of juniper/)
    expect(await readFirstText(database, teamId, now)).toBeNull()
    const { findings, books } = await verifyLedger(stores.encryptedLog, { hasContiguousPositions: true })
    expect(findings).toEqual([])
    expect(books.balanceOf(teamId, 'redeemable', memberId('Ben'))).toBe(15)
    const { rows } = await database.query(
      "select detail from access.security_log where activity = 'TEXTS_ERASED' and team_id = $1",
      [teamId],
    )
    expect(rows).toEqual([{ detail: '2026-03 to 2026-04' }])
    const comparison = await compareReadModels({ log: stores.log, databaseUrl: stores.databaseUrl })
    expect(comparison?.differences).toEqual([])
  })

  it('are erased in slices, which an interruption does not lose', async () => {
    const { teamId, keepFor } = await teamWithWords('hazel')
    await keepFor(1)
    await run(1)
    // The keys are gone after the first slice, whatever happens to the rows.
    expect((await database.query('select from worker.text_erasures')).rows).toHaveLength(1)
    for (let slice = 0; slice < 20; slice++) await run(1)
    expect(await words(teamId)).not.toMatch(/of hazel/)
    expect((await database.query('select from worker.text_erasures')).rows).toHaveLength(0)
  })

  it('stay while they are young enough, or kept for good', async () => {
    const { teamId, keepFor } = await teamWithWords('laurel')
    await keepFor(3)
    await run()
    expect(await words(teamId)).toMatch(/Soup of laurel/)
    await keepFor(null)
    await run()
    expect(await words(teamId)).toMatch(/Soup of laurel/)
  })

  it('stay erased where a backup brought the key of their month back', async () => {
    const { teamId, keepFor } = await teamWithWords('willow')
    const holder = monthHolder(teamId, '2026-03')
    const where = 'where team_id = $1 and member_id = $2'
    const key = [holder.teamId, holder.memberId]
    const { rows } = await database.query(`select encrypted_key from vault.keys ${where}`, key)
    await keepFor(1)
    await run()
    await database.query(`update vault.keys set encrypted_key = $3, destroyed_at = null ${where}`, [
      ...key,
      rows[0]?.encrypted_key,
    ])
    stores.vault.dropCached(holder)
    expect(await words(teamId)).toMatch(/Soup of willow/)
    await run()
    expect(await words(teamId)).not.toMatch(/Soup of willow/)
  })

  it('leave a month in which nothing readable is written any more', async () => {
    const { teamId, keepFor, give } = await teamWithWords('rowan')
    await keepFor(1)
    await run()
    accepted(await give('Ann', ['Ben'], 1, { key: 'later', message: 'Fig of rowan' }))
    expect(await words(teamId)).not.toMatch(/Fig of rowan/)
  })
})
