import { describe, expect, test } from 'vitest'
import { signal } from '../testing/sourceSpec.ts'
import { startSources } from '../testing/startSources.ts'
import { oweSourceRuns } from './oweRuns.ts'
import { purgeSourceRuns } from './purgeRuns.ts'
import { listRuns } from './runRows.ts'

const minute = 60_000
const hour = 60 * minute

/** A team that is connected; `tick` is what the schedule does each minute, with the work that it begins. */
const start = async () => {
  const laurel = await startSources()
  const tick = async () => {
    await oweSourceRuns(laurel.sources, laurel.clock(), signal)
    await laurel.work()
  }
  const runs = async () =>
    (await listRuns(laurel.database, laurel.teamId, { limit: 200 })).map(({ isFull }) => isFull)
  /** Lets hours pass, in each of which the schedule looks often. */
  const passHours = async (hours: number) => {
    for (let quarter = 0; quarter < hours * 4; quarter += 1) {
      laurel.pass(15 * minute)
      await tick()
    }
  }
  return { ...laurel, tick, runs, passHours }
}

describe('the schedule of syncs', () => {
  test('begins nothing before an administrator asked for the first run', async () => {
    const laurel = await start()
    await laurel.passHours(1)
    expect(await laurel.runs()).toEqual([])
  })

  test('reads what changed each hour, and everyone once each night', async () => {
    const laurel = await start()
    await laurel.sync()
    await laurel.passHours(24)
    const runs = await laurel.runs()
    expect(runs.filter(isFull => isFull)).toHaveLength(2)
    expect(runs.length).toBeGreaterThanOrEqual(23)
    expect(runs.length).toBeLessThanOrEqual(26)
  })

  test('catches up with one run of everyone after a time without Laurel', async () => {
    const laurel = await start()
    await laurel.sync()
    laurel.pass(100 * 24 * hour)
    await purgeSourceRuns(laurel.database, laurel.clock())
    expect(await laurel.runs()).toEqual([])
    await laurel.tick()
    expect(await laurel.runs()).toEqual([true])
  })

  test('looks at a connection only when something of it may be due', async () => {
    const laurel = await start()
    await laurel.sync()
    await laurel.tick()
    const looked = await laurel.database.query(
      'select connection_id from sources.connections where next_look_at <= $1',
      [laurel.clock()],
    )
    expect(looked.rows).toEqual([])
  })

  test('leaves a held run until the night, and gives it up after 7 days with what it read', async () => {
    const laurel = await start()
    await laurel.sync()
    for (let id = 1011; id < 1022; id += 1) laurel.company.leave(String(id), '2026-03-01')
    laurel.pass(hour)
    const held = await laurel.sync()
    expect(held.state).toBe('needs_confirmation')
    await laurel.passHours(2)
    expect(await laurel.runs()).toHaveLength(2)
    const staged = async () => (await laurel.database.query('select from sources.staged')).rows.length
    expect(await staged()).toBeGreaterThan(0)
    laurel.pass(7 * 24 * hour)
    await purgeSourceRuns(laurel.database, laurel.clock())
    expect((await laurel.runNamed(held.runId)).state).toBe('cancelled')
    expect(await staged()).toBe(0)
  })

  test('goes on after a run whose job was given up', async () => {
    const laurel = await start()
    const stuck = await laurel.sync()
    await laurel.database.query(`update sources.runs set state = 'planning' where run_id = $1`, [stuck.runId])
    laurel.pass(hour)
    const next = await laurel.sync()
    expect(next.state).toBe('done')
    expect(await laurel.runNamed(stuck.runId)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('could not finish'),
    })
  })
})
