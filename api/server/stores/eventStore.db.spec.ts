import { rmSync } from 'node:fs'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { openStores } from './openStores.ts'
import { WrongLogStore } from './storeProblem.ts'

const { url: databaseUrl } = await createTestDatabase()
const { url: otherDatabaseUrl } = await createTestDatabase()
const home = createTemporaryHome('event-store-')
const server = await startWireServer()
const eventStoreUrl = server.url
afterAll(async () => {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a ledger over the stores accepts an id of a member for one stream only', async () => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl })
  const ledger = createLedger(stores)
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Olga', 'Omar'] })
  const adjust = (admin: string, key: string, name: string) =>
    ledger.handle({
      type: 'adjustPoints',
      id: team.shoutoutId(key),
      teamId: team.teamId,
      actor: { kind: 'member', id: team.memberId(admin) },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: team.memberId(name), account: 'redeemable', points: 5, reason: 'Thanks' },
    })
  accepted(await adjust('Olga', 'key', 'Ann'))
  accepted(await adjust('Omar', 'key', 'Ben'))
  expect(await adjust('Olga', 'key', 'Ben')).toEqual({
    kind: 'rejected',
    rejection: { code: 'COMMAND_CONFLICT' },
  })
  const { findings } = await verifyLedger(stores.encryptedLog)
  expect(findings).toEqual([])
  await stores.close()
})

test('the engine of an installation opens for it again, and for no other', async () => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl })
  await stores.close()
  const opening = openStores({ home, databaseUrl: otherDatabaseUrl, eventStoreUrl })
  await expect(opening).rejects.toThrow(WrongLogStore)
  await expect(opening).rejects.toThrow('holds the log of another installation')
})

test('an installation with its log in an EventStoreDB does not start on an empty one', async () => {
  const empty = await startWireServer()
  try {
    const opening = openStores({ home, databaseUrl, eventStoreUrl: empty.url })
    await expect(opening).rejects.toThrow(WrongLogStore)
    await expect(opening).rejects.toThrow('does not hold the log of this installation')
  } finally {
    await empty.stop()
  }
})

test('an installation with its log in an EventStoreDB does not start without it', async () => {
  const opening = openStores({ home, databaseUrl, eventStoreUrl: undefined })
  await expect(opening).rejects.toThrow('This installation keeps its log in EventStoreDB.')
})
