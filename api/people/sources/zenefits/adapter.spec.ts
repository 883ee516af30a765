import { zenefitsStandIn } from '@laurel/scripts/sandbox/sources/zenefits/zenefitsStandIn.ts'
import { expect, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../suite/openSource.ts'
import { zenefits } from './adapter.ts'

describeSource('Zenefits', {
  title: zenefits.title,
  capabilities: zenefits.capabilities,
  secrets: [String(zenefitsStandIn.settings.apikey)],
  lacks: ['custom'],
  listsLeavers: true,
  start: wanted => openSource(zenefits, zenefitsStandIn, wanted),
})

test('the key goes to no other address than that of Zenefits', async () => {
  const called: string[] = []
  const answer = { data: { data: [], next_url: 'https://elsewhere.example/core/people?starting_after=1' } }
  const client = zenefits.create(
    { apikey: 'a-key' },
    {
      fetch: async input => {
        called.push(input instanceof Request ? input.url : String(input))
        return Response.json(answer)
      },
      clock: () => '2026-03-02T09:00:00.000Z',
      random: () => 0.5,
    },
  )
  const reading = (async () => {
    for await (const page of client.people({ since: null }, new AbortController().signal))
      expect(page.people).toEqual([])
  })()
  await expect(reading).rejects.toThrow('another address')
  expect(called).toHaveLength(1)
})
