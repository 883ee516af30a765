import { expect, it } from 'vitest'
import { deliveryIdOf } from './slackInbox.ts'

const rawBody = Buffer.from('text=thanks')

it('identifies a delivery by the id that Slack repeats with a retry', () => {
  expect(deliveryIdOf({ type: 'event_callback', event_id: 'Ev1', trigger_id: 'T1' }, rawBody)).toBe('Ev1')
  expect(deliveryIdOf({ command: '/shoutout', trigger_id: 'T1' }, rawBody)).toBe('T1')
})

it.each([undefined, '', 7, 'x'.repeat(101), 'nul\u0000', 'half \ud800'])(
  'identifies a delivery with the id %j by a hash of its body',
  id => {
    expect(deliveryIdOf({ command: '/shoutout', trigger_id: id }, rawBody)).toMatch(/^sha256 [0-9a-f]{64}$/)
  },
)
