import { randomUUID } from 'node:crypto'
import { createUserFieldImport, getUserFieldImport } from '@laurel/contract/people/userFieldImports.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { ChangeMemberDetails } from '@laurel/ledger/members/profile/changeMemberDetails.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { createRunner, type Runner } from '../delivery/runner.ts'
import { importHandler } from '../people/importing/runImport.ts'
import { createTestApi } from './testApi.ts'
import type { TestMember } from './testTeam.ts'

/** An API whose imports of user fields run. */
export const createTestImports = (url: string) => {
  const api = createTestApi(url)
  let runner: Runner

  beforeAll(async () => {
    const { ledger, database } = api()
    const clock = () => instantOf(new Date())
    runner = createRunner({
      database,
      databaseUrl: url,
      handlers: [importHandler({ ledger, database, clock })],
      onError: error => {
        throw error
      },
    })
    await runner.start()
  })
  afterAll(() => runner.stop())

  const path = createUserFieldImport.path

  const sent = async (as: TestMember, file: string | Buffer, query = '', key = randomUUID(), more = {}) => {
    const content = Buffer.from(file).toString('base64')
    const { status, body } = await api().ask(as, {
      method: 'POST',
      url: `${path}${query}`,
      headers: { 'idempotency-key': key },
      payload: { content, ...more },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return createUserFieldImport.response.parse(body)
  }
  const checked = (as: TestMember, file: string | Buffer, more = {}) =>
    sent(as, file, '?dry_run=true', randomUUID(), more)

  const stateOf = async (as: TestMember, id: string | null) => {
    const { body } = await api().ask(as, { url: `${path}/${id}` })
    return getUserFieldImport.response.parse(body)
  }
  const ended = (as: TestMember, id: string | null, step: string) =>
    expect.poll(async () => (await stateOf(as, id)).step, { timeout: 60_000 }).toBe(step)
  const undo = (as: TestMember, id: string | null) =>
    api().ask(as, { method: 'POST', url: `${path}/${id}/undo` })
  const detailsOf = async ({ teamId, memberId }: TestMember) => {
    const member = await api().ledger.member(teamId, memberId)
    if (member.kind === 'unknown') throw new Error('The member is unknown.')
    return member.details
  }
  /** Changes details past the API. */
  const changeDetails = ({ teamId, memberId }: TestMember, changes: ChangeMemberDetails['data']['changes']) =>
    api().ledger.handle({
      type: 'changeMemberDetails',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId, changes },
      policy: undefined,
    })
  const shown = async () => api().shown(await api().log.head())

  return { api, sent, checked, stateOf, ended, undo, detailsOf, changeDetails, shown }
}
