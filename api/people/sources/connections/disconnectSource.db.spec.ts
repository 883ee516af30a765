import { describe, expect, test } from 'vitest'
import { createRunner } from '../../../delivery/runner.ts'
import { fieldSourcesOf } from '../provenance.ts'
import { startSources } from '../testing/startSources.ts'
import { clearHandler, disconnectSource } from './disconnectSource.ts'
import { saveSourceConnection, sourceConnectionOf } from './sourceConnections.ts'

/** A team whose source set the fields of its people, and 1013 left by it. */
const start = async () => {
  const laurel = await startSources()
  await laurel.ledger.handle({
    ...laurel.envelope(),
    type: 'syncMemberFields',
    data: {
      memberId: laurel.memberOf('1014'),
      fields: { XfDEPT: 'Orchards' },
      managerId: null,
      dates: { birthday: null, joinedOn: null },
    },
  })
  laurel.company.leave('1013', '2026-03-01')
  await laurel.sync()
  const { database, ledger, sources, clock, teamId } = laurel
  const runner = createRunner({
    database,
    databaseUrl: laurel.url,
    handlers: [clearHandler({ database, ledger, sources, clock })],
    clock,
    onError: error => {
      throw error
    },
  })
  const disconnect = async (keeps: boolean) => {
    await disconnectSource({ sources }, { teamId, name: 'namely' }, { keeps }, clock())
    return async () => {
      for (let rounds = 0; rounds < 5; rounds += 1) {
        await runner.runDue()
        laurel.pass(60_000)
      }
    }
  }
  const sourcesOf = (id: string) => fieldSourcesOf(database, teamId, laurel.memberOf(id))
  return { ...laurel, disconnect, sourcesOf }
}

describe('disconnecting a source', () => {
  test('keeps what it set, and forgets the credentials and who is who', async () => {
    const laurel = await start()
    const { details, fields } = await laurel.member('1014')
    await (await laurel.disconnect(true))()
    expect(await sourceConnectionOf(laurel.sources.store, laurel.teamId, 'namely')).toBeUndefined()
    expect((await laurel.database.query('select from sources.links')).rows).toEqual([])
    expect(await laurel.member('1014')).toMatchObject({ details, fields })
    expect(await laurel.sourcesOf('1014')).not.toEqual([])
  })

  test('clears what it set, for everyone, and brings no one back who left', async () => {
    const laurel = await start()
    const before = await laurel.member('1014')
    expect(before.details.birthday).not.toBeNull()
    await (await laurel.disconnect(false))()
    const after = await laurel.member('1014')
    expect(after.details).toMatchObject({ birthday: null, joinedOn: null })
    expect(after.managerId).toBeNull()
    expect(after.fields).toEqual({})
    expect(await laurel.sourcesOf('1014')).toEqual([])
    expect((await laurel.database.query('select from sources.field_sources')).rows).toEqual([])
    expect((await laurel.member('1013')).isActive).toBe(false)
  })

  test('leaves what another source set', async () => {
    const laurel = await start()
    await laurel.database.query(
      `update sources.field_sources set source = 'bamboohr' where member_id = $1 and field = 'birthday'`,
      [laurel.memberOf('1014')],
    )
    const { birthday } = (await laurel.member('1014')).details
    await (await laurel.disconnect(false))()
    expect((await laurel.member('1014')).details).toMatchObject({ birthday, joinedOn: null })
    expect((await laurel.sourcesOf('1014')).map(({ field }) => field)).toEqual(['birthday'])
  })

  test('clears nothing where the source was connected again before the work began', async () => {
    const laurel = await start()
    const work = await laurel.disconnect(false)
    const subject = { teamId: laurel.teamId, source: 'namely' as const, settings: { apiKey: 'another' } }
    await saveSourceConnection(laurel.sources.store, subject, laurel.clock())
    await work()
    expect((await laurel.member('1014')).details.birthday).not.toBeNull()
    expect(await laurel.sourcesOf('1014')).not.toEqual([])
  })
})
