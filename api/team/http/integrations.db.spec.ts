import { listIntegrations } from '@laurel/contract/team/integrations.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createRunner, type Runner } from '../../delivery/runner.ts'
import { openPersonSources } from '../../people/sources/openPersonSources.ts'
import { registered } from '../../people/sources/registeredSource.ts'
import { sourceRunHandler } from '../../people/sources/runs/runSync.ts'
import { openSource } from '../../people/sources/testing/openSource.ts'
import { orchard } from '../../people/sources/testing/orchard.ts'
import { orchardKey, orchardStandIn } from '../../people/sources/testing/orchardStandIn.ts'
import { createTestApi, testSecret } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const bench = await openSource(orchard, orchardStandIn)
const { url } = await createTestDatabase()
const api = createTestApi(url, {
  sourceOrigins: {
    namely: bench.origin,
  },
})
let runner: Runner
let team: TestTeam
beforeAll(async () => {
  const { ledger, database } = api()
  const clock = () => instantOf(new Date())
  const sources = openPersonSources({
    database,
    encryptionKey: testSecret,
    sources: [registered(orchard)],
    clock,
    origin: 'https://laurel.example',
    origins: { namely: bench.origin },
  })
  runner = createRunner({
    database,
    databaseUrl: url,
    handlers: [sourceRunHandler({ ledger, database, sources, clock })],
    onError: error => {
      throw error
    },
  })
  await runner.start()
  team = await api().team('orchard')
  bench.company.change('1013', { email: team.ann.email, managerId: null })
  bench.company.change('1014', { email: team.ben.email, managerId: '1013' })
})
afterAll(async () => {
  await runner.stop()
  await bench.stop()
})

const ask = (as: TestMember, method: 'GET' | 'POST', path: string, payload?: object) =>
  api().ask(as, { method, url: `/v1/team/integrations${path}`, ...(payload ? { payload } : {}) })
const namely = (verb: string, payload: object = {}) => {
  const { clock } = api()
  clock.now = new Date(clock.now.getTime() + 1_000)
  return ask(team.olga, 'POST', `/namely/${verb}`, payload)
}
const integration = async (provider: string) => {
  const { body } = await ask(team.olga, 'GET', '')
  return listIntegrations.response.parse(body).integrations.find(each => each.provider === provider)
}
const Begun = z.object({ log_id: z.string() })
const ended = async (answer: { readonly body: unknown }) => {
  const { log_id: id } = Begun.parse(answer.body)
  await expect
    .poll(async () => (await ask(team.olga, 'GET', `/logs/${id}`)).body, { timeout: 60_000 })
    .toMatchObject({ log: { ended_at: expect.any(String) } })
  return id
}

