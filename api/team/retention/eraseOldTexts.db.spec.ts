import { randomUUID } from 'node:crypto'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestCampaigns } from '@laurel/ledger/testing/testCampaigns.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { monthHolder } from '@laurel/ledger/vault/holders.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import { compareReadModels } from '@laurel/projections/engine/auditing/compareReadModels.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { exportsOf } from '../../reports/exports/exportRows.ts'
import { orderExport } from '../../reports/exports/orderExport.ts'
import { openStores } from '../../server/stores/openStores.ts'
import { eraseOldTexts, type TextErasureDependencies } from './eraseOldTexts.ts'
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

/** A team with words of March. */
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

const run = (others: Partial<TextErasureDependencies> = {}, at = now) =>
  eraseOldTexts(
    { vault: stores.vault, ledger, projections, database, ...others },
    at,
    new AbortController().signal,
  )

const logged = async (teamId: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of stores.log.readAll())
    events.push(...batch.filter(({ metadata }) => metadata.teamId === teamId))
  return events
}

const words = async (teamId: string): Promise<string> => {
  const { rows } = await database.query(`select message from ${activities.live} where team_id = $1`, [teamId])
  return JSON.stringify(await logged(teamId)) + JSON.stringify(rows)
}

const erasuresNoted = async (teamId: string): Promise<readonly unknown[]> => {
  const { rows } = await database.query(
    "select detail from access.security_log where activity = 'TEXTS_ERASED' and team_id = $1",
    [teamId],
  )
  return rows
}

const crash = () => Promise.reject(new Error('The process ended.'))

const crashingAfterOne = (): Pick<Vault, 'destroy' | 'findKeys'> => {
  let destroyed = 0
  return {
    ...stores.vault,
    destroy: person => {
      destroyed += 1
      return destroyed === 1 ? stores.vault.destroy(person) : crash()
    },
  }
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
    expect(await readFirstText(database, teamId, now, new Set())).toBeNull()
    const { findings, books } = await verifyLedger(stores.encryptedLog, { hasContiguousPositions: true })
    expect(findings).toEqual([])
    expect(books.balanceOf(teamId, 'redeemable', memberId('Ben'))).toBe(15)
    expect(await erasuresNoted(teamId)).toEqual([{ detail: '2026-03 to 2026-04' }])
    const comparison = await compareReadModels({ log: stores.log, databaseUrl: stores.databaseUrl })
    expect(comparison?.differences).toEqual([])
  })

  it('are erased with the ordered files that hold them', async () => {
    const { teamId, memberId, keepFor } = await teamWithWords('almond')
    const order = async (type: 'shoutouts' | 'users', start?: string) => {
      const exportId = randomUUID()
      const query = { type, ...(start && { start }) }
      await orderExport(
        { database },
        { exportId, teamId, memberId: memberId('Olga'), query, isOfTeam: true },
        now,
      )
      return exportId
    }
    await order('shoutouts')
    await order('shoutouts', '2026-04-30')
    const kept = [await order('shoutouts', '2026-05-02'), await order('users')]
    await keepFor(1)
    await run()
    const files = await exportsOf(database, { teamId, memberId: memberId('Olga') }, now)
    expect(files.map(({ exportId }) => exportId).toSorted()).toEqual(kept.toSorted())
  })

  it('are erased in slices, which an interruption does not lose', async () => {
    const { teamId, keepFor } = await teamWithWords('hazel')
    await keepFor(1)
    await run({ eventsPerSlice: 1 })
    // The keys are gone after the first slice, whatever happens to the rows.
    expect((await database.query('select from worker.text_erasures')).rows).toHaveLength(1)
    for (let slice = 0; slice < 20; slice++) await run({ eventsPerSlice: 1 })
    expect(await words(teamId)).not.toMatch(/of hazel/)
    expect((await database.query('select from worker.text_erasures')).rows).toHaveLength(0)
  })

  it.each<readonly [string, string, Partial<TextErasureDependencies>, number]>([
    ['fig', 'one of their keys was destroyed', { vault: crashingAfterOne() }, 0],
    ['elm', 'their keys were destroyed', { ledger: { ...ledger, handle: crash } }, 0],
    ['oak', 'their erasure was recorded', { projections: { eraseTexts: crash } }, 1],
  ])(
    'of %s are erased to the end, once, when a crash came after %s',
    async (name, _when, crashing, before) => {
      const { teamId, keepFor } = await teamWithWords(name)
      const months = ['2026-03', '2026-04'] as const
      const recorded = async () => (await logged(teamId)).filter(({ type }) => type === 'TextsErased')
      await keepFor(1)
      await expect(run(crashing)).rejects.toThrow()
      expect(JSON.stringify(await logged(teamId))).not.toContain(`of ${name}`)
      expect(await recorded()).toHaveLength(before)
      for (const month of months) stores.vault.dropCached(monthHolder(teamId, month))
      await keepFor(null)

      await run({}, '2026-07-15T12:00:00.000Z')
      await run({}, '2026-08-15T12:00:00.000Z')

      expect(await words(teamId)).not.toContain(`of ${name}`)
      expect((await recorded()).map(({ data }) => data)).toEqual([{ months }])
      for (const month of months) stores.vault.dropCached(monthHolder(teamId, month))
      const holders = months.map(month => monthHolder(teamId, month))
      expect(await stores.vault.findKeys(holders)).toEqual([undefined, undefined])
      expect(await erasuresNoted(teamId)).toEqual([{ detail: '2026-03 to 2026-04' }])
    },
  )

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
