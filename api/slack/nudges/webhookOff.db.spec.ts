import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { expect, it } from 'vitest'
import { startNudging } from './testing/startNudging.ts'

const { teamId, now, database, makeAdministrator, be, sent } = await startNudging()

const messages = () => sent(/The webhook (.*?) is off, because it (.*?)\./)

it('tells each administrator once that a webhook was switched off, unless one of them did it', async () => {
  await makeAdministrator('UANN')
  const webhookId = crypto.randomUUID()
  await database.query(
    `insert into developers.webhooks
       (webhook_id, team_id, url, description, types, includes_messages, secret, position, created_by, created_at)
     values ($1, $2, 'https://events.juniper.example/laurel', 'Data warehouse', '{}', false, '', 0, $3, $4)`,
    [webhookId, teamId, memberIdOf(teamId, 'UANN'), now()],
  )
  const is = (reason: string | null, failingSince: string | null) =>
    database.query(
      'update developers.webhooks set disabled_reason = $2, failing_since = $3 where webhook_id = $1',
      [webhookId, reason, failingSince],
    )
  await is('administrator', null)
  await be('2026-12-07T12:00:00.000Z')
  expect(messages()).toEqual([])
  await is('failures', '2026-12-02T12:00:00.000Z')
  await be('2026-12-08T12:00:00.000Z')
  await be('2026-12-09T12:00:00.000Z')
  expect(messages()).toEqual(['DUANN Data warehouse failed for five days'])

  await is(null, null)
  await is('gone', '2026-12-09T13:00:00.000Z')
  await be('2026-12-10T12:00:00.000Z')
  expect(messages().slice(1)).toEqual(['DUANN Data warehouse answered that it is gone'])
})