describe('an integration with credentials', () => {
  test('is connected by them, and no secret comes back', async () => {
    expect(await integration('namely')).toMatchObject({ is_connected: false, kind: 'data_sync' })
    const wrong = await namely('test', { apikey: 'wrong' })
    expect(wrong.body).toMatchObject({ ok: false, error: 'CONNECTION_FAILED' })
    expect(wrong.text).not.toContain('"wrong"')
    const connected = await namely('set_credentials', { apikey: orchardKey })
    expect(connected).toMatchObject({
      status: 200,
      body: {
        ok: true,
        integration: { is_connected: true, fields: [{ name: 'apiKey', is_set: true, value: null }] },
      },
    })
    expect((await namely('test')).body).toMatchObject({ ok: true })
    expect((await ask(team.olga, 'GET', '')).text).not.toContain(orchardKey)
  })

  test('names the field that is wrong', async () => {
    expect(await namely('set_credentials', { apikey: 'x'.repeat(2001) })).toMatchObject({ status: 400 })
    const other = await api().team('other')
    expect(await ask(other.olga, 'POST', '/namely/set_credentials', {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.apiKey' }] },
    })
  })

  test('shows in a dry run what a sync would change, and then syncs', async () => {
    const dry = await ended(await namely('dry_run'))
    const shown = await ask(team.olga, 'GET', `/logs/${dry}?change=update`)
    expect(shown.body).toMatchObject({
      log: { state: 'done', is_dry_run: true, updated: 2, asked_by: 'Olga' },
      people: [
        { user_id: team.ann.memberId, outcome: 'waiting', name: 'Chloe Bennett' },
        { user_id: team.ben.memberId },
      ],
    })
    expect(shown.text).toContain('"label":"Manager","before":null,"after":"Ann"')
    await ended(await namely('sync'))
    expect((await integration('namely'))?.latest_log).toMatchObject({ state: 'done', updated: 2 })
    const { body } = await api().ask(team.olga, { url: `/v1/admin/users/${team.ann.memberId}/field_sources` })
    expect(body).toContainEqual({
      field: 'birthday',
      label: 'Birthday',
      provider: 'Orchard',
      set_at: expect.any(String),
    })
    expect((await ask(team.olga, 'GET', '/logs?provider=namely')).body).toMatchObject({
      logs: [{ is_dry_run: false }, { is_dry_run: true }],
      next: null,
    })
  })

  test('holds a sync that would deactivate many until an administrator confirms', async () => {
    bench.company.leave('1014', '2026-03-01')
    const held = await namely('sync')
    const { log_id: id } = Begun.parse(held.body)
    await expect
      .poll(async () => (await ask(team.olga, 'GET', `/logs/${id}`)).body, { timeout: 60_000 })
      .toMatchObject({ log: { state: 'needs_confirmation', deactivated: 1 } })
    const confirmed = await namely('confirm', { goes_on: true })
    expect(confirmed.body).toMatchObject({ ok: true })
    await ended(confirmed)
    const ben = await api().ledger.member(team.teamId, team.ben.memberId)
    expect(ben.kind === 'known' && ben.isActive).toBe(false)
    expect((await namely('confirm', { goes_on: true })).body).toMatchObject({ error: 'NOTHING_TO_CONFIRM' })
  })

  test('maps fields, and refuses those that do not fit', async () => {
    const mapping = { birthday: 'birthday', hr_cost_center: 'custom:Cost center' }
    expect((await namely('update_fields', { mapping })).body).toMatchObject({ integration: { mapping } })
    expect(await namely('update_fields', { mapping: { manager: 'title' } })).toMatchObject({ status: 400 })
    expect(await namely('update_fields', { mapping: { birthday: 'shoe size' } })).toMatchObject({
      status: 400,
    })
  })

  test('is of one team alone', async () => {
    const other = await api().team('isolated')
    const logs = await ask(other.olga, 'GET', '/logs')
    expect(logs.body).toEqual({ logs: [], next: null })
    const own = z.object({ logs: z.array(z.object({ id: z.string() })) })
    const [log] = own.parse((await ask(team.olga, 'GET', '/logs')).body).logs
    expect((await ask(other.olga, 'GET', `/logs/${log?.id}`)).status).toBe(404)
    expect((await ask(other.olga, 'POST', '/namely/sync', {})).body).toMatchObject({ error: 'NOT_CONNECTED' })
  })

  test('is disconnected, and keeps what it set', async () => {
    expect((await namely('disconnect')).body).toMatchObject({
      ok: true,
      integration: { is_connected: false },
    })
    const ann = await api().ledger.member(team.teamId, team.ann.memberId)
    expect(ann.kind === 'known' && ann.details.birthday).toMatch(/^\d\d-\d\d$/)
  })
})

describe('an integration by a grant', () => {
  const gusto = (verb: string, payload: object = {}) => ask(team.olga, 'POST', `/gusto/${verb}`, payload)
  const Granting = z.object({ authorize_url: z.string() })
  const state = async () => {
    const { authorize_url: address } = Granting.parse((await gusto('authorize')).body)
    return new URL(address).searchParams.get('state')
  }

  test('asks for the subdomain first', async () => {
    expect(await gusto('authorize')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.subdomain' }] },
    })
    expect((await gusto('set_subdomain', { subdomain: 'evil.example/' })).status).toBe(400)
    expect((await gusto('set_subdomain', { subdomain: 'Juniper' })).body).toMatchObject({
      ok: true,
      integration: { subdomain: 'juniper', needs_subdomain: true },
    })
    expect(Granting.parse((await gusto('authorize')).body).authorize_url).toContain(
      'https://juniper.grove.example',
    )
  })

  test('takes a code with the state that this administrator began with, once', async () => {
    const begun = await state()
    expect((await gusto('exchange_code', { code: 'yes', state: 'forged' })).body).toMatchObject({ ok: false })
    expect((await gusto('exchange_code', { code: 'yes' })).body).toMatchObject({ ok: false })
    expect((await gusto('exchange_code', { code: 'yes', state: begun })).body).toMatchObject({
      ok: true,
      integration: { is_connected: true },
    })
    expect((await gusto('exchange_code', { code: 'yes', state: begun })).body).toMatchObject({ ok: false })
  })

  test('says why a code was refused', async () => {
    expect((await gusto('exchange_code', { code: 'no', state: await state() })).body).toMatchObject({
      ok: false,
      error: 'CONNECTION_FAILED',
      message: 'Grove does not accept the code.',
    })
  })
})
