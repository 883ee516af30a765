import { triNetStandIn } from '@laurel/scripts/sandbox/sources/trinet/triNetStandIn.ts'
import { expect, onTestFinished, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { triNet } from './adapter.ts'

describeSource('TriNet', {
  title: triNet.title,
  capabilities: triNet.capabilities,
  secrets: [String(triNetStandIn.settings.clientSecret)],
  lacks: ['custom'],
  listsLeavers: true,
  noticesChangesAmong: 250,
  start: wanted => openSource(triNet, triNetStandIn, wanted),
})

test('an access token that ends in the middle of a run is renewed', async () => {
  const bench = await openSource(triNet, triNetStandIn, { size: 250 })
  onTestFinished(bench.stop)
  let count = 0
  for await (const { people } of bench.client.people({ since: null }, new AbortController().signal)) {
    count += people.length
    bench.pass(3_600_000)
  }
  expect(count).toBe(250)
})
