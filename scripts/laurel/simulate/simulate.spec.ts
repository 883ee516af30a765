import { simulatePolicy } from '@laurel/ledger/audit/simulatePolicy.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, test } from 'vitest'
import { parsePolicy } from './parsePolicy.ts'
import { asJson, asTable } from './simulationText.ts'

describe('a policy file', () => {
  test('names the changes', () => {
    expect(parsePolicy('p.json', '{"celebrations":{"percent":200}}')).toEqual({
      celebrations: { percent: 200 },
    })
  })

  test.each([
    ['{', 'p.json is not JSON.'],
    ['{"expiry":{"months":0}}', 'expiry.months'],
    ['{"allowance":{"interval":"DAILY"}}', 'allowance.interval'],
    ['{"allowances":{}}', 'allowances'],
  ])('%s is refused by name', (text, message) => {
    expect(() => parsePolicy('p.json', text)).toThrow(message)
  })
})

describe('the result', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const { teamId, give } = await createTestTeam(ledger, { name: 'evergreen', memberNames: ['Ann', 'Ben'] })
  await settle(ledger, accepted(await give('Ann', ['Ben'], 20)).events)
  const simulation = await simulatePolicy(log, {
    teamId,
    policy: { allowance: { shoutoutPoints: 10 } },
    from: '2020-01-01T00:00:00.000Z',
    until: '2030-01-01T00:00:00.000Z',
  })

  test('stands side by side, with the difference and the refusals', () => {
    const text = asTable(simulation)
    expect(text).toMatch(/points given +20 +0 +-20\n/)
    expect(text).toMatch(/shoutouts +1\n/)
    expect(text).toContain('ALLOWANCE_EXHAUSTED')
    expect(text).toContain('People behave as they did')
  })

  test('is JSON for programs', () => {
    expect(JSON.parse(asJson(simulation))).toMatchObject({
      today: { given: 20 },
      alternative: { given: 0 },
      refused: { counts: { shoutout: 1 } },
    })
  })
})
