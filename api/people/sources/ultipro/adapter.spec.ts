import { ultiProStandIn } from '@laurel/scripts/sandbox/sources/ultipro/ultiProStandIn.ts'
import { expect, onTestFinished, test } from 'vitest'
import { describeSource } from '../suite/describeSource.ts'
import { openSource } from '../testing/openSource.ts'
import { ultiPro } from './adapter.ts'
import { UltiProSettings } from './settings.ts'

describeSource('UltiPro', {
  title: ultiPro.title,
  capabilities: ultiPro.capabilities,
  secrets: [String(ultiProStandIn.settings.password), String(ultiProStandIn.settings.customerApiKey)],
  lacks: ['custom'],
  listsLeavers: true,
  isRunLarge: true,
  start: wanted => openSource(ultiPro, ultiProStandIn, wanted),
})

test('a person who slips from one page to another while people come or go is there, and not read', async () => {
  const bench = await openSource(ultiPro, ultiProStandIn, { size: 2_100 })
  onTestFinished(bench.stop)
  const [seen, unreadable]: [Set<string>, string[]] = [new Set(), []]
  for await (const page of bench.client.people({ since: null }, new AbortController().signal)) {
    for (const { externalId } of page.people) seen.add(externalId)
    unreadable.push(...page.unreadable.map(({ externalId }) => externalId))
    if (seen.size < 1_500) for (const { id } of bench.company.people().slice(0, 3)) bench.company.remove(id)
  }
  const there = bench.company.people().map(({ id }) => id)
  expect(there.filter(id => !seen.has(id) && !unreadable.includes(id))).toEqual([])
  expect(unreadable.length).toBeGreaterThan(0)
})

test('the credentials go to hosts of UltiPro alone', () => {
  const hostOf = (host: string) => UltiProSettings.safeParse({ ...ultiProStandIn.settings, host }).success
  expect(hostOf('service5.ultipro.com')).toBe(true)
  for (const host of [
    'ultipro.com.evil.example',
    'evil.example/.ultipro.com',
    'evilultipro.com',
    '127.0.0.1',
  ])
    expect(hostOf(host), host).toBe(false)
})
