import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'
import { checkHealth, type HealthDependencies } from './checkHealth.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const caughtUp = { isBehind: false, behindSeconds: 0, lastFailure: null }

const healthWith = (parts: Partial<HealthDependencies>) =>
  checkHealth({
    database: api().database,
    log: { name: 'The event log', head: async () => 2 },
    projections: { lag: async () => ({ ...caughtUp, head: 2, position: 2, readModels: [] }) },
    ...parts,
  })

describe('the health of the processes', () => {
  test('includes the lag and the number of dead letters', async () => {
    expect(await healthWith({ processLag: async () => caughtUp })).toMatchObject({
      ok: true,
      parts: { processes: { ok: true, detail: 'up to date', deadLetters: 0 } },
    })
    const behind = { ...caughtUp, isBehind: true, behindSeconds: 12 }
    expect(await healthWith({ processLag: async () => behind })).toMatchObject({
      ok: true,
      parts: {
        processes: {
          ok: true,
          isCatchingUp: true,
          behindSeconds: 12,
          detail: 'catching up, 12 s behind the log',
        },
      },
    })
    const justBehind = { ...caughtUp, isBehind: true, behindSeconds: 1 }
    expect((await healthWith({ processLag: async () => justBehind })).parts.processes).toEqual({
      ok: true,
      detail: '1 s behind the log',
      deadLetters: 0,
    })
  })

  test('is bad while they fail', async () => {
    const failing = { isBehind: true, behindSeconds: 12, lastFailure: 'The log cannot be read.' }
    expect(await healthWith({ processLag: async () => failing })).toMatchObject({
      ok: false,
      parts: {
        processes: {
          ok: false,
          detail: '12 s behind the log, and failing',
          reason: 'The log cannot be read.',
        },
      },
    })
  })
})

describe('the health of a store', () => {
  test('is bad where it throws, and names no password', async () => {
    const head = () => Promise.reject(new Error('connect to esdb://admin:secret@log.example refused'))
    expect(await healthWith({ log: { name: 'The event log', head } })).toMatchObject({
      ok: false,
      parts: {
        log: { ok: false, detail: 'The event log fails', reason: 'connect to esdb://log.example refused' },
      },
    })
  })
})

describe('the health of the jobs', () => {
  test('is good while jobs wait for an administrator', async () => {
    const failedSchedule = [{ name: 'celebrate', problem: 'No answer.' }]
    const deliveryHealth = async () => ({
      unknownKinds: ['slack.ofTomorrow'],
      lateMilliseconds: 61_000,
      deadLetters: 2,
      failedSchedule,
    })
    expect(await healthWith({ deliveryHealth })).toMatchObject({
      ok: true,
      parts: {
        delivery: {
          ok: true,
          detail: 'the first due job is 61 s late',
          deadLetters: 2,
          failedSchedule: ['celebrate'],
          reason: 'celebrate: No answer.',
        },
      },
    })
  })
})
