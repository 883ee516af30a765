import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createCompany } from '../testing/company.ts'
import { createProjections } from './createProjections.ts'
import { ProjectedNotice, projectedChannel } from './waiting/notice.ts'

const { url } = await createTestDatabase()
const company = await createCompany()
const worker = createProjections({ log: company.log, databaseUrl: url })
const reader = createProjections({ log: company.log, databaseUrl: url })
const aDay = 86_400_000
const client = new Client({ connectionString: url })
await Promise.all([worker.start(), client.connect()])
afterAll(() => Promise.all([worker.stop(), reader.stop(), client.end()]))

it('a reader waits for what it wrote, in the process that projects and in any other', async () => {
  const { position } = await company.settled(company.team.give('Ann', ['Ben'], 5))
  expect(await Promise.all([worker, reader].map(each => each.waitForPosition(position, 5000)))).toEqual([
    true,
    true,
  ])
  expect(await reader.lag()).toMatchObject({
    position,
    isBehind: false,
    behindSeconds: 0,
    lastFailure: null,
  })
})

it('what the log does not hold is not waited for', async () => {
  const head = await company.log.head()
  expect(await reader.waitForPosition(head + 1, aDay)).toBe(false)
})

it('a log that ends before the read models differs from one they are behind', async () => {
  const head = await company.log.head()
  const restored = createProjections({
    log: { ...company.log, head: () => Promise.resolve(head - 3) },
    databaseUrl: url,
  })
  expect(await restored.waitForPosition(head - 3, aDay)).toBe(false)
  expect((await restored.lag()).lastFailure).toContain('restored from a backup')
  await restored.stop()
})

it('a notice names whom it concerns', async () => {
  const notices: ProjectedNotice[] = []
  client.on('notification', ({ payload }) => notices.push(ProjectedNotice.parse(JSON.parse(payload ?? ''))))
  await client.query(`listen ${projectedChannel}`)
  const { position } = await company.settled(company.team.give('Ann', ['Cleo'], 5))
  await expect.poll(() => notices.at(-1)?.position).toBe(position)
  expect(notices.flatMap(notice => notice.teamIds)).toContain(company.teamId)
  expect(new Set(notices.flatMap(notice => notice.memberIds))).toEqual(
    new Set([company.team.memberId('Ann'), company.team.memberId('Cleo')]),
  )
})
