import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { expect, test } from 'vitest'
import { createTestTeam } from '../../../testing/testTeam.ts'
import { createFormService } from './formService.ts'
import { giftCardRequestHandler } from './requestHandler.ts'

const { signal } = new AbortController()

/** Runs the request of Ann against a form service that answers this. */
const run = async (answer: () => Response | Promise<Response>) => {
  const ledger = createLedger({ log: createMemoryLog() })
  const { team } = await createTestTeam(ledger, 'forms')
  const sent: unknown[] = []
  const form = createFormService('https://forms.example/f/1', async (_url, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return answer()
  })
  const { teamId } = team
  const { memberId } = team.ann
  const handler = giftCardRequestHandler({ ledger, form })
  const payload = { teamId, memberId, points: 2500, country: 'TW' }
  const job = {
    id: 1,
    key: 'one',
    kind: 'giftCards.request',
    lane: null,
    owner: teamId,
    payload,
    state: null,
    attempts: 1,
    afterwards: null,
    trace: null,
    holder: 'spec',
  }
  const outcome = await handler.run(job, { signal, keep: () => Promise.resolve() })
  return { outcome, sent, teamId, memberId }
}

test('sends who asks for which amount, as JSON', async () => {
  const { outcome, sent, teamId, memberId } = await run(() => Response.json({ ok: true }))
  expect(outcome).toMatchObject({ kind: 'done' })
  expect(sent).toEqual([
    {
      email: 'ann@forms.test',
      name: 'Ann',
      country: 'TW',
      user_id: memberId,
      team_id: teamId,
      team_name: 'forms',
      point_amount: 2500,
      currency_amount: 'USD 25.00',
      subject: 'Gift card for Ann of forms (TW)',
      from: 'Ann',
      _subject: 'Gift card for Ann of forms (TW)',
      _replyto: 'ann@forms.test',
    },
  ])
})

test('waits for a service that fails, and gives up at one that refuses', async () => {
  expect((await run(() => new Response('', { status: 503 }))).outcome).toMatchObject({ kind: 'failed' })
  expect((await run(() => Promise.reject(new TypeError('lost')))).outcome).toMatchObject({ kind: 'failed' })
  const refusal = () => Response.json({ errors: [{ message: 'Form not found.' }] }, { status: 404 })
  expect((await run(refusal)).outcome).toMatchObject({
    kind: 'dead',
    reason: 'The form service refused the request (404). Form not found.',
  })
})
