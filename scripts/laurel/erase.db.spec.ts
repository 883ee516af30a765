import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAddress } from '@laurel/api/people/addresses/addAddress.ts'
import { erasePerson } from '@laurel/api/people/erasePerson.ts'
import { finishErasures } from '@laurel/api/people/finishErasures.ts'
import { storeMentions } from '@laurel/api/people/mentions.ts'
import { createDestinations } from '@laurel/api/rewards/payouts/destinations/destinations.ts'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { annsAddress } from '@laurel/ledger/testing/testOrders.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { compareReadModels } from '@laurel/projections/engine/auditing/compareReadModels.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { eraseMember } from './addErase.ts'
import { noteSources } from './testing/noteSources.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = mkdtempSync(join(tmpdir(), 'laurel-erase-'))
let stores: Stores
let team: Awaited<ReturnType<typeof createTestTeam>>

const Tables = z.array(z.object({ name: z.string() }))
const Texts = z.array(z.object({ text: z.string() }))

/** Every row of every table as text: what a thief of the database would see. */
const wholeDatabase = async (): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    let text = ''
    for (const { name } of Tables.parse(tables.rows)) {
      const { rows } = await client.query(`select t::text as text from ${name} t`)
      text += Texts.parse(rows)
        .map(row => row.text)
        .join('\n')
    }
    return text
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  const ledger = createLedger(stores)
  team = await createTestTeam(ledger, { memberNames: ['Wilhelmina', 'Ben'] })
  const given = accepted(
    await team.give('Wilhelmina', ['Ben'], 10, {
      message: 'For the marmalade',
      attachment: {
        type: 'GIPHY_GIF',
        mediaUrl: 'https://gifs.example/quince.gif',
        width: 20,
        height: 15,
        altText: 'Quinces fall from a tree',
      },
    }),
  )
  await settle(ledger, given.events)
  await team.adjust('Wilhelmina', 25, 'Found under the sofa')
  await ledger.handle({
    type: 'syncMemberFields',
    id: team.shoutoutId('profile of Wilhelmina'),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'slack' },
    occurredAt: '2026-03-11T09:00:00.000Z',
    data: {
      memberId: team.memberId('Wilhelmina'),
      fields: { XfTeam: 'Department of orchards', XfStart: '1999-02-03' },
      managerId: team.memberId('Ben'),
      dates: { birthday: '05-17', joinedOn: '1999-02-03' },
    },
  })
  await ledger.handle({
    type: 'chooseLocale',
    id: team.shoutoutId('locale of Wilhelmina'),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.memberId('Wilhelmina') },
    occurredAt: '2026-03-11T09:00:00.000Z',
    data: { memberId: team.memberId('Wilhelmina'), locale: 'FR-CI', place: '6.8276,-5.2893' },
  })
  await stores.snapshotStore.save({
    stream: memberStream.nameOf(team.teamId, team.memberId('Wilhelmina')),
    revision: 1,
    hash: 'of event 1',
    version: 'these rules',
    content: Buffer.from('Wilhelmina'),
  })
  const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
  await projections.start()
  await projections.waitForPosition(await stores.log.head(), 10_000)
  const database = new Pool({ connectionString: databaseUrl, max: 2 })
  const { teamId } = team
  const wilhelmina = team.memberId('Wilhelmina')
  const message = await storeMentions(database)(teamId, 'As good as @Wilhelmina and @Wilhelminas.')
  expect(message).toBe(`As good as <@${wilhelmina}> and @Wilhelminas.`)
  const praised = accepted(
    await team.give('Ben', ['Wilhelmina'], 1, { message: message.replace(' and @Wilhelminas', '') }),
  )
  await settle(ledger, praised.events)
  await projections.waitForPosition(await stores.log.head(), 10_000)
  await database.query(
    `insert into access.security_log (team_id, member_id, activity, ip_address, user_agent, created_at)
     values ($1, $2, 'REFRESH_TOKEN', '203.0.113.77', 'Orchard browser 9', now())`,
    [teamId, wilhelmina],
  )
  const addressBook = { database, vault: stores.vault }
  const person = { teamId, memberId: wilhelmina }
  const limits = { now: new Date(), limit: 1 }
  await addAddress(addressBook, person, { ...annsAddress, name: 'Wilhelmina' }, limits)
  const key = Buffer.alloc(32, 7).toString('base64')
  const destinations = createDestinations({ database, clock: () => new Date(), key })
  for (const account of ['pay@evergreen.example', '+14155550100']) {
    const created = await destinations.newCode(person, account)
    if (account.startsWith('pay') && created.kind === 'new')
      await destinations.check(person, account, created.code)
  }
  await database.query(
    `insert into slack.announcements (announcement_id, team_id, lane, subject_id, recipient_id, stream, revision,
       position, wanted, message_channel)
     values (gen_random_uuid(), $1, 'lane', gen_random_uuid(), $2, 'stream', 0, 0, 'given', 'D0PRIVATE')`,
    [teamId, wilhelmina],
  )
  await noteSources(database, teamId, wilhelmina)
  const { rows } = await listActivity(database, teamId, {})
  expect(JSON.stringify(rows)).toContain('As good as @Wilhelmina')
  await database.end()
  await projections.stop()
})

afterAll(async () => {
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const personal = [
  /wilhelmina/i,
  /marmalade/,
  /sofa/,
  /orchards/,
  /1999-02-03/,
  /05-17/,
  /quince/i,
  /FR-CI/,
  /6\.8276/,
  /203\.0\.113\.77/,
  /Orchard browser/,
  /D0PRIVATE/,
  /linked-scim-user/,
  /staged-scion/,
  /noted-scion/,
]

describe('forgetting a person', () => {
  it('leaves no word of theirs in the database', async () => {
    const before = await wholeDatabase()
    for (const words of personal) expect(before).toMatch(words)
    await eraseMember(stores, 'wilhelmina@evergreen.example', { by: 'ben@evergreen.example' })
    const afterwards = await wholeDatabase()
    for (const words of personal) expect(afterwards).not.toMatch(words)
    expect(afterwards).toMatch(/Former member/)
    const database = new Pool({ connectionString: databaseUrl, max: 1 })
    expect(JSON.stringify(await listActivity(database, team.teamId, {}))).toContain(
      'As good as @Former member',
    )
    await database.end()
    expect(afterwards).toMatch(/ben@evergreen.example/)
  })

  it('is recorded with the member who did it', async () => {
    const erased = []
    const streamPrefixes = ['member-']
    for await (const batch of stores.encryptedLog.readAll(undefined, { streamPrefixes }))
      erased.push(...batch.filter(({ type }) => type === 'MemberErased'))
    expect(erased).toMatchObject([{ metadata: { actor: { kind: 'member', id: team.memberId('Ben') } } }])
  })

  it('keeps every chain, book and balance as it was', async () => {
    const { findings, books } = await verifyLedger(stores.encryptedLog, { hasContiguousPositions: true })
    expect(findings).toEqual([])
    expect(books.balanceOf(team.teamId, 'redeemable', team.memberId('Wilhelmina'))).toBe(26)
    expect(books.balanceOf(team.teamId, 'redeemable', team.memberId('Ben'))).toBe(10)
  })

  it('leaves no snapshot of their stream and no address', async () => {
    const database = new Pool({ connectionString: databaseUrl, max: 1 })
    for (const table of ['snapshots.streams', 'rewards.addresses'])
      expect((await database.query(`select from ${table}`)).rows).toEqual([])
    await database.end()
  })

  it('leaves no account of their payouts and no code', async () => {
    const database = new Pool({ connectionString: databaseUrl, max: 1 })
    const { rows } = await database.query(
      `select member_id from rewards.payout_destinations union all
       select member_id from rewards.payout_codes union all select member_id from rewards.payout_code_sends`,
    )
    await database.end()
    expect(rows).toEqual([])
  })

  it('leaves the rows that a rebuild gives', async () => {
    const comparison = await compareReadModels({ log: stores.log, databaseUrl: stores.databaseUrl })
    expect(comparison?.differences).toEqual([])
  })

  it('no longer finds the person by e-mail address, and still finds them by id', async () => {
    await expect(eraseMember(stores, 'wilhelmina@evergreen.example')).rejects.toThrow('No member is known as')
    await expect(eraseMember(stores, team.memberId('Wilhelmina'))).resolves.toMatchObject({
      memberId: team.memberId('Wilhelmina'),
    })
  })
})

describe('an erasure that was interrupted', () => {
  /** Erases a person with one step that fails, as if the process ended there. */
  const interrupt = async (name: string, at: 'destroy' | 'handle' | 'erase'): Promise<void> => {
    const gone = () => Promise.reject(new Error('The process is gone.'))
    const database = new Pool({ connectionString: stores.databaseUrl, max: 1 })
    const dependencies = {
      database,
      vault: at === 'destroy' ? { destroy: gone } : stores.vault,
      ledger: at === 'handle' ? { handle: gone } : createLedger(stores),
      projections: { erase: gone },
    }
    const person = { teamId: team.teamId, memberId: team.memberId(name), externalKey: name }
    const erasure = { actor: { kind: 'system', id: 'spec' }, occurredAt: '2026-03-12T09:00:00.000Z' } as const
    try {
      await expect(erasePerson(dependencies, person, erasure)).rejects.toThrow('The process is gone.')
    } finally {
      await database.end()
    }
  }

  it.each(['destroy', 'handle', 'erase'] as const)(
    'while it was at %s is finished by the next erasure',
    async step => {
      const name = `Percival${step}`
      await team.add(name)
      await team.adjust(name, 5, `Found in ${name}'s attic`)
      await interrupt(name, step)

      await eraseMember(stores, team.memberId('Wilhelmina'))

      expect((await wholeDatabase()).toLowerCase()).not.toContain(name.toLowerCase())
      const comparison = await compareReadModels({ log: stores.log, databaseUrl: stores.databaseUrl })
      expect(comparison?.differences).toEqual([])
    },
  )

  it('and fails again does not stop the others', async () => {
    const names = ['Quentin', 'Rosalind']
    for (const name of names) {
      await team.add(name)
      await interrupt(name, 'destroy')
    }
    const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
    const database = new Pool({ connectionString: stores.databaseUrl, max: 1 })
    await projections.start()
    const dependencies = { ledger: createLedger(stores), projections, database }
    const [quentin = '', rosalind = ''] = names.map(name => team.memberId(name))
    const destroy: Stores['vault']['destroy'] = person =>
      person.memberId === quentin ? Promise.reject(new Error('No answer.')) : stores.vault.destroy(person)
    try {
      const { finished, failures } = await finishErasures({ ...dependencies, vault: { destroy } })
      expect(finished).toEqual([{ teamId: team.teamId, memberId: rosalind }])
      expect(failures).toMatchObject([{ message: expect.stringContaining(quentin) }])
      expect(await finishErasures({ ...dependencies, vault: stores.vault })).toEqual({
        finished: [{ teamId: team.teamId, memberId: quentin }],
        failures: [],
      })
    } finally {
      await projections.stop()
      await database.end()
    }
  })
})
